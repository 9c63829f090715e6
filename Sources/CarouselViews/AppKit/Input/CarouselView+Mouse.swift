#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselView {
    /// Returns the location of an event, from the upper left corner.
    func place(of event: NSEvent) -> Point2D { inner(convert(event.locationInWindow, from: nil)) }

    func pauseButton(at point: NSPoint) -> NSView? {
      isHidden ? nil : pauseButton?.hitTest(convert(point, from: superview))
    }

    /// Returns the view that receives a click at a point of the superview: one in the frontmost item there, as
    /// projected by the camera, or nil if there is no item.
    ///
    /// AppKit ignores the transforms of layers. So it is asked for the view at the point of the untransformed item that is
    /// seen under the pointer. For a click, the item's frame is moved as well, invisibly, so that controls find their own
    /// points under the pointer, and autoplay is paused for them, since AppKit sends their clicks to nobody else. Nothing
    /// happens for anything else, since hit testing must have no effect.
    func target(at point: NSPoint) -> NSView? {
      let place = convert(point, from: superview)
      guard bounds.contains(place), !isHidden, let hit = controller.hitTest(inner(place)),
        let view = controller.view(atSlot: hit.item.slot)
      else { return nil }
      let click = window?.currentEvent, isMouseDown = click?.isMouseDown == true
      // A press that only stops a flick is for no view in an item.
      guard hit.item.placement.isInteractive, !(isMouseDown && controller.catchesPresses) else { return self }
      let seen = CGPoint(hit.point)
      let target = view.hitTest(CGPoint(x: view.frame.midX + seen.x, y: view.frame.midY + seen.y)) ?? self
      if click?.type == .leftMouseDown, holdsControl(around: target) { withController { $0.userDidUseItem() } }
      if isMouseDown { view.aim(at: seen, under: CGPoint(inner(place))) }
      return target
    }

    /// Whether a view in an item, or one around it there, uses clicks itself.
    private func holdsControl(around view: NSView) -> Bool {
      sequence(first: view, next: { $0.superview }).prefix { $0 !== self }.contains { $0.usesClicks }
    }

    // MARK: Presses

    // AppKit sends the events of a press to the innermost carousel, which passes them on to those around it. The first that
    // does not leave a drag to others has it: at an inner end, that is the outer one.
    private var pressedCarousels: some Sequence<CarouselView> { sequence(first: self, next: { $0.outerCarousel }) }

    func beginPress(with event: NSEvent) {
      let ancestors = sequence(first: self as NSView, next: { $0.superview }).compactMap { $0 as? CarouselView }
      for (carousel, outer) in zip(ancestors, ancestors.dropFirst()) { carousel.outerCarousel = outer }
      for (number, carousel) in ancestors.enumerated() {
        let around = ancestors[(number + 1)...].reduce(into: ScrollDirections()) { directions, outer in
          if outer.controller.carousel.isScrollable(by: .mouse) { directions.formUnion(outer.scrollDirection) }
        }
        carousel.withController(at: event.timestamp) {
          $0.pointerDown(at: carousel.place(of: event), surroundingsScroll: around, isMouse: true)
        }
      }
    }

    /// Returns whether a carousel drags, or may do so yet.
    func movePress(with event: NSEvent) -> Bool {
      pressedCarousels.contains { carousel in
        carousel.withController(at: event.timestamp) { $0.pointerMoved(to: carousel.place(of: event)) } != .ignored
      }
    }

    func endPress(with event: NSEvent) {
      for carousel in pressedCarousels {
        carousel.withController(at: event.timestamp) {
          $0.pointerUp(at: carousel.place(of: event), isTap: carousel === self)
        }
      }
    }

    func cancelPress() { for carousel in pressedCarousels { carousel.withController { $0.pointerCancelled() } } }
  }

  extension NSView {
    /// Whether it uses clicks itself: labels and pictures are controls, too, but leave them to what is around them.
    fileprivate var usesClicks: Bool {
      switch self {
      case let field as NSTextField: field.isEnabled && field.isSelectable
      case is NSImageView: false
      case let control as NSControl: control.isEnabled
      default: self is NSText
      }
    }
  }

  extension NSEvent {
    /// Whether a button of the mouse has been pressed.
    fileprivate var isMouseDown: Bool { [.leftMouseDown, .rightMouseDown, .otherMouseDown].contains(type) }
  }
#endif
