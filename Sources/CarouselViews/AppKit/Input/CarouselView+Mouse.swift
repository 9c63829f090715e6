#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselView {
    /// Returns the location of an event, from the upper left corner.
    func place(of event: NSEvent) -> Point2D { inner(convert(event.locationInWindow, from: nil)) }

    /// Returns the view that receives a click at a point of the superview: one in the frontmost item there, as
    /// projected by the camera, or nil if there is no item.
    ///
    /// AppKit ignores a layer's transform. So before AppKit's hit testing, the item's frame is moved, invisibly, so
    /// that the point of the item that is seen under the pointer is under it for AppKit as well.
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
