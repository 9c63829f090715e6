import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

/// A text that is typed, and taken over with Return.
enum TextRow {
  /// - Parameter problem: What is wrong with a text; nil where it can be taken.
  static func make(
    _ facts: FieldFacts, _ binding: Binding, problem: @escaping (String) -> String? = { _ in nil },
    tell: @escaping (String?) -> Void = { _ in }
  ) -> FieldRow {
    let row = adw_entry_row_new()!
    adw_preferences_row_set_title(row.cast(), facts.title)
    adw_entry_row_set_show_apply_button(row.cast(), 1)
    row.tip(facts.summary)
    let reset = FieldRow.resetButton(facts, binding)
    adw_entry_row_add_suffix(row.cast(), reset.widget)
    var shown = ""
    connect(row, "apply") {
      let text = String(cString: gtk_editable_get_text(row.opaque))
      let wrong = text.isEmpty ? nil : problem(text) ?? refusal(of: text, facts)
      tell(wrong)
      if let wrong {
        gtk_widget_add_css_class(row, "error")
        row.tip(wrong)
        return
      }
      gtk_widget_remove_css_class(row, "error")
      row.tip(facts.summary)
      binding.set(text.isEmpty ? nil : .string(text))
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

  /// What documents say against a text.
  private static func refusal(of text: String, _ facts: FieldFacts) -> String? {
    guard facts.kind == "viewBox" else { return nil }
    let document: JSON = ["version": 1, "style": ["name": "path", "viewBox": .string(text)]]
    return CarouselConfiguration.problems(of: document).first?.message
  }
}
