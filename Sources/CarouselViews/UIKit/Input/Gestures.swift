#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  /// The gesture recognisers of a carousel, and their actions.
  @MainActor
  final class Gestures: NSObject {
    private weak var carousel: CarouselView?
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    let touch = TouchObserver()
    #if !os(tvOS)
      let wheel = WheelRecognizer()
    #endif
    private var actions: [AnyObject] = []
    /// The last translation and velocity of a drag.
    private var last: (translation: CGPoint, velocity: CGPoint)?
    /// The hit test of the tap in progress.
    private var hit: HitTestResult?
    /// The finger that is down, or the pointer whose button is.
    private weak var finger: UITouch?
    /// Whether the finger is on a view in an item that uses presses itself.
    private var isOnControl = false

    init(carousel: CarouselView) {
      self.carousel = carousel
    }

    func install() {
      connect(pan, to: { [weak self] in self?.panned($0) })
      connect(tap, to: { [weak self] in self?.tapped($0) })
      // On a television, the button that is pressed reaches the carousel as a press.
      tap.allowedPressTypes = []
      touch.delegate = self
      touch.onChange = { [weak self] in self?.touched($0) }
      carousel?.addGestureRecognizer(touch)
      #if !os(tvOS)
        pan.maximumNumberOfTouches = 1
        // Two fingers on a trackpad drag like one on the screen: UIKit reports their translation, and their velocity
        // when they are lifted, and adds no momentum. So a pan is all that they need.
        pan.allowedScrollTypesMask = .continuous
        connect(wheel, to: { [weak self] in self?.turned($0) })
      #endif
    }

    private func connect<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer, to body: @escaping (Recognizer) -> Void
    ) {
      let action = Action<Recognizer>(body)
      recognizer.addTarget(action, action: Action<Recognizer>.selector)
      recognizer.delegate = self
      carousel?.addGestureRecognizer(recognizer)
      // Recognisers do not retain their targets.
      actions.append(action)
    }

    private func touched(_ finger: UITouch?) {
      guard let carousel else { return }
      self.finger = finger
      carousel.withController { if finger == nil { $0.touchUp() } else { $0.touchDown() } }
      // A drag that began on a button is not a use of it.
      if finger == nil, isOnControl, pan.state == .possible || pan.state == .failed {
        carousel.withController { $0.userDidUseItem() }
      }
      isOnControl = finger.map { !TouchRules.isTap(on: $0.view, in: carousel) } ?? false
      if let finger, !isOnControl {
        carousel.highlightItem(at: carousel.inner(finger.location(in: carousel)))
      } else {
        carousel.endHighlight()
      }
    }

    // MARK: Drags

    private func panned(_ pan: UIPanGestureRecognizer) {
      guard let carousel else { return }
      let report = (translation: pan.translation(in: carousel), velocity: pan.velocity(in: carousel))
      switch pan.state {
      case .began:
        last = report
        let translation = Point2D(report.translation), start = carousel.inner(pan.location(in: carousel)) - translation
        carousel.withController { $0.beginDragging(translation: translation, from: start) }
      case .changed: drag(report, in: carousel)
      case .ended, .cancelled:
        drag(report, in: carousel)
        last = nil
        carousel.withController { $0.endDragging() }
      default: break
      }
    }

    /// The end of a drag repeats the last report if the finger has not moved since.
    private func drag(_ report: (translation: CGPoint, velocity: CGPoint), in carousel: CarouselView) {
      if let last, last == report, pan.state != .changed { return }
      last = report
      carousel.withController {
        $0.drag(translation: Point2D(report.translation), velocity: Point2D(report.velocity))
      }
    }

    private func mayDrag(in carousel: CarouselView) -> Bool {
      let translation = pan.translation(in: carousel), place = pan.location(in: carousel)
      let start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
      let input = scrollInput
      let isForInner = TouchRules.carousels(at: start, in: carousel).contains { $0.takesDrag(translation, by: input) }
      guard isForInner || !carousel.takesDrag(translation, by: input) else { return true }
      // A finger that may not drag releases what it stopped.
      carousel.withController { $0.touchUp() }
      return false
    }

    /// What drags: two fingers on a trackpad touch nothing.
    private var scrollInput: ScrollInput {
      switch finger?.type {
      case nil: .wheel
      case .indirectPointer: .mouse
      default: .touch
      }
    }

    // MARK: Taps

    /// Whether a tap is for the carousel: taps beside the items, and on placeholders, are left to what is behind.
    private func mayTap(in carousel: CarouselView) -> Bool {
      hit = carousel.controller.hitTest(carousel.inner(tap.location(in: carousel)))
      return hit?.item.isPlaceholder == false
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
      guard let carousel, let hit, tap.state == .ended else { return }
      self.hit = nil
      carousel.withController { $0.tap(hit) }
    }

    // MARK: Wheels

    #if !os(tvOS)
      /// The first notch was passed on when the recogniser asked whether it may begin.
      private func turned(_ wheel: WheelRecognizer) {
        guard let carousel else { return }
        if wheel.state == .changed { _ = turn(in: carousel) }
        wheel.setTranslation(.zero, in: carousel)
      }

      /// Passes a notch on.
      /// - Returns: Whether the carousel handles it; otherwise its container may scroll.
      private func turn(in carousel: CarouselView) -> Bool {
        let translation = wheel.translation(in: carousel)
        // UIKit reports the scroll distance of a notch, and not the number of notches: one for each report.
        let distance = max(abs(translation.x), abs(translation.y))
        guard distance > 0 else { return false }
        let input = WheelInput(
          delta: Point2D(x: Double(-translation.x / distance), y: Double(-translation.y / distance)), unit: .notch,
          modifiers: KeyModifiers(wheel.modifierFlags),
          contentScrolls: carousel.contentScrollDirections(at: wheel.location(in: carousel)),
          surroundingsScroll: carousel.surroundingScrollDirections)
        return carousel.withController { $0.wheel(input) }
      }
    #endif
  }

  // MARK: - Delegation

  extension Gestures: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      guard let carousel else { return false }
      if recognizer === tap { return TouchRules.isTap(on: touch.view, in: carousel) }
      if recognizer === pan { return TouchRules.mayDrag(from: touch.view, in: carousel) }
      return true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let carousel else { return false }
      if recognizer === tap { return mayTap(in: carousel) }
      if recognizer === pan { return mayDrag(in: carousel) }
      #if !os(tvOS)
        if recognizer === wheel { return turn(in: carousel) }
      #endif
      return true
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { recognizer === touch }

    /// A drag waits for swipes from the edge of the screen, such as the one that leads back. A tap waits for what an item
    /// recognises itself: SwiftUI's buttons are no controls, but gestures.
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      #if !os(tvOS)
        if recognizer === pan, other is UIScreenEdgePanGestureRecognizer { return true }
      #endif
      guard recognizer === tap, let carousel, let view = other.view, !(other is UIPanGestureRecognizer) else {
        return false
      }
      return view.isDescendant(of: carousel.contentView)
    }

    /// A scroll view around the carousel that scrolls along the same axis waits until the carousel does not begin a drag.
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
      guard recognizer === pan, let carousel, let scrollView = other.view as? UIScrollView else { return false }
      return other === scrollView.panGestureRecognizer && TouchRules.isNested(carousel, in: scrollView)
    }
  }
#endif
