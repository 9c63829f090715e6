import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK
import Foundation

/// The document that is being designed, and the carousel that shows it.
final class Blueprint {
  private(set) var configuration = CarouselConfiguration()
  let carousel: Carousel
  /// Called with the document's text when it has changed.
  var changed: (String) -> Void = { _ in }

  init(_ carousel: Carousel, style: String) {
    self.carousel = carousel
    configuration.styleName = style
    apply()
  }

  /// Has the carousel be as a document says.
  func set(_ configuration: CarouselConfiguration) {
    self.configuration = configuration
    apply()
    changed(configuration.text)
  }

  func setStyle(_ name: String) {
    var changed = configuration
    changed.styleName = name
    set(changed)
  }

  /// Everything but the style at its default.
  func reset() {
    var fresh = CarouselConfiguration()
    fresh.styleName = configuration.styleName
    set(fresh)
  }

  /// Reads a document's text.
  /// - Returns: What is wrong with it; nil where it was taken.
  func read(_ text: String) -> String? {
    do {
      set(try CarouselConfiguration(parsing: text))
      return nil
    } catch { return error.description }
  }

  private func apply() {
    carousel.configure(configuration) { index, reused in
      let card = reused ?? gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_widget_add_css_class(card, "card-back")
      return card
    }
  }
}
