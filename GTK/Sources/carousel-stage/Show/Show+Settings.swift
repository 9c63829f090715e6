import CGtk4
import CarouselConfiguration
import CarouselGTK
import Foundation

// What tests set: settings and options by their names in documents and attributes, and what the widget has besides.
extension Show {
  func set(_ name: String, _ value: Any?) throws {
    let number = (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init) ?? .nan
    switch name {
    case "clips": carousel.clipsToBounds = number != 0
    case "isList": carousel.isList = number != 0
    case "showsPauseButton": carousel.showsPauseButton = number != 0
    case "isPaused": carousel.isPaused = number != 0
    case "autoplay": carousel.autoplay = number
    // The times of items; null until they have ended.
    case "itemIntervals":
      let intervals = (value as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue ?? .infinity }
      items.autoplayInterval = { intervals.indices.contains($0) ? intervals[$0] : 0 }
    case "mayAdvance": itemListener?.mayAdvance = number != 0
    case "scrollOffset": carousel.scrollOffset = number
    case "style": carousel.style = try style(value)
    case "motion":
      carousel.motion = value as? String == "system" ? .system : value as? String == "spring" ? .spring : .classic
    case "decorations":
      carousel.decorations = try (value as? [String] ?? []).map(decoration)
    case "backs":
      carousel.backs = CarouselBacks(isTurned: { [unowned self] in $0 == turned }, widget: Self.back)
    case "direction":
      gtk_widget_set_direction(carousel.widget, value as? String == "rtl" ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    case "turned":
      turned = Int(number)
      carousel.refreshDecorations()
    case "configuration":
      carousel.configure(try CarouselConfiguration(parsing: value as? String ?? ""), back: Self.back)
    default:
      if let setting = CarouselSetting(named: name) {
        return carousel.update { $0.settings[setting] = Point2D(x: number, y: 0) }
      }
      guard let option = StyleOption.allCases.first(where: { "\($0.name)" == name }) else {
        throw Mistake("no setting \(name)")
      }
      carousel.options[option] = .constant(number)
    }
  }

  private func style(_ value: Any?) throws -> AnyCarouselStyle {
    let name = value as? String ?? ""
    guard let style = NamedStyle.named(name)?.style ?? AnyCarouselStyle.own[name] else {
      throw Mistake("no style \(name)")
    }
    return style
  }

  private func decoration(_ name: String) throws -> Decoration {
    switch name {
    case "reflection": .reflection(gap: 4)
    case "shadow": .shadow()
    case "cached": .cached
    default: throw Mistake("no decoration \(name)")
    }
  }

  private static func back(_ index: Int, _ reused: WidgetPointer?) -> WidgetPointer {
    let button = reused ?? gtk_button_new()!
    gtk_button_set_label(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self), "Back \(index)")
    return button.named("\(index)/back")
  }
}
