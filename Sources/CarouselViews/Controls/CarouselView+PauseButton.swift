#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // Everyone can pause autoplay and autoscroll: where no controls have the button, the carousel has it.
  extension CarouselView {
    /// The distance of the button from the edges of the carousel, in points.
    private static let margin: CGFloat = 8

    /// Shows the button that pauses autoplay and autoscroll, or hides it.
    func updatePauseButton() {
      let state = controller.controlsState
      guard state.hasPauseButton, showsPauseButton, !followers.contains(where: { $0.controls != nil }) else {
        guard let button = pauseButton else { return }
        pauseButton = nil
        handOnFocus(of: button)
        button.removeFromSuperview()
        return readingOrderDidChange()
      }
      let isNew = pauseButton == nil
      let button = pauseButton ?? ControlButton { [weak self] in self?.isAutoplayPaused.toggle() }
      pauseButton = button
      button.showPause(state, words)
      guard isNew else { return }
      button.addPlate()
      addSubview(button)
      arrangePauseButton()
      readingOrderDidChange()
    }

    /// Places the button in the upper corner at the end of a line of text.
    func arrangePauseButton() {
      guard let button = pauseButton else { return }
      let size = button.sizeByContent
      let left = isMirrored ? Self.margin : bounds.width - size.width - Self.margin
      button.frame = CGRect(x: left, y: Self.margin, width: size.width, height: size.height)
    }
  }

  extension ControlButton {
    /// Shows what it does to autoplay: pause or play.
    func showPause(_ state: ControlsState, _ words: CarouselWords) {
      let (symbol, name) = state.isPaused ? ("play.fill", words.play) : ("pause.fill", words.pause)
      show(symbol, name: name, isEnabled: true)
    }
  }
#endif
