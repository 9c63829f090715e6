import CAdwaita
import CGtk4
import CarouselGTK

/// The list of the examples.
final class Sidebar {
  let widget: WidgetPointer
  private let list: WidgetPointer
  private var rows: [String: WidgetPointer] = [:]
  private var names: [WidgetPointer: String] = [:]
  private var headings: [WidgetPointer: String] = [:]

  /// - Parameter choose: Called with the chosen example.
  init(_ choose: @escaping (String) -> Void) {
    list = gtk_list_box_new()!.styled("navigation-sidebar")
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_BROWSE)
    list.named(localized("Examples"))
    widget = scrolled(list).expanding(horizontally: false)
    for group in Example.groups {
      for (place, example) in group.examples.enumerated() {
        let image = gtk_image_new_from_icon_name(example.icon)!
        let title = label(example.title, align: 0).expanding(vertically: false)
        let row = gtk_list_box_row_new()!
        gtk_list_box_row_set_child(row.cast(), box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [image, title]))
        row.named(example.title)
        gtk_list_box_append(list.opaque, row)
        rows[example.id] = row
        names[row] = example.id
        if place == 0 { headings[row] = group.name }
      }
    }
    gtk_list_box_set_header_func(
      list.opaque,
      { row, _, data in
        let sidebar = Unmanaged<Sidebar>.fromOpaque(data!).takeUnretainedValue()
        sidebar.head(UnsafeMutableRawPointer(row!).assumingMemoryBound(to: GtkWidget.self))
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
    connect(list, "row-activated") { [unowned self] in
      guard let row = gtk_list_box_get_selected_row(list.opaque) else { return }
      if let name = names[UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)] { choose(name) }
    }
  }

  private func head(_ row: WidgetPointer) {
    guard let heading = headings[row], gtk_list_box_row_get_header(row.cast()) == nil else { return }
    gtk_list_box_row_set_header(row.cast(), label(heading, "heading", "dim-label", "group-heading", align: 0))
  }

  /// Highlights an example.
  func show(_ id: String) {
    guard let row = rows[id] else { return }
    gtk_list_box_select_row(list.opaque, row.cast())
  }

  func focus() {
    if let row = gtk_list_box_get_selected_row(list.opaque) {
      gtk_widget_grab_focus(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }
  }
}
