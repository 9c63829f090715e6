#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension CarouselView {
    /// The accessible elements of the carousel, in reading order.
    var viewsToRead: [Any] {
      let controls: [Any] = pauseButton.map { [$0] } ?? []
      return switch currentReading {
      case .adjustable: controls + (controller.currentView.map { [$0] } ?? [])
      case .items: controls + itemsToRead
      }
    }

    /// Increments or decrements the value for assistive technology, which speaks it when it is told that it has
    /// changed.
    func adjustValue(by count: Int) -> Bool {
      guard adjust(byItems: count) else { return false }
      NSAccessibility.post(element: self, notification: .valueChanged)
      return true
    }

    /// The value of `viewsToRead` has changed.
    func readingOrderDidChange() {
      if window != nil { NSAccessibility.post(element: self, notification: .layoutChanged) }
    }

    /// Announces a text.
    func announce(_ text: String) {
      guard let window else { return }
      NSAccessibility.post(
        element: window, notification: .announcementRequested,
        userInfo: [.announcement: text, .priority: NSAccessibilityPriorityLevel.medium.rawValue])
    }
  }
#endif
