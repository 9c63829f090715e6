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
    let isVertical = configuration["axis"]?.string == "vertical"
    if carousel.isVertical != isVertical { carousel.isVertical = isVertical }
    carousel.update { configuration.apply(to: &$0) }
    // What moves by itself is the host's, which knows when people want less of it.
    carousel.update { $0.autoscroll = 0 }
    carousel.autoscroll = configuration["autoscroll"]?.number ?? 0
    carousel.autoplay = configuration["autoplay"]?.number ?? 0
    carousel.decorations = (configuration["decorations"]?.array ?? []).compactMap(Self.decoration)
  }

  private static func decoration(_ json: JSON) -> Decoration? {
    func number(_ name: String, _ standard: Double) -> Double { json[name]?.number ?? standard }
    switch json["name"]?.string {
    case "reflection":
      return .reflection(gap: number("gap", 0), height: number("height", 0.4), alpha: number("alpha", 0.5))
    case "shadow":
      var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1)
      if let text = json["color"]?.string { gdk_rgba_parse(&color, text) }
      return .shadow(
        x: number("x", 0), y: number("y", 12), blur: number("blur", 28), color: color,
        opacity: json["opacity"]?.number)
    case "cached": return .cached
    default: return nil
    }
  }
}
