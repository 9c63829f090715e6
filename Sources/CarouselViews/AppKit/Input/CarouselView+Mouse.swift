#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselView {
    /// Returns the location of an event, from the upper left corner.
    func place(of event: NSEvent) -> Point2D { inner(convert(event.locationInWindow, from: nil)) }

    /// Returns the view that receives a click at a point of the superview: one in the frontmost item there, as
    /// projected by the camera, or nil if there is no item.
    ///
    /// AppKit ignores the transforms of layers. So it is asked for the view at the point of the untransformed item that is
    /// seen under the pointer. For a click, the item's frame is moved as well, invisibly, so that controls find their own
    /// points under the pointer; nothing moves for anything else, since hit testing must have no effect.
    func pauseButton(at point: NSPoint) -> NSView? {
      isHidden ? nil : pauseButton?.hitTest(convert(point, from: superview))
    }

    func target(at point: NSPoint) -> NSView? {
      let place = convert(point, from: superview)
      guard bounds.contains(place), !isHidden, let hit = controller.hitTest(inner(place)),
        let view = controller.view(atSlot: hit.item.slot)
      else { return nil }
      let isMouseDown = window?.currentEvent?.isMouseDown == true
      // A press that only stops a flick is for no view in an item.
      guard hit.item.placement.isInteractive, !(isMouseDown && controller.catchesPresses) else { return self }
      let seen = CGPoint(hit.point)
      if isMouseDown { view.aim(at: seen, under: CGPoint(inner(place))) }
      return view.hitTest(CGPoint(x: view.frame.midX + seen.x, y: view.frame.midY + seen.y)) ?? self
    }
  }

  extension NSEvent {
    /// Whether a button of the mouse has been pressed.
    fileprivate var isMouseDown: Bool { [.leftMouseDown, .rightMouseDown, .otherMouseDown].contains(type) }
  }
#endif
