#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  extension CarouselView {
    /// The accessible elements of the carousel, in reading order.
    var elementsToRead: [Any] {
      let controls: [Any] = pauseButton.map { [$0] } ?? []
      return switch currentReading {
      case .adjustable: controls + [adjuster] + (controller.currentView.map { [$0] } ?? [])
      case .items: controls + itemsToRead
      }
    }

    /// Scrolls by a page for a three-finger swipe, which pushes the content in its direction.
    /// - Returns: Whether there is an item to move to.
    func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
      let pages: Double
      switch direction {
      case .left: pages = controller.carousel.layoutAxis.along(Point2D(x: 1, y: 0))
      case .right: pages = controller.carousel.layoutAxis.along(Point2D(x: -1, y: 0))
      case .up: pages = controller.carousel.layoutAxis.along(Point2D(x: 0, y: 1))
      case .down: pages = controller.carousel.layoutAxis.along(Point2D(x: 0, y: -1))
      case .next: pages = 1
      case .previous: pages = -1
      @unknown default: pages = 0
      }
      guard adjust(byItems: Int(pages) * controller.carousel.pagesInView) else { return false }
      UIAccessibility.post(notification: .pageScrolled, argument: spokenValue)
      return true
    }

    /// The value of `elementsToRead` has changed.
    func readingOrderDidChange() {
      if window != nil { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
    }

    /// Announces a text.
    func announce(_ text: String) {
      if window != nil { UIAccessibility.post(notification: .announcement, argument: text) }
    }
  }
#endif
