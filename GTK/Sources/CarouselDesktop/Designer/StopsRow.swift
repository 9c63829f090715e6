import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselDesigner
import CarouselGTK

/// The values along a path: a row that expands to one row per stop, with its position and value.
enum StopsRow {
  static func make(_ kind: PathStops.Kind, _ binding: Binding) -> FieldRow {
    let row = adw_expander_row_new()!
    adw_preferences_row_set_title(row.cast(), localized(binding.field.title))
    row.tip(binding.field.summary)
    let reset = FieldRow.resetButton(binding)
    let add = iconButton("list-add-symbolic", localized("Add to {0}", localized(binding.field.title))) {
      binding.session.change { designer, time in
        // The first stops equal the style's defaults.
        if designer.stops(kind).all.isEmpty {
          designer.beginStops(kind, at: time)
        } else {
          _ = designer.addStop(kind, at: time)
        }
      }
      adw_expander_row_set_expanded(row.cast(), 1)
    }
    .styled("flat", "circular").aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    adw_expander_row_add_action(row.cast(), reset.widget)
    adw_expander_row_add_action(row.cast(), add)
    var parts: [(row: WidgetPointer, update: () -> Void)] = []
    return FieldRow(widget: row) {
      let stops = binding.session.designer.stops(kind).all
      if parts.count != stops.count {
        for part in parts { adw_expander_row_remove(row.cast(), part.row) }
        parts = stops.indices.map { stop($0, kind, binding.session) }
        for part in parts { adw_expander_row_add_row(row.cast(), part.row) }
      }
      for part in parts { part.update() }
      adw_expander_row_set_subtitle(
        row.cast(), stops.isEmpty ? localized("None") : localized("One value", "{0} values", count: stops.count))
      reset.update()
    }
  }

  private static func stop(_ place: Int, _ kind: PathStops.Kind, _ session: DesignSession) -> (
    WidgetPointer, () -> Void
  ) {
    let (at, showAt) = spin(place, PathStops.Kind.positionField, kind, session, \.position)
    let (value, showValue) = spin(place, kind.valueField, kind, session, \.value)
    let remove = iconButton("list-remove-symbolic", localized("Remove {0} {1}", kind.one, place + 1)) {
      session.change { $0.removeStop(kind, place, at: $1) }
    }
    .styled("flat", "circular").aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    let content = box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, [at, value, remove]).margins(horizontal: 12, vertical: 8)
    let row = adw_preferences_row_new()!
    gtk_list_box_row_set_child(row.cast(), content)
    gtk_list_box_row_set_activatable(row.cast(), 0)
    gtk_widget_set_focusable(row, 0)
    row.named("\(kind.one) \(place + 1)")
    return (
      row,
      {
        showAt()
        showValue()
      }
    )
  }

  /// A number of a stop, in percent.
  private static func spin(
    _ place: Int, _ field: Field, _ kind: PathStops.Kind, _ session: DesignSession,
    _ part: WritableKeyPath<PathStop, Double>
  ) -> (WidgetPointer, () -> Void) {
    let most = field.allowed?.upperBound ?? 1
    let spin = gtk_spin_button_new_with_range(0, most * 100, 5)!.aligned(GTK_ALIGN_START, GTK_ALIGN_CENTER)
    gtk_editable_set_width_chars(spin.opaque, 3)
    gtk_editable_set_max_width_chars(spin.opaque, 4)
    spin.named(localized("{0} {1}, percent", localized(field.title), place + 1)).tip("\(localized(field.title)), %")
    let isShowing = Flag()
    connect(spin, "value-changed") {
      let stops = session.designer.stops(kind).all
      guard !isShowing.isOn, stops.indices.contains(place) else { return }
      var stop = stops[place]
      stop[keyPath: part] = gtk_spin_button_get_value(spin.opaque) / 100
      session.change { _ = $0.putStop(kind, place, stop, at: $1) }
    }
    return (
      spin,
      {
        isShowing.during {
          let stops = session.designer.stops(kind).all
          guard stops.indices.contains(place) else { return }
          gtk_spin_button_set_value(spin.opaque, stops[place][keyPath: part] * 100)
        }
      }
    )
  }
}
