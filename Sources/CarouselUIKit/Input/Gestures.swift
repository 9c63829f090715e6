#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  /// The recognisers of a carousel, and what they report.
  @MainActor
  final class Gestures: NSObject {
    private weak var carousel: CarouselView?
    let pan = UIPanGestureRecognizer()
    let tap = UITapGestureRecognizer()
    let touch = TouchObserver()
    private var actions: [AnyObject] = []
    /// The view under the finger.
    private weak var touched: UIView?
    /// What was last said of a drag.
    private var last: (translation: CGPoint, velocity: CGPoint)?
    /// What the app has answered about the tap that is under way.
    private var answer: (index: Int, isAllowed: Bool)?

    init(carousel: CarouselView) {
      self.carousel = carousel
    }

    func install() {
      connect(pan, to: { [weak self] in self?.panned($0) })
      connect(tap, to: { [weak self] in self?.tapped($0) })
      touch.delegate = self
      touch.onChange = { [weak self] in self?.carousel?.touchDidChange(isDown: $0) }
      carousel?.addGestureRecognizer(touch)
      #if !os(tvOS)
        pan.maximumNumberOfTouches = 1
        // A trackpad drags like a finger; a wheel of notches goes from item to item.
        pan.allowedScrollTypesMask = .continuous
        installWheel()
      #endif
    }

    private func connect<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer, to body: @escaping (Recognizer) -> Void
    ) {
      let action = Action<Recognizer>(body)
      recognizer.addTarget(action, action: Action<Recognizer>.selector)
      recognizer.delegate = self
      carousel?.addGestureRecognizer(recognizer)
      // Recognisers don't keep their targets.
      actions.append(action)
    }

    // MARK: Drags

    private func panned(_ pan: UIPanGestureRecognizer) {
      guard let carousel else { return }
      let said = (translation: pan.translation(in: carousel), velocity: pan.velocity(in: carousel))
      switch pan.state {
      case .began:
        last = said
        carousel.update { $0.beginDragging(translation: Point(said.translation)) }
      case .changed: drag(said, in: carousel)
      case .ended, .cancelled:
        drag(said, in: carousel)
        last = nil
        carousel.update { $0.endDragging() }
      default: break
      }
    }

    /// The same place and speed told twice is one movement.
    private func drag(_ said: (translation: CGPoint, velocity: CGPoint), in carousel: CarouselView) {
      if let last, last == said, pan.state != .changed { return }
      last = said
      carousel.update { $0.drag(translation: Point(said.translation), velocity: Point(said.velocity)) }
    }

    // MARK: Taps

    private func tapped(_ tap: UITapGestureRecognizer) {
      guard let carousel, tap.state == .ended else { return }
      carousel.controller.setTime(carousel.now)
      carousel.controller.tap(at: carousel.inner(tap.location(in: carousel)))
      answer = nil
    }

    /// Whether a tap may select an item; asked once for each tap.
    func shouldSelectItem(at index: Int) -> Bool {
      if let answer, answer.index == index { return answer.isAllowed }
      guard let carousel else { return false }
      return carousel.delegate?.carousel(carousel, shouldSelectItemAt: index) ?? true
    }

    private func mayTap(at point: CGPoint, in carousel: CarouselView) -> Bool {
      answer = nil
      guard let item = carousel.controller.item(at: carousel.inner(point)), !item.isPlaceholder else { return false }
      let isAllowed = shouldSelectItem(at: item.index)
      answer = (item.index, isAllowed)
      return isAllowed
    }

    // MARK: Wheels

    #if !os(tvOS)
      private func installWheel() {
        let wheel = WheelRecognizer()
        connect(wheel, to: { [weak self] in self?.turned($0) })
      }

      private func turned(_ wheel: WheelRecognizer) {
        guard let carousel, wheel.state == .began || wheel.state == .changed else { return }
        let delta = wheel.translation(in: carousel)
        wheel.setTranslation(.zero, in: carousel)
        let isDown = abs(delta.y) > abs(delta.x)
        let notch = isDown ? Point(x: 0, y: notch(delta.y)) : Point(x: notch(delta.x), y: 0)
        carousel.scroll(by: notch, isPrecise: false)
      }

      /// One notch, however far the system says that it goes.
      private func notch(_ distance: CGFloat) -> Double { distance > 0 ? 1 : distance < 0 ? -1 : 0 }
    #endif
  }

  // MARK: - Who gets what

  extension Gestures: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      guard let carousel else { return false }
      touched = touch.view
      if recognizer === tap { return TouchRules.isTap(on: touch.view, in: carousel) }
      if recognizer === pan { return TouchRules.mayDrag(from: touch.view, in: carousel) }
      return true
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let carousel else { return false }
      if recognizer === tap { return mayTap(at: tap.location(in: carousel), in: carousel) }
      guard recognizer === pan else { return true }
      let mayBegin =
        carousel.numberOfItems > 0
        && carousel.controller.carousel.shouldBeginDragging(translation: Point(pan.translation(in: carousel)))
      // A finger that isn't let to drag lets go of what it stopped.
      if !mayBegin { carousel.update { $0.touchUp() } }
      return mayBegin
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { recognizer === touch }
  }

  extension CarouselView {
    /// Whether a tap may select an item.
    func shouldSelectItem(at index: Int) -> Bool { gestures.shouldSelectItem(at: index) }

    fileprivate func touchDidChange(isDown: Bool) {
      update { if isDown { $0.touchDown() } else { $0.touchUp() } }
    }
  }
#endif
