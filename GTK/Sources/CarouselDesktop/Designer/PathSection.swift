import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

/// The path that items follow: some to begin with, one as SVG writes it, and one that is drawn over the stage.
enum PathSection {
  /// - Parameter editor: Draws over the stage.
  static func make(_ blueprint: Blueprint, _ editor: PathEditor?) -> Section {
    Section { [unowned blueprint] in
      let isPath = blueprint.configuration.styleName == "path"
      return (isPath ? "path" : "", "Path")
    } make: { [unowned blueprint] in
      guard blueprint.configuration.styleName == "path" else { return [] }
      let facts = FieldFacts.of("styles", "path")
      guard let path = facts.first(where: { $0.kind == "path" }),
        let viewBox = facts.first(where: { $0.kind == "viewBox" })
      else { return [] }
      let (problem, tell) = problemRow
      let entry = TextRow.make(path, blueprint.option(path), problem: self.problem, tell: tell)
      let box = TextRow.make(viewBox, blueprint.option(viewBox))
      return [presets(blueprint), entry, problem, box] + (editor.map { [drawing($0)] } ?? [])
    }
  }

  /// The view box in which paths are drawn where the document has none.
  static let usualBox = "0 0 100 60"

  /// Paths to begin with, each in the usual view box; the hill is what the style is by itself.
  private static let known: [(name: String, path: String?)] = [
    ("Hill", nil), ("Wave", "M-20 30C-10 30-5 12 15 12C35 12 30 48 50 48C70 48 65 12 85 12C105 12 110 30 120 30"),
    ("Valley", "M-20 8C10 8 25 46 50 46C75 46 90 8 120 8"), ("Diagonal", "M-40 84L140-24"),
    ("Circle", "M50 54C36.75 54 26 43.25 26 30C26 16.75 36.75 6 50 6C63.25 6 74 16.75 74 30C74 43.25 63.25 54 50 54Z"),
    ("Eight", "M50 30C62 12 92 6 92 30C92 54 62 48 50 30C38 12 8 6 8 30C8 54 38 48 50 30Z"),
    ("Spiral", "M50 32C46 32 44 26 50 25C58 24 62 34 54 40C44 47 32 38 35 26C39 12 58 8 70 20C82 33 76 52 58 57"),
  ]

  private static func presets(_ blueprint: Blueprint) -> FieldRow {
    let row = adw_combo_row_new()!
    adw_preferences_row_set_title(row.cast(), "Shape")
    let list = gtk_string_list_new(nil)
    for title in known.map(\.name) + ["Your own"] { gtk_string_list_append(list, title) }
    adw_combo_row_set_model(row.cast(), list)
    g_object_unref(UnsafeMutableRawPointer(list!))
    let isShowing = Flag()
    connect(row, "notify::selected") { [unowned blueprint] in
      let place = Int(adw_combo_row_get_selected(row.cast()))
      guard !isShowing.isOn, known.indices.contains(place) else { return }
      var changed = blueprint.configuration
      changed.styleOptions["path"] = known[place].path.map(JSON.string)
      changed.styleOptions["viewBox"] = known[place].path.map { _ in .string(usualBox) }
      blueprint.set(changed)
    }
    return FieldRow(widget: row) { [unowned blueprint] in
      let options = blueprint.configuration.styleOptions
      let place = known.firstIndex { $0.path == options["path"]?.string } ?? known.count
      isShowing.during { adw_combo_row_set_selected(row.cast(), guint(place)) }
    }
  }

  /// What is wrong with a path, and where.
  private static func problem(_ text: String) -> String? {
    do throws(PathError) {
      _ = try CarouselPath(svg: text)
      return nil
    } catch {
      let bytes = Array(text.utf8)
      let before = String(decoding: bytes[max(0, error.offset - 14)..<min(bytes.count, error.offset)], as: UTF8.self)
      return "\(error.description)\n…\(before)☞ \(error.offset < bytes.count ? "" : "the end")"
        + String(decoding: bytes.dropFirst(error.offset).prefix(12), as: UTF8.self)
    }
  }

  /// A row that says what is wrong; there while something is.
  private static var problemRow: (FieldRow, (String?) -> Void) {
    let text = label("", "error", "caption", align: 0).margins(horizontal: 12, vertical: 8)
    gtk_label_set_wrap(text.opaque, 1)
    gtk_label_set_ellipsize(text.opaque, PANGO_ELLIPSIZE_NONE)
    let row = adw_preferences_row_new()!
    gtk_list_box_row_set_child(row.cast(), text)
    gtk_list_box_row_set_activatable(row.cast(), 0)
    gtk_widget_set_visible(row, 0)
    return (
      FieldRow(widget: row) {},
      { problem in
        gtk_label_set_text(text.opaque, problem ?? "")
        gtk_widget_set_visible(row, problem == nil ? 0 : 1)
      }
    )
  }

  private static func drawing(_ editor: PathEditor) -> FieldRow {
    let row = adw_action_row_new()!
    adw_preferences_row_set_title(row.cast(), "Draw on the stage")
    adw_action_row_set_subtitle(row.cast(), "Drag its points; click the line for another one, Delete removes it")
    adw_action_row_set_subtitle_lines(row.cast(), 3)
    let toggle = gtk_switch_new()!.aligned(GTK_ALIGN_END, GTK_ALIGN_CENTER)
    adw_action_row_add_suffix(row.cast(), toggle)
    adw_action_row_set_activatable_widget(row.cast(), toggle)
    let isShowing = Flag()
    connect(toggle, "notify::active") { [unowned editor] in
      if !isShowing.isOn { editor.isOpen = gtk_switch_get_active(toggle.opaque) != 0 }
    }
    return FieldRow(widget: row) { [unowned editor] in
      isShowing.during { gtk_switch_set_active(toggle.opaque, editor.isOpen ? 1 : 0) }
      editor.update()
    }
  }
}
