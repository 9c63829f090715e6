import CAdwaita
import CGtk4
import CarouselDesigner
import CarouselGTK

/// The path of the items: presets, SVG path data, and a switch that shows the editor over the stage.
enum PathSection {
  /// - Parameter editor: The editor over the stage.
  static func make(_ session: DesignSession, _ editor: PathEditor?) -> Section {
    Section { [unowned session] in
      let isPath = session.configuration.styleName == "path"
      return (isPath ? "path" : "", localized("Path"))
    } make: { [unowned session] in
      guard let path = Binding(session, .option("path")), let viewBox = Binding(session, .option("viewBox")) else {
        return []
      }
      let (problem, tell) = problemRow
      let entry = TextRow.make(
        path,
        take: { [unowned session] text in session.change { $0.setPath(text, at: $1) }.map(words) }, tell: tell)
      return [presets(session), entry, problem, TextRow.make(viewBox)] + (editor.map { [drawing($0)] } ?? [])
    }
  }

  private static func presets(_ session: DesignSession) -> FieldRow {
    let row = adw_combo_row_new()!
    adw_preferences_row_set_title(row.cast(), localized("Shape"))
    let list = gtk_string_list_new(nil)
    for title in PathPreset.all.map({ localized($0.name) }) + [localized("Custom")] {
      gtk_string_list_append(list, title)
    }
    adw_combo_row_set_model(row.cast(), list)
    g_object_unref(UnsafeMutableRawPointer(list!))
    let isShowing = Flag()
    connect(row, "notify::selected") { [unowned session] in
      let place = Int(adw_combo_row_get_selected(row.cast()))
      guard !isShowing.isOn, PathPreset.all.indices.contains(place) else { return }
      session.change { $0.setPath(PathPreset.all[place], at: $1) }
    }
    return FieldRow(widget: row) { [unowned session] in
      let preset = session.designer.pathPreset
      let place = PathPreset.all.firstIndex { $0 == preset } ?? PathPreset.all.count
      isShowing.during { adw_combo_row_set_selected(row.cast(), guint(place)) }
    }
  }

  /// The problem of a path and its position.
  private static func words(_ problem: PathProblem) -> String {
    let there = problem.there.isEmpty ? localized("the end") : problem.there + problem.after
    return "\(problem.message)\n…\(problem.before)☞ \(there)"
  }

  /// A row with the problem of a path; hidden if there is none.
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
    adw_preferences_row_set_title(row.cast(), localized("Draw on the stage"))
    adw_action_row_set_subtitle(
      row.cast(), localized("Drag points, click the line to add one, press Delete to remove one"))
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
