import CAdwaita
import CGtk4
import CarouselGTK

/// A part of the designer: rows that are rebuilt only when their structure changes.
final class Section {
  let widget = adw_preferences_group_new()!
  private var rows: [FieldRow] = []
  private var shape: String?
  private let describe: () -> (shape: String, title: String)
  private let make: () -> [FieldRow]

  /// - Parameters:
  ///   - describe: Returns what the rows depend on, and the title.
  ///   - make: Creates the rows.
  init(_ describe: @escaping () -> (shape: String, title: String), make: @escaping () -> [FieldRow]) {
    (self.describe, self.make) = (describe, make)
    update()
  }

  /// Updates the rows to the document.
  func update() {
    let now = describe()
    if now.shape != shape {
      shape = now.shape
      for row in rows { adw_preferences_group_remove(widget.cast(), row.widget) }
      rows = make()
      for row in rows { adw_preferences_group_add(widget.cast(), row.widget) }
      adw_preferences_group_set_title(widget.cast(), now.title)
      gtk_widget_set_visible(widget, rows.isEmpty ? 0 : 1)
    }
    for row in rows { row.update() }
  }

  /// The widget beside the title.
  func setSuffix(_ suffix: WidgetPointer) { adw_preferences_group_set_header_suffix(widget.cast(), suffix) }
}
