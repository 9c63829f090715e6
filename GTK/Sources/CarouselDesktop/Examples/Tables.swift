import CAdwaita
import CGtk4
import CarouselGTK

extension Start {
  static let tables = Start { example, _ in
    let items = CarouselItems(count: example.count) { index, reused in
      let album: Album = reused.flatMap { kept(in: $0, as: "album") } ?? Album()
      album.show(index)
      return album.widget
    }
    items.label = { Drawing.plain($0).title }
    return Page(example, items: items, title: { Drawing.plain($0).title })
  }
}

// MARK: Shown
/// A cover with the list of its tracks.
private final class Album {
  private static let rows = 18
  let widget: WidgetPointer
  private let cover = DrawingItem(width: 64, height: 80)
  private let title = label("", "heading", align: 0)
  private let scroller: WidgetPointer
  private var names: [WidgetPointer] = []

  init() {
    let list = gtk_list_box_new()!.styled("tracks")
    gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
    for row in 0..<Self.rows {
      let name = label("", align: 0).expanding(vertically: false)
      names.append(name)
      let number = label("\(row + 1)", "dim-label", "numeric", align: 1).sized(20, -1)
      gtk_list_box_append(
        list.opaque, box(GTK_ORIENTATION_HORIZONTAL, spacing: 12, [number, name]).margins(horizontal: 4, vertical: 8))
    }
    scroller = scrolled(list).expanding()
    gtk_label_set_wrap(title.opaque, 1)
    gtk_label_set_lines(title.opaque, 2)
    let head = row(spacing: 12, cover.widget, title.expanding(vertically: false)).margins(12)
    widget = card(width: 250, height: 350, column(spacing: 0, head, scroller))
    keep(self, in: widget, as: "album")
  }

  func show(_ index: Int) {
    cover.show(.plain(index))
    gtk_label_set_text(title.opaque, Drawing.plain(index).title)
    for (row, name) in names.enumerated() {
      gtk_label_set_text(name.opaque, Drawing.cover(index * Self.rows + row + 16).title)
    }
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(scroller.opaque), 0)
  }
}
