#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  // UIKit has two: the focus of a remote control or a keyboard, and the first responder, which gets what is typed.
  extension CarouselView {
    /// Whether the focus goes to a control in the current item, and not to the carousel as a whole.
    var focusIsForItems: Bool { controller.currentView?.content.holdsFocus ?? false }

    /// Whether the carousel or something in it has the focus.
    public var hasFocus: Bool { focusedView != nil || firstResponder != nil }

    /// Where the focus is when a key comes up the responder chain. Text has a use for every key.
    var keyFocus: KeyFocus {
      guard let view = firstResponder ?? focusedView, view !== self else { return .carousel }
      return view is any UIKeyInput ? .control : .item
    }

    /// What is posted when text begins or ends to be edited; of other first responders UIKit tells nothing.
    static let editingNotifications = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ]

    /// The focus may have come into the carousel, moved in it, or left it.
    /// - Parameter isByKeyboard: Whether a keyboard or a remote control has moved it.
    func focusDidMove(isByKeyboard: Bool = false) {
      presenceDidChange()
      guard let view = firstResponder ?? focusedView, view !== self else {
        return withController { $0.focusDidLeave() }
      }
      let isEditing = view.isFirstResponder && view is any UIKeyInput
      withController {
        $0.focusDidEnter(isEditing: isEditing, isByKeyboard: isByKeyboard) { view.isDescendant(of: $0) }
      }
    }

    /// Takes the focus from a view that cannot hold it any more.
    func releaseFocus(from view: ItemView) {
      if view.firstResponder != nil { becomeFirstResponder() }
      if focusedView?.isDescendant(of: view) == true { preferredFocusDidChange() }
    }

    /// Has the focus, if it is in the carousel, follow to what `preferredFocusEnvironments` returns now.
    func preferredFocusDidChange() {
      guard focusedView != nil else { return }
      setNeedsFocusUpdate()
      updateFocusIfNeeded()
    }
  }

  extension UIView {
    /// Whether the focus may go to it, or to something in it.
    fileprivate var holdsFocus: Bool {
      !isHidden && isUserInteractionEnabled && (canBecomeFocused || subviews.contains { $0.holdsFocus })
    }

    /// It, or the view in it, if that is the first responder.
    var firstResponder: UIView? {
      isFirstResponder ? self : subviews.lazy.compactMap { $0.firstResponder }.first
    }
  }
#endif
