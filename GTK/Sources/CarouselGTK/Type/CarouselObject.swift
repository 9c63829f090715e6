import CGtk4
import CarouselConfiguration
import CarouselEngine

/// A carousel as a GObject, for functions in C. Anything but a carousel is reported, and nothing happens.
package struct CarouselObject {
  private let stage: Stage?

  /// Creates access to a carousel.
  package init(_ widget: WidgetPointer?) {
    let isCarousel = widget.map(CarouselWidget.isInstance) == true
    if !isCarousel { cgtk_critical("the object is not a SwiftCarousel") }
    stage = isCarousel ? widget.flatMap(Stage.of) : nil
  }

  /// A property.
  package subscript(name: String) -> PropertyValue {
    get { stage.flatMap { WidgetProperty.named(name)?.get($0) } ?? .flag(false) }
    nonmutating set {
      guard let stage, let property = WidgetProperty.named(name) else { return }
      property.set?(stage, property.clamped(newValue))
      stage.notifyChanges()
    }
  }

  /// The time until autoplay advances it, in seconds.
  package var autoplayRemainingTime: Double { stage?.act { $0.autoplayRemainingTime } ?? .infinity }

  package func itemDidEnd(at index: guint) { stage?.act { $0.itemDidEnd(at: Int(index)) } }

  // MARK: Children

  package func insert(_ child: WidgetPointer?, at index: Int) {
    if let child { stage?.children.insert(child, at: index) }
  }
  package func remove(_ child: WidgetPointer?) { if let child { stage?.children.remove(child) } }
  package func reorder(_ child: WidgetPointer?, to index: Int) {
    if let child { stage?.children.reorder(child, to: index) }
  }

  /// Returns a child, or nil if there is none.
  package func child(at index: Int) -> WidgetPointer? {
    guard let list = (stage?.ownItems as? Children)?.list, list.indices.contains(index) else { return nil }
    return list[index]
  }

  // MARK: Items

  /// Returns the index of the item whose widget is or contains this one, or -1 for other widgets.
  package func index(of widget: WidgetPointer?) -> Int {
    guard let stage, let widget else { return -1 }
    if let index = (stage.ownItems as? Children)?.list.firstIndex(where: { $0.contains(widget) }) { return index }
    if let index = stage.controller.index(where: { $0.content?.contains(widget) == true }) { return index }
    return (stage.ownItems as? ModelItems)?.boundIndex(of: widget) ?? -1
  }

  /// Returns the index of the frontmost item at a point, in points from the widget's upper left corner, or -1 if there is
  /// none.
  package func item(at point: Point2D) -> Int {
    guard let item = stage?.controller.item(at: point), !item.isPlaceholder else { return -1 }
    return item.index
  }

  /// Returns the index at which an item is inserted that is dropped at a point, in points from the widget's upper left corner.
  package func insertionIndex(at point: Point2D) -> Int { stage?.controller.insertionIndex(at: point) ?? 0 }

  // MARK: Scrolling

  package func scroll(toItemAt index: Int, animated: Bool) {
    guard let stage else { return }
    let duration = animated ? stage.scrollDuration : 0
    stage.update { $0.scroll(toItemAt: index, duration: duration) }
  }

  package func step(by count: Int) {
    guard let stage else { return }
    stage.update { $0.step(by: count, duration: stage.scrollDuration) }
  }

  /// Has it move by a spring, by the parameters of AdwSpringParams.
  /// - Parameter dampingRatio: 1 comes to rest without overshooting.
  package func setSpring(dampingRatio: Double, mass: Double, stiffness: Double) {
    guard dampingRatio > 0, mass > 0, stiffness > 0, (dampingRatio + mass + stiffness).isFinite else {
      return complain("The damping ratio, the mass and the stiffness of a spring have to be greater than 0")
    }
    let response = 2 * Double.pi * (mass / stiffness).squareRoot()
    stage?.updateByApp { $0.motion = .spring(response: response, bounce: 1 - dampingRatio) }
  }

  package func move(byItems count: Int) -> Bool { stage?.act { $0.move(byItems: count) } ?? false }

  package func userWillAct() { stage?.act { $0.userWillAct() } }

  // MARK: Style options and documents

  /// Sets an option of the style, or restores its default.
  /// - Returns: Whether there is an option with this name.
  package func setOption(_ name: String, to value: Double?) -> Bool {
    guard let option = StyleOption.allCases.first(where: { "\($0.name)" == name }) else {
      let known = StyleOption.allCases.map { "\($0.name)" }.joined(separator: ", ")
      complain("There is no option \"\(name)\"; there are \(known)")
      return false
    }
    stage?.updateByApp { $0.options[option] = value.map(Option.constant) ?? .default }
    return true
  }

  /// Configures it from a document.
  /// - Returns: The reason if the document is invalid.
  package func configure(_ text: String) -> String? {
    do {
      let configuration = try CarouselConfiguration(parsing: text)
      stage?.configure(configuration)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The document, or nil if its style has no name.
  package var configuration: String? { stage.flatMap { try? $0.configuration().text } }
}

extension WidgetProperty {
  /// Returns a value within the range; NaN falls back to the default.
  fileprivate func clamped(_ value: PropertyValue) -> PropertyValue {
    switch kind {
    case .number(let standard, let range): .number(value.number.isNaN ? standard : value.number.clamped(to: range))
    case .count(_, let range): .count(min(max(value.count, range.lowerBound), range.upperBound))
    default: value
    }
  }
}
