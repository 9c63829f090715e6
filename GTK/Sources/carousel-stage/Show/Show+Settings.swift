import CGtk4
import CarouselConfiguration
import CarouselGTK
import Foundation

// What tests set.
extension Show {
  private static let switches: [String: (Carousel, Bool) -> Void] = [
    "vertical": { $0.isVertical = $1 },
    "paging": { $0.isPagingEnabled = $1 },
    "scrollEnabled": { $0.isScrollEnabled = $1 },
    "centers": { $0.centersItemWhenSelected = $1 },
    "clips": { $0.clipsToBounds = $1 },
    "isPaused": { $0.isPaused = $1 },
  ]

  private static let numbers: [String: (Carousel, Double) -> Void] = [
    "wrap": { $0.options.wrap = .constant($1) },
    "perspective": { $0.perspective = $1 },
    "autoscroll": { $0.autoscroll = $1 },
    "autoplay": { $0.autoplay = $1 },
    "scrollOffset": { $0.scrollOffset = $1 },
  ]

  func set(_ name: String, _ value: Any?) throws {
    let number = (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init) ?? .nan
    if let set = Self.switches[name] { return set(carousel, number != 0) }
    if let set = Self.numbers[name] { return set(carousel, number) }
    switch name {
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
