#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  extension CarouselView {
    /// What assistive technology reads, in order.
    var elementsToRead: [Any] {
      switch reading {
      case .adjustable: [adjuster] + (controller.currentView.map { [$0] } ?? [])
      case .items: itemsToRead
      }
    }

    /// Three fingers scroll by a page; they push the content the way that they go.
    func scrollForReader(_ direction: UIAccessibilityScrollDirection) -> Bool {
      let way: Double
      switch direction {
      case .left: way = -controller.carousel.axis.along(Point(x: -1, y: 0))
      case .right: way = -controller.carousel.axis.along(Point(x: 1, y: 0))
      case .up: way = -controller.carousel.axis.along(Point(x: 0, y: -1))
      case .down: way = -controller.carousel.axis.along(Point(x: 0, y: 1))
      case .next: way = 1
      case .previous: way = -1
      @unknown default: way = 0
      }
      guard way != 0, go(by: Int(way) * pageLength) else { return false }
      UIAccessibility.post(notification: .pageScrolled, argument: position(in: words))
      return true
    }

    /// What is to be read may be something else now.
    func readersShouldLookAgain() {
      moveFocusAlong()
      guard window != nil else { return }
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }
#endif
