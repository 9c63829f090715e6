import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let buttons = Example(
    id: "buttons", title: localized("Buttons"),
    summary: localized("Buttons in items. A flick that begins on a button scrolls without clicking it."),
    icon: "input-mouse-symbolic",
    code: """
      carousel.dataSource = CarouselItems(count: 14) { index, reused in
        // Any widget can be an item, whatever its content.
        reused ?? gtk_button_new_with_label("Item \\(index + 1)")!
      }
      carousel.style = .cylinder
      """
  ) { _ in
    let carousel = Carousel(), tally = Tally()
    carousel.label = localized("Counters")
    carousel.dataSource = tally.items()
    carousel.decorations = [.shadow()]
    let page = Page(carousel, style: "cylinder", first: 2) { localized("Counter {0}: {1}", $0 + 1, tally.counts[$0]) }
    page.keeps = [tally]
    tally.changed = { [weak page] in if let page { page.changed?() } }
    return page
  }
}

/// The counts of the buttons.
private final class Tally {
  var counts = (0..<14).map { ($0 * 7) % 10 }
  var changed: () -> Void = {}

  /// Returns the items. They retain the counts, since widgets may outlive the page.
  func items() -> CarouselItems {
    let items = CarouselItems(count: counts.count) { [self] index, reused in
      let card: Counter = reused.flatMap { kept(in: $0, as: "counter") } ?? Counter()
      card.show(counts[index], number: index + 1) { [self] in
        counts[index] = $0
        changed()
      }
      return card.widget
    }
    items.label = { [self] in localized("Counter {0}, {1}", $0 + 1, counts[$0]) }
    return items
  }
}

private final class Counter {
  let widget: WidgetPointer
  private let title = label("", "heading")
  private let number = label("", "counter", "numeric")
  private var count = 0
  private var changed: (Int) -> Void = { _ in }

  init() {
    let less = gtk_button_new_from_icon_name("list-remove-symbolic")!.styled("circular").tip(localized("Less")).named(
      localized("Less"))
    let more = gtk_button_new_from_icon_name("list-add-symbolic")!.styled("circular").tip(localized("More")).named(
      localized("More"))
    let buttons = row(spacing: 24, less, more).aligned(GTK_ALIGN_CENTER, GTK_ALIGN_END)
    widget = card(width: 200, height: 240, column(spacing: 12, title, number.expanding(), buttons).margins(18))
    connect(less, "clicked") { [unowned self] in set(count - 1) }
    connect(more, "clicked") { [unowned self] in set(count + 1) }
    keep(self, in: widget, as: "counter")
  }

  func show(_ count: Int, number: Int, changed: @escaping (Int) -> Void) {
    self.changed = { _ in }
    gtk_label_set_text(title.opaque, localized("Counter {0}", number))
    set(count)
    self.changed = changed
  }

  private func set(_ count: Int) {
    self.count = count
    gtk_label_set_text(number.opaque, Words.whole(Double(count)))
    changed(count)
  }
}
