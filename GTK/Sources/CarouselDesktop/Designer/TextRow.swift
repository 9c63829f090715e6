import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselDesigner
import CarouselGTK

/// A text entry, applied with Return.
enum TextRow {
  /// - Parameters:
  ///   - take: Applies a text, or returns its problem; by default the document validates it.
  ///   - tell: Called with the problem, or nil.
  static func make(
    _ binding: Binding, take: ((String) -> String?)? = nil,
    tell: @escaping (String?) -> Void = { _ in }
  ) -> FieldRow {
    let row = adw_entry_row_new()!
    adw_preferences_row_set_title(row.cast(), localized(binding.field.title))
    adw_entry_row_set_show_apply_button(row.cast(), 1)
    row.tip(binding.field.summary)
    let reset = FieldRow.resetButton(binding)
    adw_entry_row_add_suffix(row.cast(), reset.widget)
    var shown = ""
    connect(row, "apply") {
      let text = String(cString: gtk_editable_get_text(row.opaque))
      if text.isEmpty { binding.set(nil) }
      let wrong = text.isEmpty ? nil : (take ?? { self.take($0, binding) })(text)
      tell(wrong)
      if let wrong {
        gtk_widget_add_css_class(row, "error")
        row.tip(wrong)
        return
      }
      gtk_widget_remove_css_class(row, "error")
      row.tip(binding.field.summary)
    }
    return FieldRow(widget: row) {
      let text = binding.value?.string ?? ""
      if text != shown {
        shown = text
        gtk_editable_set_text(row.opaque, text)
        gtk_widget_remove_css_class(row, "error")
        tell(nil)
      }
      reset.update()
    }
  }

  /// Applies a text, or returns its problem in the document.
  private static func take(_ text: String, _ binding: Binding) -> String? {
    if let problem = binding.field.shape.problems(of: .string(text)).first { return problem.message }
    binding.set(.string(text))
    return nil
  }
}
