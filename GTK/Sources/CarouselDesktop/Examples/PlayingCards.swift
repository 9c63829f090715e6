import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let cards = Start { example, _ in
    let deck = Deck()
    let page = Page(
      example, items: deck.items(), title: { deck.title($0) }, look: ["decorations": []],
      dress: { deck.decorate($0) })
    page.keeps = [deck]
    page.carousel?.onSelect { [unowned page] index in
      deck.turn(index)
      page.carousel?.refreshDecorations(at: index)
    }
    page.connect(
      example,
      actions: [
        "turn": { [unowned page] in
          deck.turnAll()
          page.carousel?.refreshDecorations()
        },
        "shuffle": { [unowned page] in
          deck.shuffle()
          page.carousel?.reloadData()
        },
      ])
    return page
  }
}

// MARK: Shown
/// Fifty-two cards, each face up or face down.
private final class Deck {
  private static let suits = [
    ("♠", localized("{0} of Spades")), ("♥", localized("{0} of Hearts")), ("♣", localized("{0} of Clubs")),
    ("♦", localized("{0} of Diamonds")),
  ]
  private static let ranks = [
    localized("Ace"), "2", "3", "4", "5", "6", "7", "8", "9", "10", localized("Jack"), localized("Queen"),
    localized("King"),
  ]
  private static let size: (width: Int32, height: Int32) = (170, 248)

  private var cards = Array(0..<52)
  private var turned: Set<Int> = []

  /// Returns the items. They retain the deck, since widgets may outlive the page.
  func items() -> CarouselItems {
    let items = CarouselItems(count: cards.count) { [self] index, reused in
      let widget = reused ?? Self.face()
      fill(widget, cards[index])
      return widget
    }
    items.label = { [self] in title($0) }
    return items
  }

  func decorate(_ carousel: Carousel) {
    carousel.decorations = [.reflection(gap: 3, height: 0.35), .shadow(y: 6, blur: 20)]
    carousel.backs = backs
  }

  private var backs: CarouselBacks {
    CarouselBacks(isTurned: { [self] in turned.contains(cards[$0]) }) { _, reused in
      reused
        ?? frame(
          width: Self.size.width, height: Self.size.height,
          gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!.styled("card-back"), "playing-card")
    }
  }

  func title(_ index: Int) -> String {
    let card = cards[index]
    return turned.contains(card)
      ? localized("Face down") : Self.suits[card / 13].1.replacing("{0}", with: Self.ranks[card % 13])
  }

  func turn(_ index: Int) { turned.formSymmetricDifference([cards[index]]) }
  func turnAll() { turned = turned.count == cards.count ? [] : Set(cards) }
  func shuffle() { cards.shuffle() }

  private static func face() -> WidgetPointer {
    let corner = label("", "rank")
    corner.aligned(GTK_ALIGN_START, GTK_ALIGN_START).margins(10)
    let suit = label("", "suit").aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
    let overlay = gtk_overlay_new()!
    gtk_overlay_set_child(overlay.opaque, suit)
    gtk_overlay_add_overlay(overlay.opaque, corner)
    let widget = frame(width: size.width, height: size.height, overlay, "playing-card")
    keep(Labels(suit, corner), in: widget, as: "labels")
    return widget
  }

  private func fill(_ widget: WidgetPointer, _ card: Int) {
    guard let labels: Labels = kept(in: widget, as: "labels") else { return }
    let suit = Self.suits[card / 13].0, rank = Self.ranks[card % 13]
    let short = rank.count > 2 ? String(rank.prefix(1)) : rank
    gtk_label_set_text(labels.suit.opaque, suit + "\u{FE0E}")
    gtk_label_set_text(labels.corner.opaque, "\(short)\n\(suit)\u{FE0E}")
    for name in ["red", "black"] { gtk_widget_remove_css_class(widget, name) }
    gtk_widget_add_css_class(widget, (card / 13) % 2 == 1 ? "red" : "black")
  }

  private final class Labels {
    let suit: WidgetPointer, corner: WidgetPointer

    init(_ suit: WidgetPointer, _ corner: WidgetPointer) {
      (self.suit, self.corner) = (suit, corner)
    }
  }
}
