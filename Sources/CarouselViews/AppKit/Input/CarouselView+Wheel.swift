#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselView {
    /// A wheel turns, or fingers move on a trackpad. A scroll view in an item has had the event before, and had no use for it.
    /// - Returns: Whether the carousel handles it.
    func turn(with event: NSEvent) -> Bool {
      let input = WheelInput(
        // AppKit tells how the content moves, the engine wants to know where to.
        delta: Point2D(x: Double(-event.scrollingDeltaX), y: Double(-event.scrollingDeltaY)),
        unit: event.hasPreciseScrollingDeltas ? .point : .line, phase: event.wheelPhase,
        modifiers: KeyModifiers(event.modifierFlags), surroundingsScroll: surroundingScrollDirections)
      return withController { $0.wheel(input) }
    }

    /// The directions in which a scroll view around the carousel scrolls.
    private var surroundingScrollDirections: ScrollDirections {
      guard let nearest = enclosingScrollView else { return [] }
      return sequence(first: nearest, next: { $0.enclosingScrollView }).reduce(into: []) { directions, view in
        guard let document = view.documentView else { return }
        if document.frame.width > view.contentSize.width { directions.insert(.horizontal) }
        if document.frame.height > view.contentSize.height { directions.insert(.vertical) }
      }
    }
  }

  extension NSEvent {
    /// Where in a gesture on a trackpad it stands.
    fileprivate var wheelPhase: WheelInput.Phase {
      if !momentumPhase.isEmpty { return .momentum }
      if phase.contains(.mayBegin) { return .mayBegin }
      if phase.contains(.ended) { return .ended }
      if phase.contains(.cancelled) { return .cancelled }
      return phase.isEmpty ? .unknown : .changed
    }
  }
#endif
