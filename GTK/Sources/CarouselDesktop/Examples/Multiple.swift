import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let multiple = Start { example, _ in
    let setups = example.carousels.enumerated().map { place, one in
      let carousel = Carousel()
      carousel.label = localized(one.text("label"))
      carousel.dataSource = CarouselItems.covers(count: example.count, height: ItemKind.heights[example.id]) {
        $0 + place * 20
      }
      return Setup(carousel, example.settings)
    }
    let leader = Leader(setups.map(\.carousel))
    let widget = column(spacing: 6)
    for setup in setups { gtk_box_append(widget.cast(), setup.carousel.widget.expanding()) }
    let page = Page(example, widget, setups: setups)
    page.keeps = [leader]
    page.connect(example, values: ["together": { leader.isTogether = $0 == true }])
    return page
  }
}

// MARK: Shown
/// Moves all carousels when one is scrolled.
private final class Leader {
  var isTogether = false
  private var isFollowing = false

  init(_ carousels: [Carousel]) {
    for carousel in carousels {
      carousel.onScroll { [weak self, unowned carousel] in
        guard let self, isTogether, !isFollowing else { return }
        isFollowing = true
        for other in carousels where other !== carousel { other.scrollOffset = carousel.scrollOffset }
        isFollowing = false
      }
    }
  }
}
