import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselDesigner
import CarouselGTK

/// A colour button for a CSS colour.
enum ColorRow {
  static func make(_ binding: Binding) -> FieldRow {
    let row = FieldRow.actionRow(binding.field), reset = FieldRow.resetButton(binding)
    let button = gtk_color_button_new()!.aligned(GTK_ALIGN_END, GTK_ALIGN_CENTER).named(localized(binding.field.title))
    gtk_color_chooser_set_use_alpha(button.opaque, 1)
    gtk_color_button_set_title(button.opaque, localized(binding.field.title))
    adw_action_row_add_suffix(row.cast(), reset.widget)
    adw_action_row_add_suffix(row.cast(), button)
    adw_action_row_set_activatable_widget(row.cast(), button)
    connect(button, "color-set") {
      var color = GdkRGBA()
      gtk_color_chooser_get_rgba(button.opaque, &color)
      guard let text = gdk_rgba_to_string(&color) else { return }
      binding.set(.string(String(cString: text)))
      g_free(text)
    }
    return FieldRow(widget: row) {
      var color = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
      if let text = binding.value?.string { gdk_rgba_parse(&color, text) }
      gtk_color_chooser_set_rgba(button.opaque, &color)
      adw_action_row_set_subtitle(row.cast(), binding.value?.string ?? localized("None"))
      reset.update()
    }
  }
}
