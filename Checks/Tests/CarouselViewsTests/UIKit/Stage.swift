import CarouselEngine
@testable import CarouselViews
import Testing
import UIKit

/// All tests of the host, one after another: there is one device.
@MainActor @Suite(.serialized) struct TheHost {}

/// A carousel on a screen, with an app that writes down what it hears.
@MainActor
final class Stage {
  let window: UIWindow
  let carousel: CarouselView
  let app: App

  /// - Parameter prepare: Sets the carousel up before it gets its data source.
  init(
    items: Int = 12, placeholders: Int = 0, size: CGSize = CGSize(width: 600, height: 300),
    item: CGSize = CGSize(width: 100, height: 80), prepare: (CarouselView) -> Void = { _ in }
  ) {
    Device.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    carousel = CarouselView(frame: CGRect(x: 100, y: 200, width: size.width, height: size.height))
    app = App(items: items, placeholders: placeholders, size: item)
    window.addSubview(carousel)
    prepare(carousel)
    carousel.delegate = app
    carousel.dataSource = app
    Device.layOut()
  }

  /// The middle of an item as it is seen, in the window.
  func place(_ index: Int) -> CGPoint? {
    guard let carrier = carrier(index) else { return nil }
    let bounds = carrier.bounds
    return carrier.layer.project(CGPoint(x: bounds.midX, y: bounds.midY)).map {
      CGPoint(x: $0.x + carousel.frame.minX, y: $0.y + carousel.frame.minY)
    }
  }

  /// Drags in even steps, a frame each.
  @discardableResult
  func drag(from start: CGPoint, by way: CGPoint, steps: Int = 10, lift: Bool = true) -> Finger {
    let finger = Finger(at: start, in: window)
    for step in 1...steps {
      Device.frame()
      let share = CGFloat(step) / CGFloat(steps)
      finger.move(to: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
    }
    if lift { finger.lift() }
    return finger
  }

  func tap(_ place: CGPoint) { Finger(at: place, in: window).lift() }

  /// Where the items are in the picture must be where the engine says.
  func checkPicture(_ comment: String = "") {
    let carousel = self.carousel
    let items = carousel.controller.placedItems
    #expect(items.count == carriers.filter { $0.item?.isLeaving != true }.count, "\(comment)")
    for item in items {
      guard let carrier = carousel.controller.view(at: item.index) else {
        Issue.record("item \(item.index) has no view \(comment)")
        continue
      }
      let rows = item.placement.transform.rows
      let numbers = [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
      // Of an item that is shown more than once, one is asked for.
      guard carrier.item?.slot == item.slot else { continue }
      #expect(carrier.layer.transform.numbers.map { Double($0) } == numbers, "item \(item.index) \(comment)")
      #expect(carrier.layer.opacity == Float(item.placement.opacity), "item \(item.index) \(comment)")
      #expect(carrier.isHidden == item.placement.isHidden, "item \(item.index) \(comment)")
      #expect(carrier.isUserInteractionEnabled == item.placement.isInteractive, "item \(item.index) \(comment)")
      let middle = carousel.controller.carousel.middle
      #expect(carrier.center == CGPoint(x: middle.x, y: middle.y), "item \(item.index) \(comment)")
      #expect(carrier.layer.zPosition == CGFloat(item.order), "item \(item.index) \(comment)")
      #expect(
        carousel.contentView.subviews.filter { $0 is ItemView }.firstIndex(of: carrier) == item.order,
        "item \(item.index) is painted at another place \(comment)")
      let content = carrier.content
      #expect(content.layer.transform == CATransform3DIdentity && content.alpha == 1, "\(comment)")
      #expect(content.center == CGPoint(x: carrier.bounds.midX, y: carrier.bounds.midY), "\(comment)")
    }
    #expect(Device.breaches == [], "\(comment)")
  }
}

typealias PlatformButton = UIButton

extension Stage {
  /// How far an item is placed to the right of the middle, in whole points.
  static func way(of view: UIView) -> Int { Int(view.superview!.layer.transform.m41.rounded()) }
}

extension UIView {
  var shade: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  func name(_ name: String) { accessibilityLabel = name }
  func resize(to size: CGSize) { bounds = CGRect(origin: .zero, size: size) }
}

extension CarouselView {
  var isSetUp: Bool { gestureRecognizers?.isEmpty == false }
  func restore(from coder: NSCoder) { decodeRestorableState(with: coder) }
}

typealias PlatformField = UITextField

extension Device {
  static func read(_ isRunning: Bool) { set(isVoiceOverRunning: isRunning) }
}

extension Stage {
  /// A pointer comes over the carousel, or goes.
  func point(isInside: Bool) {
    let hover = carousel.gestureRecognizers!.compactMap { $0 as? UIHoverGestureRecognizer }.first!
    hover.hover(isInside ? .began : .ended)
  }

  /// Somebody types into a view; into none that is here, where it is nil.
  func keyboard(in view: UIView?) {
    for field in carousel.itemView(at: 0)!.subviews + [carousel] { field.resignFirstResponder() }
    view?.becomeFirstResponder()
  }
}

extension ControlButton {
  /// A finger presses it.
  func press() { if isEnabled { taps += 1 } }
  var symbolShown: String? { images[.normal]?.name }
}

extension CountLabel {
  var shownText: String? { text }
}

extension CarouselControls {
  func mirror() { direction = .rightToLeft }
  func darken() {
    Device.isDark = true
    traitCollectionDidChange(nil)
  }
}

extension DotsView {
  func tap(at place: CGPoint) {
    guard let window, let superview else { return }
    let (x, y) = (superview.frame.minX + frame.minX + place.x, superview.frame.minY + frame.minY + place.y)
    Finger(at: CGPoint(x: x, y: y), in: window).lift()
  }
}
