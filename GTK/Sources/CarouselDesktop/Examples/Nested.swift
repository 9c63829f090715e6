import CAdwaita
import CGtk4
import CarouselGTK

extension Start {
  static let nested = Start { example, _ in
    let items = CarouselItems(count: example.count) { index, reused in
      let shelf: Bookcase = reused.flatMap { kept(in: $0, as: "shelf") } ?? Bookcase()
      shelf.show(index)
      return shelf.widget
    }
    items.label = { localized("Shelf {0}", $0 + 1) }
    return Page(example, items: items, title: { localized("Shelf {0}", $0 + 1) })
  }
}

// MARK: Shown
private final class Bookcase {
  private static let books = 12
  let widget: WidgetPointer
  private let carousel = Carousel(style: .named("cylinder"))
  private var number = -1

  init() {
    carousel.isVertical = true
    carousel.clipsToBounds = true
    carousel.options.showBackfaces = 0
    widget = card(width: 230, height: 400, carousel.widget.expanding())
    keep(self, in: widget, as: "shelf")
  }

  func show(_ number: Int) {
    guard number != self.number else { return }
    self.number = number
    carousel.label = localized("Shelf {0}", number + 1)
    carousel.dataSource = CarouselItems.drawings(count: Self.books, width: 152, height: 190) {
      .cover(number * Self.books + $0)
    }
    carousel.currentIndex = 0
  }
}
