import CAdwaita
import CGtk4
import CarouselDesigner
import CarouselGTK

/// The decorations of items: a list, the outermost first. Each row expands to its fields.
enum DecorationsSection {
  static func make(_ session: DesignSession) -> Section {
    let section = Section { [unowned session] in
      (names(session).joined(separator: " "), localized("Decorations"))
    } make: { [unowned session] in
      let names = names(session)
      return names.isEmpty ? [nothing] : names.indices.map { row($0, names[$0], session) }
    }
    section.setSuffix(addButton(session))
    return section
  }

  private static func names(_ session: DesignSession) -> [String] {
    session.configuration.decorations.compactMap { $0["name"]?.string }
  }

  private static var nothing: FieldRow {
    let row = adw_action_row_new()!
    adw_preferences_row_set_title(row.cast(), localized("None"))
    adw_action_row_set_subtitle(row.cast(), localized("Press + to add a reflection, shadow or back"))
    gtk_widget_add_css_class(row, "dim-label")
    return FieldRow(widget: row) {}
  }

  private static func row(_ place: Int, _ name: String, _ session: DesignSession) -> FieldRow {
    let kind = Facts.decoration(name), title = localized(kind?.title ?? name)
    let row = adw_expander_row_new()!
    adw_preferences_row_set_title(row.cast(), title)
    row.tip(kind?.summary ?? "")
    func button(_ icon: String, _ words: String, isOn: Bool, _ change: @escaping (inout Designer, Double) -> Void) {
      let button = iconButton(icon, words) { [unowned session] in session.change(change) }
        .styled("flat", "circular").aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
      gtk_widget_set_sensitive(button, isOn ? 1 : 0)
      adw_expander_row_add_action(row.cast(), button)
    }
    // Rows are added at the top, so the last one comes first.
    button("user-trash-symbolic", localized("Remove {0}", title), isOn: true) { $0.removeDecoration(place, at: $1) }
    button("go-down-symbolic", localized("Move {0} In", title), isOn: session.designer.canMoveDecorationIn(place)) {
      $0.moveDecorationIn(place, at: $1)
    }
    button("go-up-symbolic", localized("Move {0} Out", title), isOn: session.designer.canMoveDecorationIn(place - 1)) {
      $0.moveDecorationIn(place - 1, at: $1)
    }
    // The window provides the content of backs.
    let fields = (kind?.fields ?? []).filter { $0.name != "back" }
    let rows = fields.flatMap { FieldRow.rows(session, .decoration(place, $0.name)) }
    for each in rows { adw_expander_row_add_row(row.cast(), each.widget) }
    return FieldRow(widget: row) { for each in rows { each.update() } }
  }

  private static func addButton(_ session: DesignSession) -> WidgetPointer {
    let popover = gtk_popover_new()!
    let list = column(spacing: 0)
    for kind in Facts.decorations {
      let button = gtk_button_new_with_label(localized(kind.title))!.styled("flat").tip(kind.summary)
      connect(button, "clicked") { [unowned session] in
        gtk_popover_popdown(popover.cast())
        session.change { $0.addDecoration(kind.name, at: $1) }
      }
      gtk_box_append(list.cast(), button)
    }
    gtk_popover_set_child(popover.cast(), list)
    let button = gtk_menu_button_new()!.styled("flat").tip(localized("Add a Decoration")).named(
      localized("Add a Decoration"))
    gtk_menu_button_set_icon_name(button.opaque, "list-add-symbolic")
    gtk_menu_button_set_popover(button.opaque, popover)
    return button
  }
}
