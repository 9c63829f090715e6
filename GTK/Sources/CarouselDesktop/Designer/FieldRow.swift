import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

/// A row by which a person sets a field.
struct FieldRow {
  let widget: Widget
  /// Shows what the document says now.
  let update: () -> Void
}

extension FieldRow {
  /// The rows of a field; a point has one for each of its coordinates.
  static func rows(_ facts: FieldFacts, _ binding: Binding) -> [FieldRow] {
    switch facts.kind {
    case "boolean": [facts.defaultValue == nil ? byStyle(facts, binding) : toggle(facts, binding)]
    case "choice": [choice(facts, binding)]
    case "number", "whole": [NumberRow.make(facts, binding)]
    case "object":
      ["x", "y"].map { axis in
        let part = facts.coordinate(axis)
        return NumberRow.make(part, binding.member(axis, defaultValue: part.defaultValue))
      }
    case "curve": [CurveRow.make(facts, binding)]
    case "list" where facts.shape["of"]?["kind"]?.string == "choice": [SetRow.make(facts, binding)]
    case "list": [StopsRow.make(facts, binding)]
    case "text" where facts.isColor: [ColorRow.make(facts, binding)]
    case "text", "viewBox": [TextRow.make(facts, binding)]
    // What is drawn has a section of its own.
    default: []
    }
  }

  /// A row with its name and what it does.
  static func actionRow(_ facts: FieldFacts) -> Widget {
    let row = adw_action_row_new()!
    adw_preferences_row_set_title(row.cast(), facts.title)
    row.tip(facts.summary)
    return row
  }

  /// A button that resets a field; seen while there is something to be reset.
  static func resetButton(_ facts: FieldFacts, _ binding: Binding) -> (widget: Widget, update: () -> Void) {
    let button = iconButton("edit-undo-symbolic", "Reset \(facts.title)") { binding.set(nil) }
      .styled("flat", "circular", "reset").aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    return (button, { gtk_widget_set_visible(button, binding.get() == nil ? 0 : 1) })
  }

  /// Yes or no.
  private static func toggle(_ facts: FieldFacts, _ binding: Binding) -> FieldRow {
    let row = actionRow(facts), reset = resetButton(facts, binding)
    let toggle = gtk_switch_new()!.aligned(GTK_ALIGN_END, GTK_ALIGN_CENTER)
    adw_action_row_add_suffix(row.cast(), reset.widget)
    adw_action_row_add_suffix(row.cast(), toggle)
    adw_action_row_set_activatable_widget(row.cast(), toggle)
    let isShowing = Flag()
    connect(toggle, "notify::active") {
      if !isShowing.isOn { binding.set(.boolean(gtk_switch_get_active(toggle.opaque) != 0)) }
    }
    return FieldRow(widget: row) {
      isShowing.during { gtk_switch_set_active(toggle.opaque, binding.value?.boolean == true ? 1 : 0) }
      reset.update()
    }
  }

  /// Yes, no, or as the style has it.
  private static func byStyle(_ facts: FieldFacts, _ binding: Binding) -> FieldRow {
    combo(facts, ["By the style", "On", "Off"], binding) {
      binding.get()?.boolean.map { $0 ? 1 : 2 } ?? 0
    } choose: {
      [nil, .boolean(true), .boolean(false)][$0]
    }
  }

  /// One of some.
  private static func choice(_ facts: FieldFacts, _ binding: Binding) -> FieldRow {
    let names: [String] = (facts.shape["names"]?.array ?? []).compactMap(\.string)
    return combo(facts, names.map(StyleNames.title), binding) {
      names.firstIndex { $0 == binding.value?.string } ?? 0
    } choose: {
      .string(names[$0])
    }
  }

  /// One of some, by its place.
  static func combo(
    _ facts: FieldFacts, _ titles: [String], _ binding: Binding, shown: @escaping () -> Int,
    choose: @escaping (Int) -> JSON?
  ) -> FieldRow {
    let isShowing = Flag()
    let row = adw_combo_row_new()!
    let reset = resetButton(facts, binding)
    adw_preferences_row_set_title(row.cast(), facts.title)
    row.tip(facts.summary)
    adw_action_row_add_suffix(row.cast(), reset.widget)
    let list = gtk_string_list_new(nil)
    for title in titles { gtk_string_list_append(list, title) }
    adw_combo_row_set_model(row.cast(), list)
    g_object_unref(UnsafeMutableRawPointer(list!))
    connect(row, "notify::selected") {
      let place = Int(adw_combo_row_get_selected(row.cast()))
      if !isShowing.isOn, titles.indices.contains(place) { binding.set(choose(place)) }
    }
    return FieldRow(widget: row) {
      isShowing.during { adw_combo_row_set_selected(row.cast(), guint(shown())) }
      reset.update()
    }
  }
}

/// Whether a row shows what is, so that what changes in it was not a person.
final class Flag {
  var isOn = false

  func during(_ action: () -> Void) {
    let before = isOn
    isOn = true
    action()
    isOn = before
  }
}
