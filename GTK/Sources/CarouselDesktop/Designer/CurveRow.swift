import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselDesigner
import CarouselGTK

/// An easing curve: a named one, or a custom one with two draggable handles and its CSS text.
enum CurveRow {
  static func make(_ binding: Binding) -> FieldRow {
    let names = CurveShape.named.map(\.name),
      titles = (CurveShape.named.map(\.title) + [CurveShape.ownTitle]).map { localized($0) }
    let row = adw_expander_row_new()!
    adw_preferences_row_set_title(row.cast(), localized(binding.field.title))
    row.tip(binding.field.summary)
    let reset = FieldRow.resetButton(binding)
    adw_expander_row_add_action(row.cast(), reset.widget)

    let list = gtk_string_list_new(nil)
    for title in titles { gtk_string_list_append(list, title) }
    let combo = adw_combo_row_new()!
    adw_preferences_row_set_title(combo.cast(), localized("Curve"))
    adw_combo_row_set_model(combo.cast(), list)
    g_object_unref(UnsafeMutableRawPointer(list!))
    let isShowing = Flag()
    connect(combo, "notify::selected") {
      guard !isShowing.isOn else { return }
      let place = Int(adw_combo_row_get_selected(combo.cast()))
      guard names.indices.contains(place) else {
        return binding.set(.string(CurveShape(binding.given?.string).text))
      }
      binding.set(names[place].isEmpty ? nil : .string(names[place]))
    }

    let drawing = CurveDrawing { binding.set(.string($0.text)) }
    let holder = adw_preferences_row_new()!
    gtk_list_box_row_set_child(holder.cast(), drawing.widget)
    gtk_list_box_row_set_activatable(holder.cast(), 0)
    gtk_widget_set_focusable(holder, 0)

    let entry = adw_entry_row_new()!
    adw_preferences_row_set_title(entry.cast(), localized("CSS"))
    adw_entry_row_set_show_apply_button(entry.cast(), 1)
    connect(entry, "apply") {
      let text = String(cString: gtk_editable_get_text(entry.opaque))
      if let problem = text.isEmpty ? nil : binding.field.shape.problems(of: .string(text)).first {
        gtk_widget_add_css_class(entry, "error")
        entry.tip(problem.message)
        return
      }
      gtk_widget_remove_css_class(entry, "error")
      binding.set(text.isEmpty ? nil : .string(text))
    }
    for part in [combo, holder, entry] { adw_expander_row_add_row(row.cast(), part) }
    return FieldRow(widget: row) {
      let text = binding.given?.string
      let place = names.firstIndex { $0 == text ?? "" } ?? names.count
      isShowing.during {
        adw_combo_row_set_selected(combo.cast(), guint(place))
        if String(cString: gtk_editable_get_text(entry.opaque)) != text ?? "" {
          gtk_editable_set_text(entry.opaque, text ?? "")
        }
      }
      adw_expander_row_set_subtitle(row.cast(), titles[place])
      drawing.show(CurveShape(text ?? "linear"))
      reset.update()
    }
  }
}

/// A curve in the unit square with draggable handles.
private final class CurveDrawing {
  let widget: WidgetPointer
  private var shape = CurveShape(nil)
  private var dragged: Int?
  private var start = (x: 0.0, y: 0.0)
  private let changed: (CurveShape) -> Void

  /// The side of the square, and the margin around it for control points outside it, in points.
  private static let (side, room) = (120.0, 44.0)

  init(changed: @escaping (CurveShape) -> Void) {
    self.changed = changed
    let size = Int32(Self.side + 2 * Self.room)
    widget = gtk_drawing_area_new()!.sized(size, size).aligned(GTK_ALIGN_CENTER).named(localized("The curve’s handles"))
    keep(self, in: widget, as: "curve")
    gtk_drawing_area_set_draw_func(
      widget.cast(),
      { area, cairo, _, _, _ in
        let widget = UnsafeMutableRawPointer(area!).assumingMemoryBound(to: GtkWidget.self)
        let drawing: CurveDrawing? = kept(in: widget, as: "curve")
        drawing?.draw(cairo)
      }, nil, nil)
    Drag.add(to: widget) { [unowned self] in
      grab($0, $1)
    } moved: { [unowned self] in
      pull($0, $1)
    }
  }

  func show(_ shape: CurveShape) {
    self.shape = shape
    gtk_widget_queue_draw(widget)
  }

  private func place(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (Self.room + x * Self.side, Self.room + (1 - y) * Self.side)
  }

  private func grab(_ x: Double, _ y: Double) -> Bool {
    let places = [place(shape.x1, shape.y1), place(shape.x2, shape.y2)]
    func distance(_ index: Int) -> Double {
      let (dx, dy) = (places[index].x - x, places[index].y - y)
      return (dx * dx + dy * dy).squareRoot()
    }
    let nearest = distance(0) < distance(1) ? 0 : 1
    guard distance(nearest) < Self.room / 2 else { return false }
    dragged = nearest
    start = places[nearest]
    return true
  }

  private func pull(_ dx: Double, _ dy: Double) {
    guard let dragged else { return }
    // Limited to the visible area.
    let beyond = Self.room / Self.side
    shape.move(
      dragged, x: (start.x + dx - Self.room) / Self.side,
      y: min(1 + beyond, max(-beyond, 1 - (start.y + dy - Self.room) / Self.side)))
    gtk_widget_queue_draw(widget)
    changed(shape)
  }

  private func draw(_ cairo: OpaquePointer?) {
    var ink = GdkRGBA(), accent = GdkRGBA()
    let context = gtk_widget_get_style_context(widget)
    gtk_style_context_get_color(context, &ink)
    if gtk_style_context_lookup_color(context, "accent_bg_color", &accent) == 0 { accent = ink }
    func use(_ color: GdkRGBA, _ alpha: Double) {
      cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), alpha)
    }
    use(ink, 0.06)
    cairo_rectangle(cairo, Self.room, Self.room, Self.side, Self.side)
    cairo_fill(cairo)
    let (a, b) = (place(0, 0), place(1, 1))
    let (p, q) = (place(shape.x1, shape.y1), place(shape.x2, shape.y2))
    use(accent, 0.6)
    cairo_set_line_width(cairo, 1.5)
    for (from, to) in [(a, p), (b, q)] {
      cairo_move_to(cairo, from.x, from.y)
      cairo_line_to(cairo, to.x, to.y)
      cairo_stroke(cairo)
    }
    use(ink, 0.9)
    cairo_set_line_width(cairo, 2.5)
    cairo_move_to(cairo, a.x, a.y)
    cairo_curve_to(cairo, p.x, p.y, q.x, q.y, b.x, b.y)
    cairo_stroke(cairo)
    use(accent, 1)
    for knob in [p, q] {
      cairo_arc(cairo, knob.x, knob.y, 7, 0, 2 * .pi)
      cairo_fill(cairo)
    }
  }
}
