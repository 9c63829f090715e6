import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselDesigner
import CarouselGTK

/// A row that edits a field.
struct FieldRow {
  let widget: WidgetPointer
  /// Updates the row to the document.
  let update: () -> Void
}

extension FieldRow {
  /// Returns the rows of a field; a point has one per coordinate.
  static func rows(_ session: DesignSession, _ place: FieldPlace) -> [FieldRow] {
    guard let binding = Binding(session, place) else { return [] }
    let field = binding.field
    return switch field.shape {
    case .boolean: [field.defaultValue == nil ? byStyle(binding) : toggle(binding)]
    case .choice: [choice(binding)]
    case .number, .wholeNumber: [NumberRow.make(binding)]
    case .object: Field.axes.compactMap { Binding(session, .coordinate(place, $0)) }.map(NumberRow.make)
    case .curve: [CurveRow.make(binding)]
    case .list(.choice, _, _): [SetRow.make(binding)]
    case .list: PathStops.Kind(rawValue: field.name).map { [StopsRow.make($0, binding)] } ?? []
    case .text: [field.unit == .color ? ColorRow.make(binding) : TextRow.make(binding)]
    case .viewBox: [TextRow.make(binding)]
    // Fields drawn on the stage have their own section.
    default: []
    }
  }

  /// A row with a title and a description.
  static func actionRow(_ field: Field) -> WidgetPointer {
    let row = adw_action_row_new()!
    adw_preferences_row_set_title(row.cast(), localized(field.title))
    row.tip(field.summary)
    return row
  }

  /// A button that resets a field; visible if the field has a value.
  static func resetButton(_ binding: Binding) -> (widget: WidgetPointer, update: () -> Void) {
    let button = iconButton("edit-undo-symbolic", localized("Reset {0}", localized(binding.field.title))) {
      binding.set(nil)
    }
    .styled("flat", "circular", "reset").aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    return (button, { gtk_widget_set_visible(button, binding.given == nil ? 0 : 1) })
  }

  /// A switch.
  private static func toggle(_ binding: Binding) -> FieldRow {
    let row = actionRow(binding.field), reset = resetButton(binding)
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

  /// On, off, or the style's default.
  private static func byStyle(_ binding: Binding) -> FieldRow {
    combo([localized("Style’s default"), localized("On"), localized("Off")], binding) {
      binding.given?.boolean.map { $0 ? 1 : 2 } ?? 0
    } choose: {
      [nil, .boolean(true), .boolean(false)][$0]
    }
  }

  /// A choice of a value.
  private static func choice(_ binding: Binding) -> FieldRow {
    let names = binding.field.names
    return combo(names.map(StyleNames.title), binding) {
      names.firstIndex { $0 == binding.value?.string } ?? 0
    } choose: {
      .string(names[$0])
    }
  }

  /// A choice by index.
  /// - Parameter isOwner: Whether its change rebuilds the row itself; then it is set a moment later.
  static func combo(
    _ titles: [String], _ binding: Binding, isOwner: Bool = false, shown: @escaping () -> Int,
    choose: @escaping (Int) -> JSON?
  ) -> FieldRow {
    let isShowing = Flag()
    let row = adw_combo_row_new()!
    let reset = resetButton(binding)
    adw_preferences_row_set_title(row.cast(), localized(binding.field.title))
    row.tip(binding.field.summary)
    adw_action_row_add_suffix(row.cast(), reset.widget)
    let list = gtk_string_list_new(nil)
    for title in titles { gtk_string_list_append(list, title) }
    adw_combo_row_set_model(row.cast(), list)
    g_object_unref(UnsafeMutableRawPointer(list!))
    connect(row, "notify::selected") {
      let place = Int(adw_combo_row_get_selected(row.cast()))
      guard !isShowing.isOn, titles.indices.contains(place) else { return }
      guard isOwner else { return binding.set(choose(place)) }
      soon { [weak session = binding.session] in if session != nil { binding.set(choose(place)) } }
    }
    return FieldRow(widget: row) {
      isShowing.during { adw_combo_row_set_selected(row.cast(), guint(shown())) }
      reset.update()
    }
  }
}

/// Whether a row is being updated, so that its changes are not the user's.
final class Flag {
  var isOn = false

  func during(_ action: () -> Void) {
    let before = isOn
    isOn = true
    action()
    isOn = before
  }
}
