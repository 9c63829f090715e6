import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselDesigner
import CarouselGTK

/// Any number of words from a list: a row that expands to a switch per word.
enum SetRow {
  static func make(_ binding: Binding) -> FieldRow {
    let names = binding.field.names
    let row = adw_expander_row_new()!
    adw_preferences_row_set_title(row.cast(), localized(binding.field.title))
    row.tip(binding.field.summary)
    let reset = FieldRow.resetButton(binding)
    adw_expander_row_add_action(row.cast(), reset.widget)
    let isShowing = Flag()
    let toggles = names.map { name in
      let toggle = gtk_switch_new()!.aligned(GTK_ALIGN_END, GTK_ALIGN_CENTER)
      let one = adw_action_row_new()!
      adw_preferences_row_set_title(one.cast(), StyleNames.title(name))
      adw_action_row_add_suffix(one.cast(), toggle)
      adw_action_row_set_activatable_widget(one.cast(), toggle)
      adw_expander_row_add_row(row.cast(), one)
      return toggle
    }
    for toggle in toggles {
      connect(toggle, "notify::active") {
        guard !isShowing.isOn else { return }
        let chosen = zip(names, toggles).filter { gtk_switch_get_active($1.opaque) != 0 }.map { JSON.string($0.0) }
        binding.set(chosen.isEmpty ? nil : .array(chosen))
      }
    }
    return FieldRow(widget: row) {
      let chosen: [String] = (binding.value?.array ?? []).compactMap(\.string)
      isShowing.during {
        for (name, toggle) in zip(names, toggles) {
          gtk_switch_set_active(toggle.opaque, chosen.contains(name) ? 1 : 0)
        }
      }
      adw_expander_row_set_subtitle(
        row.cast(), chosen.isEmpty ? localized("None") : chosen.map(StyleNames.title).joined(separator: ", "))
      reset.update()
    }
  }
}
