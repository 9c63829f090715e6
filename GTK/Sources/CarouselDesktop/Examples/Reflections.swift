import CAdwaita
import CGtk4
import CarouselGTK
import Foundation

extension Start {
  static let reflections = Start { example, _ in
    let things = (0..<example.count).map { LiveThing($0) }
    let items = CarouselItems(count: things.count) { index, _ in things[index].makeWidget() }
    items.label = { things[$0].name }
    let page = Page(example, items: items, title: { things[$0].name })
    page.keeps = [
      Repeater(every: 1000) { [unowned page] in
        for index in page.carousel?.indexesOfVisibleItems ?? [] where things.indices.contains(index) {
          things[index].tick()
        }
      }
    ]
    return page
  }
}

// MARK: Shown
/// A clock, a note or a lamp, with its state.
private final class LiveThing {
  enum Kind: Int { case clock, note, lamp }

  private let kind: Kind
  private var note: String
  private var light: Double
  private var area: WidgetPointer?

  private static let notes = [
    localized("Write here"), localized("Look below"), localized("Every letter"), localized("And more"),
  ]
  private static let size: (width: Int32, height: Int32) = (210, 230)

  init(_ index: Int) {
    kind = Kind(rawValue: index % 3) ?? .clock
    note = Self.notes[index / 3 % Self.notes.count]
    light = 30 + 20 * Double(index / 3)
  }

  var name: String {
    switch kind {
    case .clock: localized("Clock");
    case .note: localized("Note");
    case .lamp: localized("Lamp")
    }
  }

  func makeWidget() -> WidgetPointer {
    let content =
      switch kind {
      case .clock: makeClock()
      case .note: makeNote()
      case .lamp: makeLamp()
      }
    return card(width: Self.size.width, height: Self.size.height, content)
  }

  /// Updates the time.
  func tick() { if let area, kind == .clock { gtk_widget_queue_draw(area) } }

  private func makeClock() -> WidgetPointer {
    let area = gtk_drawing_area_new()!.expanding().margins(16)
    area.named(localized("The time"))
    self.area = area
    connect(area, "destroy") { [weak self] in if self?.area == area { self?.area = nil } }
    gtk_drawing_area_set_draw_func(
      area.cast(),
      { area, cairo, width, height, _ in
        var colour = GdkRGBA()
        let widget = UnsafeMutableRawPointer(area!).assumingMemoryBound(to: GtkWidget.self)
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &colour)
        ClockFace.draw(cairo, side: Double(min(width, height)), x: Double(width) / 2, y: Double(height) / 2, colour)
      }, nil, nil)
    return area
  }

  private func makeNote() -> WidgetPointer {
    let view = gtk_text_view_new()!.expanding().styled("note")
    gtk_text_view_set_wrap_mode(view.cast(), GTK_WRAP_WORD_CHAR)
    let buffer = gtk_text_view_get_buffer(view.cast())
    gtk_text_buffer_set_text(buffer, note, -1)
    connect(buffer.map { OpaquePointer($0) }, "changed") { [weak self] in
      var start = GtkTextIter(), end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return }
      self?.note = String(cString: text)
      g_free(text)
    }
    return view.named(localized("Note")).margins(16)
  }

  private func makeLamp() -> WidgetPointer {
    let glow = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!.styled("glow").expanding()
    let slider = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)!.named(localized("Brightness"))
    gtk_scale_set_draw_value(slider.cast(), 0)
    gtk_range_set_value(slider.cast(), light)
    gtk_widget_set_opacity(glow, light / 100)
    connect(slider, "value-changed") { [weak self] in
      self?.light = gtk_range_get_value(slider.cast())
      gtk_widget_set_opacity(glow, gtk_range_get_value(slider.cast()) / 100)
    }
    return column(spacing: 12, glow, slider).margins(16)
  }
}

/// A clock's face and hands.
private enum ClockFace {
  static func draw(_ cairo: OpaquePointer?, side: Double, x: Double, y: Double, _ colour: GdkRGBA) {
    let now = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
    let seconds = Double(now.second ?? 0), minutes = Double(now.minute ?? 0) + seconds / 60
    let hours = Double((now.hour ?? 0) % 12) + minutes / 60
    cairo_translate(cairo, x, y)
    cairo_scale(cairo, side / 100, side / 100)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_source_rgba(cairo, Double(colour.red), Double(colour.green), Double(colour.blue), 0.85)
    for tick in 0..<12 { hand(cairo, share: Double(tick) / 12, from: tick % 3 == 0 ? 38 : 42, to: 46, width: 2) }
    hand(cairo, share: hours / 12, from: -5, to: 25, width: 4)
    hand(cairo, share: minutes / 60, from: -6, to: 38, width: 3)
    cairo_set_source_rgba(cairo, 0.88, 0.11, 0.14, 1)
    hand(cairo, share: seconds / 60, from: -9, to: 42, width: 1.4)
    cairo_arc(cairo, 0, 0, 2.4, 0, 2 * .pi)
    cairo_fill(cairo)
  }

  /// Draws a line between two distances from the centre, at a share of a turn.
  private static func hand(_ cairo: OpaquePointer?, share: Double, from: Double, to: Double, width: Double) {
    let (x, y) = (sin(share * 2 * .pi), -cos(share * 2 * .pi))
    cairo_set_line_width(cairo, width)
    cairo_move_to(cairo, x * from, y * from)
    cairo_line_to(cairo, x * to, y * to)
    cairo_stroke(cairo)
  }
}
