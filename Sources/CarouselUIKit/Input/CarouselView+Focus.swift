#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CarouselView {
    /// Whether the focus goes to something in the current item, a button say, and not to the carousel as a whole.
    var focusIsForItems: Bool { controller.currentView?.content.holdsFocus ?? false }

    /// Whether the focus is the carousel's, or in one of its items.
    func isFocusInside(_ context: UIFocusUpdateContext) -> Bool {
      context.previouslyFocusedView?.isDescendant(of: self) ?? false
    }

    /// The focus follows to the item that is current now, when it was in one.
    func moveFocusAlong() {
      guard hasFocus, focusIsForItems else { return }
      setNeedsFocusUpdate()
      updateFocusIfNeeded()
    }
  }

  extension UIView {
    /// Whether the focus may go to it, or to something in it.
    fileprivate var holdsFocus: Bool {
      !isHidden && isUserInteractionEnabled && (canBecomeFocused || subviews.contains { $0.holdsFocus })
    }

    /// Whether keys are pressed for it, or for something in it.
    var holdsKeyboard: Bool { isFirstResponder || subviews.contains { $0.holdsKeyboard } }
  }
#endif
