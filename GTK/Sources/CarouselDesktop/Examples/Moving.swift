import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let moving = Start { example, _ in
    let lights = Lights()
    let items = CarouselItems(count: example.count) { index, reused in
      let card: NumberCard = reused.flatMap { kept(in: $0, as: NumberCard.key) } ?? NumberCard()
      card.number = index + 1
      return card.widget
    }
    items.label = { localized("Number {0}", $0 + 1) }
    let page = Page(
      example, items: items, title: { localized("Number {0}", $0 + 1) },
      look: ["style": ["spacing": 1.08]], dress: { $0.delegate = lights })
    page.keeps = [lights]
    return page
  }
}

// MARK: Shown
/// Updates the cards to their offsets.
private final class Lights: CarouselDelegate {
  func carousel(_ carousel: Carousel, didLayOut widget: WidgetPointer, atOffset offset: Double) {
    let card: NumberCard? = kept(in: widget, as: NumberCard.key)
    card?.nearness = max(0, 1 - abs(offset))
    card?.light = max(0.12, 1 - abs(offset) / 4)
  }
}

/// A number that is larger and brighter near the middle.
private final class NumberCard {
  static let key = "number-card"
  let widget: WidgetPointer
  private let area = gtk_drawing_area_new()!
  var number = 0 { didSet { if number != oldValue { gtk_widget_queue_draw(area) } } }
  /// Its proximity to the middle, 0…1.
  var nearness = 0.0 { didSet { if nearness != oldValue { gtk_widget_queue_draw(area) } } }
  /// Its brightness, 0…1.
  var light = 1.0 { didSet { if light != oldValue { gtk_widget_queue_draw(area) } } }

  init() {
    widget = card(width: 180, height: 220, area)
    cadw_hide_from_readers(area)
    keep(self, in: widget, as: Self.key)
    gtk_drawing_area_set_draw_func(
      area.cast(),
      { area, cairo, width, height, _ in
        let widget = area.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
        guard let widget, let frame = gtk_widget_get_parent(widget) else { return }
        let card: NumberCard? = kept(in: frame, as: NumberCard.key)
        card?.draw(cairo, Double(width), Double(height))
      }, nil, nil)
  }

  private func draw(_ cairo: OpaquePointer?, _ width: Double, _ height: Double) {
    // From a deep blue to a warm orange.
    func mix(_ far: Double, _ near: Double) -> Double { far + (near - far) * nearness }
    cairo_set_source_rgba(cairo, mix(0.11, 0.93), mix(0.33, 0.42), mix(0.56, 0.16), light)
    cairo_paint(cairo)
    cairo_select_font_face(cairo, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
    cairo_set_font_size(cairo, 32 + 56 * nearness)
    var extents = cairo_text_extents_t()
    let text = "\(number)"
    cairo_text_extents(cairo, text, &extents)
    cairo_move_to(
      cairo, (width - extents.width) / 2 - extents.x_bearing, (height - extents.height) / 2 - extents.y_bearing)
    cairo_set_source_rgba(cairo, 1, 1, 1, max(0.4, light))
    cairo_show_text(cairo, text)
  }
}
