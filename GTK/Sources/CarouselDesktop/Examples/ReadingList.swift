import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let readingList = Example(
    id: "reading", title: localized("Reading list"),
    summary: localized(
      "Cards of different heights. The carousel is as high as the current one, and what is below follows."),
    icon: "user-bookmarks-symbolic",
    code: """
      carousel.adjustsHeight = true
      carousel.crossAlignment = .start
      carousel.gap = 24
      let controls = CarouselControls(carousel, indicator: .dots)
      let below = gtk_label_new("This text is below the carousel.")
      for part in [carousel.widget, controls.widget, below] { gtk_box_append(box, part) }
      """
  ) { _ in
    let carousel = Carousel()
    carousel.label = localized("Reading list")
    let items = CarouselItems(count: Book.all.count) { index, reused in
      let card: BookCard = reused.flatMap { kept(in: $0, as: BookCard.key) } ?? BookCard()
      card.show(Book.all[index])
      return card.widget
    }
    items.label = { "\(Book.all[$0].title), \(Book.all[$0].author)" }
    carousel.dataSource = items
    carousel.adjustsHeight = true
    carousel.crossAlignment = .start
    carousel.gap = 24
    let controls = CarouselControls(carousel, indicator: .dots)
    let below = paragraph(align: 0.5)
    gtk_label_set_text(
      below.opaque, localized("{0} books to read. This text is below the carousel.", Book.all.count))
    gtk_label_set_justify(below.opaque, GTK_JUSTIFY_CENTER)
    let parts = column(
      spacing: 12, carousel.widget.expanding(vertically: false), controls.widget,
      below.margins(horizontal: 36, vertical: 0))
    // A low window scrolls to what does not fit.
    let page = Page(scrolled(parts.margins(horizontal: 0, vertical: 30)), carousel: carousel) { Book.all[$0].title }
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .toggle(localized("Automatic height"), true) {
            carousel.adjustsHeight = $0
            carousel.widget.expanding(vertically: !$0)
          },
          .choice(
            localized("Cross alignment"),
            [localized("Centre"), localized("Start"), localized("End"), localized("Stretch")], 1
          ) { carousel.crossAlignment = CrossAlignment(rawValue: $0) ?? .start },
          .number(localized("Gap"), 0...64, step: 4, value: 24) { carousel.gap = $0 },
        ])
    ]
    return page
  }
}

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

  static let all = [
    Book(
      title: localized("Flatland"), author: "Edwin A. Abbott",
      note: localized("A square tells of life in two dimensions, and of the visitor who took him out of them.")),
    Book(
      title: localized("The Time Machine"), author: "H. G. Wells",
      note: localized(
        "A dinner, a machine of ivory and brass, and eight hundred thousand years. The traveller returns late and hungry, "
          + "with two white flowers in his pocket. Whether his guests believe him is less important than what he saw: our "
          + "division into those above and those below, carried to its end.")),
    Book(
      title: localized("Through the Looking-Glass"), author: "Lewis Carroll",
      note: localized("A game of chess in which the pawn becomes a queen.")),
    Book(
      title: localized("Twenty Thousand Leagues under the Sea"), author: "Jules Verne",
      note: localized(
        "Nobody knows where Captain Nemo comes from or whom he hates. He has a library of twelve thousand volumes, an "
          + "organ, and the sea. His guests may see everything, and may never leave.")),
    Book(
      title: localized("The Sea, the Sky"), author: localized("Anonymous"), note: localized("Two words each page.")),
    Book(
      title: "Walden", author: "Henry David Thoreau",
      note: localized(
        "He went to the woods because he wished to live deliberately. He counts every nail and every bean, listens to the "
          + "ice in spring, and notes what it costs: twenty-eight dollars, twelve and a half cents. It is a book for slow "
          + "reading, best in small pieces, and best outdoors. Some skip the first chapter; they miss the accounts, which "
          + "are the funniest part of it.")),
    Book(
      title: "Frankenstein", author: "Mary Shelley",
      note: localized(
        "Written on a bet in a cold summer. The creature reads Milton, and is better company than its maker.")),
    Book(title: "Middlemarch", author: "George Eliot", note: localized("A town, and everybody in it.")),
  ]
}
