#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselView {
    func place(of event: NSEvent) -> Point { inner(convert(event.locationInWindow, from: nil)) }

    /// What is to get a click at a point of the superview: what is in the item that is in front there, seen through the camera;
    /// nil where there is none that takes clicks.
    ///
    /// AppKit knows nothing of a layer's transform. So before it asks where in a view a click is, the item's frame is moved,
    /// unseen, so that the point of the item that is seen under the pointer is under it for AppKit as well.
    func target(at point: NSPoint) -> NSView? {
      let place = convert(point, from: superview)
      guard bounds.contains(place), !isHidden else { return nil }
      guard let item = controller.item(at: inner(place)), let view = controller.view(at: inner(place)) else {
        return nil
      }
      guard item.placement.isInteractive else { return self }
      let middle = controller.carousel.middle
      guard let seen = item.placement.transform.unproject(inner(place) - middle) else { return nil }
      view.aim(at: CGPoint(seen), under: CGPoint(inner(place)))
      return view.hitTest(contentView.convert(place, from: self)) ?? self
    }

    /// Whether a click may select an item.
    func shouldSelectItem(at index: Int) -> Bool {
      delegate?.carousel(self, shouldSelectItemAt: index) ?? true
    }

    /// A wheel turns, or fingers are on a trackpad.
    /// - Returns: Whether the carousel has use for it.
    func turn(with event: NSEvent) -> Bool {
      if event.phase.contains(.mayBegin) { update { $0.touchDown() } }
      if event.phase.contains(.cancelled) { update { $0.touchUp() } }
      let delta = Point(x: Double(event.scrollingDeltaX), y: Double(event.scrollingDeltaY))
      return scroll(by: delta, isPrecise: event.hasPreciseScrollingDeltas)
    }
  }
#endif
