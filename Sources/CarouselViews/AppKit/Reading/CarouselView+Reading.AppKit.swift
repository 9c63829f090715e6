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

    /// Raises or lowers the value for assistive technology, which speaks it when it hears that it has changed.
    func adjustValue(by count: Int) -> Bool {
      guard adjust(byItems: count) else { return false }
      NSAccessibility.post(element: self, notification: .valueChanged)
      return true
    }

    /// `viewsToRead` returns something else now.
    func readingOrderDidChange() {
      if window != nil { NSAccessibility.post(element: self, notification: .layoutChanged) }
    }

    /// Speaks a text.
    func announce(_ text: String) {
      guard let window else { return }
      NSAccessibility.post(
        element: window, notification: .announcementRequested,
        userInfo: [.announcement: text, .priority: NSAccessibilityPriorityLevel.medium.rawValue])
    }
  }
#endif
