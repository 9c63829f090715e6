import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselDesigner
import CarouselGTK

/// A number: a slider with an editable value.
enum NumberRow {
  static func make(_ binding: Binding) -> FieldRow {
    let field = binding.field
    let scale = gtk_scale_new_with_range(
      GTK_ORIENTATION_HORIZONTAL, field.places.lowerBound, field.places.upperBound, field.placeStep)!
    gtk_scale_set_draw_value(scale.cast(), 0)
    // Steps apply to keys; dragging is continuous.
    gtk_range_set_round_digits(scale.cast(), -1)
    scale.sized(120, -1).named(localized(field.title))
    SettingRows.leaveWheel(scale)
    let number = gtk_entry_new()!.styled("numeric", "value").named(localized("{0}, value", localized(field.title)))
    gtk_entry_set_has_frame(number.cast(), 0)
    // A number precedes its unit in every language.
    gtk_widget_set_direction(number, GTK_TEXT_DIR_LTR)
    let isMirrored = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    gtk_editable_set_alignment(number.opaque, isMirrored ? 0 : 1)
    // Text without letters would follow the direction of the language.
    let mark = isMirrored ? "\u{200E}" : ""
    gtk_editable_set_width_chars(number.opaque, 6)
    gtk_editable_set_max_width_chars(number.opaque, 8)
    let title = label(localized(field.title), align: 0).expanding(vertically: false)
    let reset = FieldRow.resetButton(binding)
    let isShowing = Flag(), isWriting = Flag()
    connect(scale, "value-changed") {
      if !isShowing.isOn { binding.set(field.value(at: gtk_range_get_value(scale.cast()))) }
    }
    let show = {
      isShowing.during {
        let value = binding.value, text = value.map { field.text(of: $0) } ?? localized("by itself")
        gtk_range_set_value(scale.cast(), field.place(of: value))
        cadw_value_text(scale, text)
        if !isWriting.isOn { gtk_editable_set_text(number.opaque, mark + text) }
        reset.update()
      }
    }
    let take = {
      let text = String(cString: gtk_editable_get_text(number.opaque)).replacing("\u{200E}", with: "")
      isWriting.isOn = false
      if text.isEmpty {
        binding.set(nil)
      } else if text != binding.value.map({ field.text(of: $0) }), let value = field.value(typed: text) {
        binding.set(value)
      }
      show()
    }
    connect(number, "changed") { if !isShowing.isOn { isWriting.isOn = true } }
    connect(number, "activate") { take() }
    let focus = gtk_event_controller_focus_new()
    connect(focus, "leave") { if isWriting.isOn { take() } }
    gtk_widget_add_controller(number, focus)
    Keys.add(to: number, first: true) { key in
      guard key == GDK_KEY_Escape, isWriting.isOn else { return false }
      isWriting.isOn = false
      show()
      return true
    }
    let head = box(GTK_ORIENTATION_HORIZONTAL, spacing: 6, [title, reset.widget, number])
    let content = column(spacing: 2, head, scale)
    gtk_widget_set_margin_top(content, 8)
    gtk_widget_set_margin_bottom(content, 6)
    gtk_widget_set_margin_start(content, 12)
    gtk_widget_set_margin_end(content, 12)
    let row = adw_preferences_row_new()!
    adw_preferences_row_set_title(row.cast(), localized(field.title))
    gtk_list_box_row_set_child(row.cast(), content)
    gtk_list_box_row_set_activatable(row.cast(), 0)
    gtk_widget_set_focusable(row, 0)
    row.tip(field.summary).named(localized(field.title))
    return FieldRow(widget: row, update: show)
  }
}
