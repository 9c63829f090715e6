#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselView {
    /// Handles an event of a wheel or a trackpad. A scroll view in an item has received the event before and ignored
    /// it.
    /// - Returns: Whether the carousel handles it.
    func turn(with event: NSEvent) -> Bool {
      let input = WheelInput(
        // AppKit reports how the content moves; the engine expects the scroll direction.
        delta: Point2D(x: Double(-event.scrollingDeltaX), y: Double(-event.scrollingDeltaY)),
        unit: event.hasPreciseScrollingDeltas ? .point : .line, phase: event.wheelPhase,
        modifiers: KeyModifiers(event.modifierFlags), surroundingsScroll: surroundingScrollDirections)
      return withController(at: event.timestamp) { $0.wheel(input) }
    }

    /// The directions in which scroll views around the carousel scroll.
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
    /// The phase of the trackpad gesture.
    fileprivate var wheelPhase: WheelInput.Phase {
      if !momentumPhase.isEmpty { return .momentum }
      if phase.contains(.mayBegin) { return .mayBegin }
      if phase.contains(.ended) { return .ended }
      if phase.contains(.cancelled) { return .cancelled }
      return phase.isEmpty ? .unknown : .changed
    }
  }
#endif
