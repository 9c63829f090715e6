#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// Whether the items are shown as a plain list, as some users prefer: from top to bottom, from the current item on, with
    /// all their controls enabled, and nothing moves by itself. Other settings keep their values, and take effect when the
    /// list ends. A button of `CarouselControls` lets the user choose. False by default.
    public var isList: Bool {
      get { controller.carousel.isList }
      set {
        guard newValue != isList else { return }
        update { $0.isList = newValue }
        controller.remeasure()
      }
    }

    /// Shows the list, or the carousel again, on behalf of the user.
    func toggleList() {
      isList.toggle()
      delegate?.carousel(self, isListDidChange: isList)
    }

    /// How the carousel presents itself: a list by its items.
    var currentReading: CarouselReading { isList ? .items : reading }
  }
#endif
