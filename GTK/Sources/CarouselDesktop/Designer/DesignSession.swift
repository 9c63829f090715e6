import CGtk4
import CarouselConfiguration
import CarouselDesigner
import CarouselGTK

/// A designer with the carousel that shows the design.
final class DesignSession {
  private(set) var designer: Designer
  let carousel: Carousel
  /// Called after the document has changed.
  var changed: () -> Void = {}
  /// Called with the settings of a new carousel that documents can't contain.
  var dressed: (Carousel) -> Void = { _ in }

  init(_ carousel: Carousel, style: String) {
    self.carousel = carousel
    var configuration = CarouselConfiguration()
    configuration.styleName = style
    designer = Designer(DesignState(configuration))
    apply()
  }

  var configuration: CarouselConfiguration { designer.configuration }

  /// Changes the design at a time in seconds, and updates the carousel.
  @discardableResult
  func change<Answer>(_ change: (inout Designer, _ time: Double) -> Answer) -> Answer {
    let before = designer.state
    let answer = change(&designer, Double(g_get_monotonic_time()) / 1e6)
    if designer.state != before { apply() }
    return answer
  }

  /// Opens a document's text.
  /// - Throws: The problems of the text; then nothing is changed.
  func open(_ text: String) throws(ConfigurationError) {
    var wrong: ConfigurationError?
    change { designer, time in
      do throws(ConfigurationError) { try designer.open(text, at: time) } catch { wrong = error }
    }
    if let wrong { throw wrong }
  }

  /// Reads the carousel's measures, on which paths and the defaults of options depend.
  func measure() {
    let size = carousel.viewport, item = carousel.measuredItemSize
    guard size.width > 0, size.height > 0, item.width > 0, item.height > 0 else { return }
    designer.stage = StageMeasures(
      width: size.width, height: size.height, itemWidth: item.width, itemHeight: item.height)
  }

  private func apply() {
    carousel.configure(configuration) { index, reused in
      let size = CarouselItems.coverSize
      let item = DrawingItem.reusing(reused, width: size.width, height: size.height)
      item.show(.plain(index + 100))
      return item.widget
    }
    dressed(carousel)
    measure()
    changed()
  }
}

/// A field and its location in the design, for a row.
struct Binding {
  unowned let session: DesignSession
  let place: FieldPlace
  let field: Field

  init?(_ session: DesignSession, _ place: FieldPlace) {
    guard let field = session.designer.field(at: place) else { return nil }
    (self.session, self.place, self.field) = (session, place, field)
  }

  /// The document's value; nil if it has none.
  var given: JSON? { session.designer.value(at: place) }

  /// The value that applies: the document's, or else the default.
  var value: JSON? { given ?? session.designer.defaultValue(at: place) }

  /// Changes the document; nil resets the value.
  /// - Parameter isOpen: Whether the change continues, as in a drag.
  func set(_ value: JSON?, isOpen: Bool = false) {
    session.change { $0.set(value, at: place, time: $1, isOpen: isOpen) }
  }
}
