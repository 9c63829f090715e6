import CAdwaita
import CGtk4
import CarouselGTK

/// The rows of the settings.
enum SettingRows {
  /// Returns a group of rows.
  static func group(_ group: SettingGroup) -> WidgetPointer {
    let widget = adw_preferences_group_new()!
    if !group.title.isEmpty { adw_preferences_group_set_title(widget.cast(), group.title) }
    for setting in group.settings { adw_preferences_group_add(widget.cast(), row(setting)) }
    return widget
  }

  static func row(_ setting: Setting) -> WidgetPointer {
    switch setting.kind {
    case .number(let range, let step, let value, let text, let apply):
      numberRow(setting, range, step, value, text, apply)
    case .toggle(let value, let apply): toggleRow(setting, value, apply)
    case .choice(let names, let value, let apply): choiceRow(setting, names, value, apply)
    case .text(let value, let apply): textRow(setting, value, apply)
    case .reading(let reading): readingRow(setting, reading)
    }
  }

  private static func readingRow(_ setting: Setting, _ reading: Reading) -> WidgetPointer {
    let row = actionRow(setting)
    let text = label(reading.text, "dim-label", "numeric", align: 1)
    adw_action_row_add_suffix(row.cast(), text)
    reading.changed = { gtk_label_set_text(text.opaque, $0) }
    connect(text, "destroy") { [weak reading] in reading?.changed = { _ in } }
    return row
  }

  /// Returns a slider below its title and value.
  private static func numberRow(
    _ setting: Setting, _ range: ClosedRange<Double>, _ step: Double, _ value: Double,
    _ text: @escaping (Double) -> String, _ apply: @escaping (Double) -> Void
  ) -> WidgetPointer {
    let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step)!
    gtk_scale_set_draw_value(scale.cast(), 0)
    gtk_range_set_value(scale.cast(), value)
    gtk_widget_set_size_request(scale, 120, -1)
    scale.named(setting.title)
    cadw_value_text(scale, text(value))
    let number = label(text(value), "dim-label", "numeric", align: 1)
    gtk_label_set_ellipsize(number.opaque, PANGO_ELLIPSIZE_NONE)
    let title = label(setting.title, align: 0).expanding(vertically: false)
    connect(scale, "value-changed") {
      let value = gtk_range_get_value(scale.cast())
      gtk_label_set_text(number.opaque, text(value))
      cadw_value_text(scale, text(value))
      apply(value)
    }
    leaveWheel(scale)
    let content = column(spacing: 2, box(GTK_ORIENTATION_HORIZONTAL, spacing: 8, [title, number]), scale)
    gtk_widget_set_margin_top(content, 10)
    gtk_widget_set_margin_bottom(content, 6)
    gtk_widget_set_margin_start(content, 12)
    gtk_widget_set_margin_end(content, 12)
    let row = adw_preferences_row_new()!
    adw_preferences_row_set_title(row.cast(), setting.title)
    gtk_list_box_row_set_child(row.cast(), content)
    gtk_list_box_row_set_activatable(row.cast(), 0)
    gtk_widget_set_focusable(row, 0)
    row.named(setting.title)
    if let subtitle = setting.subtitle { row.tip(subtitle) }
    return row
  }

  /// Keeps a slider from handling wheel events: they scroll its container instead.
  static func leaveWheel(_ widget: WidgetPointer) {
    let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
    gtk_event_controller_set_propagation_phase(wheel, GTK_PHASE_CAPTURE)
    connectScroll(wheel) { distance in
      guard let scroller = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()) else { return }
      let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque)
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance * notch)
    }
    gtk_widget_add_controller(widget, wheel)
  }

  /// The scroll distance of a wheel notch, in points.
  private static let notch = 60.0

  private static func toggleRow(_ setting: Setting, _ value: Bool, _ apply: @escaping (Bool) -> Void) -> WidgetPointer {
    let row = actionRow(setting)
    let toggle = gtk_switch_new()!.aligned(GTK_ALIGN_END, GTK_ALIGN_CENTER)
    gtk_switch_set_active(toggle.opaque, value ? 1 : 0)
    connect(toggle, "notify::active") { apply(gtk_switch_get_active(toggle.opaque) != 0) }
    adw_action_row_add_suffix(row.cast(), toggle)
    adw_action_row_set_activatable_widget(row.cast(), toggle)
    return row
  }

  private static func choiceRow(
    _ setting: Setting, _ names: [String], _ value: Int, _ apply: @escaping (Int) -> Void
  ) -> WidgetPointer {
    let row = adw_combo_row_new()!
    adw_preferences_row_set_title(row.cast(), setting.title)
    if let subtitle = setting.subtitle { adw_action_row_set_subtitle(row.cast(), subtitle) }
    let list = gtk_string_list_new(nil)
    for name in names { gtk_string_list_append(list, name) }
    adw_combo_row_set_model(row.cast(), list)
    g_object_unref(UnsafeMutableRawPointer(list!))
    adw_combo_row_set_selected(row.cast(), guint(value))
    connect(row, "notify::selected") {
      let selected = Int(adw_combo_row_get_selected(row.cast()))
      if names.indices.contains(selected) { apply(selected) }
    }
    return row
  }

  private static func textRow(_ setting: Setting, _ value: String, _ apply: @escaping (String) -> Void) -> WidgetPointer
  {
    let row = adw_entry_row_new()!
    adw_preferences_row_set_title(row.cast(), setting.title)
    gtk_editable_set_text(row.opaque, value)
    adw_entry_row_set_show_apply_button(row.cast(), 1)
    connect(row, "apply") { apply(String(cString: gtk_editable_get_text(row.opaque))) }
    return row
  }

  private static func actionRow(_ setting: Setting) -> WidgetPointer {
    let row = adw_action_row_new()!
    adw_preferences_row_set_title(row.cast(), setting.title)
    if let subtitle = setting.subtitle {
      adw_action_row_set_subtitle(row.cast(), subtitle)
      adw_action_row_set_subtitle_lines(row.cast(), 3)
    }
    return row
  }
}
