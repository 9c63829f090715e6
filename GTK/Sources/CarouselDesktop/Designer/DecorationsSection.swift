import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

/// What is put around items: a list, the outermost first. Each unfolds into its fields.
enum DecorationsSection {
  static func make(_ blueprint: Blueprint) -> Section {
    let section = Section {
      [unowned blueprint] in
      (blueprint.decorations.compactMap { $0["name"]?.string }.joined(separator: " "), "Decorations")
    } make: { [unowned blueprint] in
      guard !blueprint.decorations.isEmpty else { return [nothing] }
      return blueprint.decorations.indices.map { row($0, blueprint) }
    }
    section.setSuffix(addButton(blueprint))
    return section
  }

  /// How many there may be, and the one that has to come first.
  private static let limits: (most: Int, first: String?) = {
    let members: [JSON] = Catalogue.data["shape"]?["members"]?.array ?? []
    let list = members.first { $0["name"]?.string == "decorations" }?["shape"]
    return (Int(list?["most"]?.number ?? 8), list?["onlyFirst"]?.string)
  }()

  private static var nothing: FieldRow {
    let row = adw_action_row_new()!
    adw_preferences_row_set_title(row.cast(), "None")
    adw_action_row_set_subtitle(row.cast(), "Reflections, shadows and backs are added with +")
    gtk_widget_add_css_class(row, "dim-label")
    return FieldRow(widget: row) {}
  }

  private static func row(_ place: Int, _ blueprint: Blueprint) -> FieldRow {
    let name = blueprint.decorations[place]["name"]?.string ?? ""
    let kind = FieldFacts.all("decorations").first { $0["name"]?.string == name }
    let title = kind?["title"]?.string ?? name
    let row = adw_expander_row_new()!
    adw_preferences_row_set_title(row.cast(), title)
    row.tip(kind?["summary"]?.string ?? "")
    func button(_ icon: String, _ words: String, isOn: Bool, _ change: @escaping (inout [JSON]) -> Void) {
      let button = iconButton(icon, words) { [unowned blueprint] in
        var list = blueprint.decorations
        guard list.indices.contains(place) else { return }
        change(&list)
        blueprint.setDecorations(list)
      }
      .styled("flat", "circular").aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
      gtk_widget_set_sensitive(button, isOn ? 1 : 0)
      adw_expander_row_add_action(row.cast(), button)
    }
    let before = place > 0 ? blueprint.decorations[place - 1]["name"]?.string : nil
    // What is added last stands first.
    button("user-trash-symbolic", "Remove \(title)", isOn: true) { $0.remove(at: place) }
    button(
      "go-down-symbolic", "Move \(title) In",
      isOn: place + 1 < blueprint.decorations.count && name != limits.first
    ) { $0.swapAt(place, place + 1) }
    button("go-up-symbolic", "Move \(title) Out", isOn: before != nil && before != limits.first) {
      $0.swapAt(place, place - 1)
    }
    let rows = FieldFacts.of("decorations", name).filter { $0.name != "back" }.flatMap {
      FieldRow.rows($0, blueprint.decoration(place, $0))
    }
    for each in rows { adw_expander_row_add_row(row.cast(), each.widget) }
    return FieldRow(widget: row) { for each in rows { each.update() } }
  }

  private static func addButton(_ blueprint: Blueprint) -> Widget {
    let popover = gtk_popover_new()!
    let list = column(spacing: 0)
    for kind in FieldFacts.all("decorations") {
      guard let name = kind["name"]?.string, let title = kind["title"]?.string else { continue }
      let button = gtk_button_new_with_label(title)!.styled("flat").tip(kind["summary"]?.string ?? "")
      connect(button, "clicked") { [unowned blueprint] in
        gtk_popover_popdown(popover.cast())
        var all = blueprint.decorations
        let isOuter = name == limits.first
        guard all.count < limits.most, !isOuter || all.first?["name"]?.string != name else { return }
        all.insert(["name": .string(name)], at: isOuter ? 0 : all.count)
        blueprint.setDecorations(all)
      }
      gtk_box_append(list.cast(), button)
    }
    gtk_popover_set_child(popover.cast(), list)
    let button = gtk_menu_button_new()!.styled("flat").tip("Add a Decoration").named("Add a Decoration")
    gtk_menu_button_set_icon_name(button.opaque, "list-add-symbolic")
    gtk_menu_button_set_popover(button.opaque, popover)
    return button
  }
}
