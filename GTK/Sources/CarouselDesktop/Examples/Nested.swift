import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let nested = Example(
    id: "nested", title: localized("Nested"),
    summary: localized(
      "Each item is itself a carousel. Swipe sideways for the outer one, up and down for the inner ones."),
    icon: "view-dual-symbolic",
    code: """
      carousel.dataSource = CarouselItems(count: 9) { index, reused in
        if let reused { return reused }
        let inner = Carousel(style: .cylinder)
        inner.isVertical = true
        inner.dataSource = CarouselItems(count: 12) { index, reused in
          reused ?? gtk_label_new("Book \\(index + 1)")!
        }
        return inner.widget
      }
      """
  ) { _ in
    let carousel = Carousel()
    let items = CarouselItems(count: 9) { index, reused in
      let shelf: Bookcase = reused.flatMap { kept(in: $0, as: "shelf") } ?? Bookcase()
      shelf.show(index)
      return shelf.widget
    }
    items.label = { localized("Shelf {0}", $0 + 1) }
    carousel.label = localized("Shelves")
    carousel.dataSource = items
    carousel.decorations = [.shadow()]
    return Page(carousel, style: "linear", first: 2) { localized("Shelf {0}", $0 + 1) }
  }
}

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
