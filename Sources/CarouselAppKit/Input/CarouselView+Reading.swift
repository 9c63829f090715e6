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

    private var itemsToRead: [ItemView] {
      readableItems.compactMap { item in
        let view = controller.view(at: item.index)
        view?.setAccessibilityLabel(words.position(item.index, numberOfItems))
        return view
      }
    }

    /// "3 of 12, Aja": where it is going, and what the item there is called.
    var spokenPosition: String {
      let name = itemView(at: destinationIndex)?.accessibilityLabel()
      return [position(in: words), name].compactMap { $0 }.joined(separator: ", ")
    }

    /// What is to be read may be something else now.
    func readersShouldLookAgain() {
      guard window != nil else { return }
      NSAccessibility.post(element: self, notification: .valueChanged)
    }
  }
#endif
