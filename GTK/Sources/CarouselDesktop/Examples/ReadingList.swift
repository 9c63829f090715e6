import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let reading = Start { example, _ in
    let books = (example.items["texts"]?.array ?? []).map { Book($0) }
    let items = CarouselItems(count: books.count) { index, reused in
      let card: BookCard = reused.flatMap { kept(in: $0, as: BookCard.key) } ?? BookCard()
      card.show(books[index])
      return card.widget
    }
    items.label = { "\(books[$0].title), \(books[$0].author)" }
    let below = paragraph(align: 0.5)
    gtk_label_set_text(below.opaque, localized("{0} books to read. This text is below the carousel.", books.count))
    gtk_label_set_justify(below.opaque, GTK_JUSTIFY_CENTER)
    let page = Page(
      example, items: items, title: { books[$0].title },
      dress: { $0.widget.expanding(vertically: !$0.adjustsHeight) }, around: { $0.widget.expanding(vertically: false) },
      below: below.margins(horizontal: 36, vertical: 0))
    return page
  }
}

// MARK: Shown
/// Returns a text that wraps.
private func paragraph(_ classes: String..., align: Float = 0) -> WidgetPointer {
  let text = label("", align: align)
  for name in classes { text.styled(name) }
  gtk_label_set_ellipsize(text.opaque, PANGO_ELLIPSIZE_NONE)
  gtk_label_set_wrap(text.opaque, 1)
  // Its lines are as long as there is room.
  gtk_label_set_max_width_chars(text.opaque, 1)
  return text
}

/// A card with a text, as high as that is.
private final class BookCard {
  static let key = "book-card"
  let widget: WidgetPointer
  private let title = paragraph("title-4"), author = paragraph("dim-label"), note = paragraph()

  init() {
    gtk_widget_set_margin_top(note, 6)
    widget = gtk_overlay_new()!.styled("item", "card-item").sized(300, -1)
    gtk_overlay_set_child(widget.opaque, column(spacing: 6, title, author, note).margins(20))
    let edge = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!.styled("edge")
    gtk_widget_set_can_target(edge, 0)
    gtk_overlay_add_overlay(widget.opaque, edge)
    keep(self, in: widget, as: Self.key)
  }

  func show(_ book: Book) {
    for (text, words) in [(title, book.title), (author, book.author), (note, book.note)] {
      gtk_label_set_text(text.opaque, words)
    }
  }
}

private struct Book {
  var title: String
  var author: String
  var note: String

  /// Reads a book of the example's data.
  init(_ data: JSON) {
    title = localized(data.text("title"))
    author = localized(data.text("author"))
    note = localized(data.text("text"))
  }
}
