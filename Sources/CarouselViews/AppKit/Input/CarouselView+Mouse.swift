#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselView {
    /// Where an event is, from the upper left corner.
    func place(of event: NSEvent) -> Point2D { inner(convert(event.locationInWindow, from: nil)) }

    /// What gets a click at a point of the superview: what is in the item in front there, seen through the camera; nil where
    /// there is no item.
    ///
    /// AppKit knows nothing of a layer's transform. So before it asks where in a view a click is, the item's frame is moved,
    /// unseen, so that the point of the item that is seen under the pointer is under it for AppKit as well.
    func target(at point: NSPoint) -> NSView? {
      let place = convert(point, from: superview)
      guard bounds.contains(place), !isHidden, let hit = controller.hitTest(inner(place)),
        let view = controller.view(atSlot: hit.item.slot)
      else { return nil }
      guard hit.item.placement.isInteractive else { return self }
      view.aim(at: CGPoint(hit.point), under: CGPoint(inner(place)))
      return view.hitTest(contentView.convert(place, from: self)) ?? self
    }
  }
#endif
