import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

/// Values along a path: a row that unfolds into one for each, with its place and its value.
enum StopsRow {
  static func make(_ facts: FieldFacts, _ binding: Binding) -> FieldRow {
    let row = adw_expander_row_new()!
    adw_preferences_row_set_title(row.cast(), facts.title)
    row.tip(facts.summary)
    let reset = FieldRow.resetButton(facts, binding)
    let add = iconButton("list-add-symbolic", "Add to \(facts.title)") {
      var stops = binding.get()?.array ?? []
      guard stops.count < Int(facts.shape["most"]?.number ?? 64) else { return }
      // After the last one, in the middle of what is left.
      let last = stops.last?["at"]?.number ?? -1
      let at: Double = stops.isEmpty ? 0 : ((last + 1) / 2 * 100).rounded() / 100
      stops.append(["at": .number(at), "value": stops.last?["value"] ?? 1])
      binding.set(.array(stops))
      adw_expander_row_set_expanded(row.cast(), 1)
    }
    .styled("flat", "circular").aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    adw_expander_row_add_action(row.cast(), reset.widget)
    adw_expander_row_add_action(row.cast(), add)
    var parts: [(row: Widget, update: () -> Void)] = []
    return FieldRow(widget: row) {
      let stops = binding.get()?.array ?? []
      if parts.count != stops.count {
        for part in parts { adw_expander_row_remove(row.cast(), part.row) }
        parts = stops.indices.map { stop($0, facts, binding) }
        for part in parts { adw_expander_row_add_row(row.cast(), part.row) }
      }
      for part in parts { part.update() }
      adw_expander_row_set_subtitle(
        row.cast(), stops.isEmpty ? "None" : stops.count == 1 ? "One value" : "\(stops.count) values")
      reset.update()
    }
  }

  private static func stop(_ place: Int, _ facts: FieldFacts, _ binding: Binding) -> (Widget, () -> Void) {
    let members: [JSON] = facts.shape["of"]?["members"]?.array ?? []
    let most = members.first { $0["name"]?.string == "value" }?["shape"]?["most"]?.number ?? 1
    let (at, showAt) = spin(place, "at", "Place", 100, binding, most: 1)
    let (value, showValue) = spin(place, "value", "Value", 100, binding, most: most)
    let remove = iconButton("list-remove-symbolic", "Remove Value \(place + 1)") {
      guard var stops = binding.get()?.array, stops.indices.contains(place) else { return }
      stops.remove(at: place)
      binding.set(stops.isEmpty ? nil : .array(stops))
    }
    .styled("flat", "circular").aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    let content = box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, [at, value, remove]).margins(horizontal: 12, vertical: 8)
    let row = adw_preferences_row_new()!
    gtk_list_box_row_set_child(row.cast(), content)
    gtk_list_box_row_set_activatable(row.cast(), 0)
    gtk_widget_set_focusable(row, 0)
    row.named("Value \(place + 1)")
    return (
      row,
      {
        showAt()
        showValue()
      }
    )
  }

  /// A share, in percent.
  private static func spin(
    _ place: Int, _ name: String, _ title: String, _ scale: Double, _ binding: Binding, most: Double
  ) -> (Widget, () -> Void) {
    let spin = gtk_spin_button_new_with_range(0, most * scale, 5)!.aligned(GTK_ALIGN_START, GTK_ALIGN_CENTER)
    gtk_editable_set_width_chars(spin.opaque, 3)
    gtk_editable_set_max_width_chars(spin.opaque, 4)
    spin.named("\(title) \(place + 1), percent").tip("\(title), %")
    let isShowing = Flag()
    connect(spin, "value-changed") {
      guard !isShowing.isOn, var stops = binding.get()?.array, stops.indices.contains(place) else { return }
      var stop = stops[place].object ?? [:]
      stop[name] = .number(gtk_spin_button_get_value(spin.opaque) / scale)
      stops[place] = .object(stop)
      binding.set(.array(stops))
    }
    return (
      spin,
      {
        isShowing.during {
          let stops = binding.get()?.array ?? []
          guard stops.indices.contains(place) else { return }
          gtk_spin_button_set_value(spin.opaque, (stops[place][name]?.number ?? 0) * scale)
        }
      }
    )
  }
}
