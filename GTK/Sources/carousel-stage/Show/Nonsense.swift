import CGtk4
import CarouselGTK

/// Invalid numbers for everything of a carousel that takes numbers.
enum Nonsense {
  static let numbers = [Double.nan, .infinity, -.infinity, -1, 0, 1e300, -1e300, .leastNonzeroMagnitude]
  static let indexes = [Int.min, -1, Int.max, 1_000_000_000]

  /// Passes all of them to a carousel.
  /// - Parameter pause: Called repeatedly, to update the screen.
  static func tell(_ carousel: Carousel, _ items: CarouselItems, pause: () -> Void) {
    for number in numbers {
      tell(carousel, number)
      pause()
    }
    for index in indexes {
      tell(carousel, index)
      pause()
    }
    for count in [-5, Int.min, 1_000_000_000_000, Int.max, 0, 12] {
      items.count = count
      items.placeholderCount = count
      carousel.reloadData()
      carousel.currentIndex = count / 2
      pause()
    }
    items.placeholderCount = 0
    carousel.reloadData()
  }

  private static func tell(_ carousel: Carousel, _ number: Double) {
    let point = Point2D(x: number, y: number)
    carousel.scrollOffset = number
    carousel.perspective = number
    carousel.contentOffset = point
    carousel.viewpointOffset = point
    carousel.focusPoint = point
    carousel.givenItemLength = number
    carousel.autoscroll = number
    carousel.autoplay = number
    carousel.scroll(toOffset: number, duration: number)
    carousel.scroll(byOffset: number, duration: number)
    carousel.scrollToItem(at: 3, duration: number)
    for phase in [WheelInput.Phase.mayBegin, .changed, .momentum, .unknown, .ended] {
      carousel.wheel(WheelInput(delta: point, phase: phase))
    }
    for option in StyleOption.allCases { carousel.options[option] = .constant(number) }
    carousel.decorations = [
      .reflection(gap: number, height: number, alpha: number),
      .shadow(x: number, y: number, blur: number, opacity: number),
    ]
    carousel.backs = CarouselBacks(duration: number, isTurned: { $0 == 1 }) { $1 ?? gtk_label_new("Back")! }
    carousel.update { $0.viewport = Size2D(width: number, height: number) }
    _ = (carousel.item(at: point), carousel.itemWidget(at: point), carousel.hitTest(point))
  }

  private static func tell(_ carousel: Carousel, _ index: Int) {
    carousel.currentIndex = index
    carousel.scrollToItem(at: index)
    carousel.scroll(byItems: index)
    carousel.step(by: index)
    carousel.selectItem(at: index)
    carousel.insertItem(at: index)
    carousel.removeItem(at: index)
    carousel.reloadItem(at: index)
    carousel.apply(ItemChanges(countBefore: index, removing: [index], inserting: [index], reloading: [index]))
    carousel.refreshDecorations(at: index)
    carousel.maximumVisibleItems = index
    _ = (carousel.itemWidget(at: index), carousel.corners(ofItemAt: index), carousel.offset(ofItemAt: index))
  }

  /// Restores everything except the position.
  static func forget(_ carousel: Carousel) {
    carousel.update { carousel in
      let settings = CarouselModel()
      carousel.perspective = settings.perspective
      carousel.contentOffset = settings.contentOffset
      carousel.viewpointOffset = settings.viewpointOffset
      carousel.focusPoint = settings.focusPoint
      carousel.givenItemLength = settings.givenItemLength
      carousel.maximumVisibleItems = settings.maximumVisibleItems
      carousel.options = settings.options
    }
    (carousel.autoscroll, carousel.autoplay, carousel.decorations, carousel.backs) = (0, 0, [], nil)
    carousel.reloadData()
    // A jump; the index is a property that apps bind, and one that a movement has passed just now may be written back late.
    carousel.scrollToItem(at: 0, duration: 0)
  }
}
