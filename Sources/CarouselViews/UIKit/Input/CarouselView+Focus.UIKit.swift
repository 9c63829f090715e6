#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  // UIKit has two: the focus of a remote control or a keyboard, and the first responder, which receives text input.
  extension CarouselView {
    /// Whether the focus moves to a control in the current item rather than to the carousel as a whole.
    var focusIsForItems: Bool { controller.currentView?.content.holdsFocus ?? false }

    /// Whether the carousel or a view in it has the focus.
    public var hasFocus: Bool { focusedView != nil || firstResponder != nil }

    /// Where the focus is when a key event comes up the responder chain. Text uses every key.
    var keyFocus: KeyFocus {
      guard let view = firstResponder ?? focusedView, view !== self else { return .carousel }
      return view is any UIKeyInput ? .control : .item
    }

    /// The notifications for the beginning and end of text editing; UIKit reports no other changes of the first
    /// responder.
    static let editingNotifications = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ]

    /// Handles a possible change of the focus: into the carousel, inside it, or out of it.
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

    /// Removes the focus from a view that can no longer have it. UIKit asks for the next one later, when it is known which
    /// item is current.
    func releaseFocus(from view: ItemView) {
      if view.firstResponder != nil { becomeFirstResponder() }
      if focusedView?.isDescendant(of: view) == true { setNeedsFocusUpdate() }
    }

    /// Takes the focus of a button that goes.
    func handOnFocus(of button: ControlButton) {
      if focusedView === button { setNeedsFocusUpdate() }
    }

    /// Moves the focus, if it is in the carousel, to what `preferredFocusEnvironments` returns now.
    func preferredFocusDidChange() {
      guard focusedView != nil else { return }
      setNeedsFocusUpdate()
    }
  }

  extension UIView {
    /// Whether it, or a view in it, can have the focus.
    fileprivate var holdsFocus: Bool {
      !isHidden && isUserInteractionEnabled && (canBecomeFocused || subviews.contains { $0.holdsFocus })
    }

    /// The view or its descendant that is the first responder.
    var firstResponder: UIView? {
      isFirstResponder ? self : subviews.lazy.compactMap { $0.firstResponder }.first
    }
  }
#endif
