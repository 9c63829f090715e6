#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension CarouselView {
    /// What assistive technology finds in the carousel, in order.
    var viewsToRead: [Any] {
      switch reading {
      case .adjustable: controller.currentView.map { [$0] } ?? []
      case .items: itemsToRead
      }
    }

    /// What is to be read may be something else now.
    func readersShouldLookAgain() {
      guard window != nil else { return }
      NSAccessibility.post(element: self, notification: .valueChanged)
    }
  }
#endif
