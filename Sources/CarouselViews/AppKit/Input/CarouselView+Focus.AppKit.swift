#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselView {
    /// The view in the window that has the keyboard focus. For a text field this is the field, though its editor is the
    /// first responder.
    private var focusedView: NSView? {
      let responder = window?.firstResponder
      if let editor = responder as? NSText, editor.isFieldEditor { return editor.delegate as? NSView }
      return responder as? NSView
    }

    /// Whether the carousel or a view in it has the keyboard focus.
    public var hasFocus: Bool { focusedView?.isDescendant(of: self) == true }

    /// Where the focus is when a key event comes up the responder chain. Text uses every key.
    var keyFocus: KeyFocus {
      guard hasFocus, focusedView !== self else { return .carousel }
      return window?.firstResponder is NSText ? .control : .item
    }

    /// Observes which view of the window has the keyboard focus.
    func observeFocus() -> AnyObject? {
      window?.observe(\.firstResponder) { [weak self] _, _ in MainActor.assumeIsolated { self?.focusDidMove() } }
    }

    /// Handles a possible change of the focus: into the carousel, inside it, or out of it.
    private func focusDidMove() {
      // A text field passes the focus to its editor before the editor knows its field: nothing has changed then.
      if let editor = window?.firstResponder as? NSText, editor.isFieldEditor, editor.delegate == nil { return }
      presenceDidChange()
      guard let view = focusedView, view !== self, hasFocus else { return withController { $0.focusDidLeave() } }
      let isByKeyboard = window.map { $0.keyViewSelectionDirection != .directSelection } ?? false
      withController {
        $0.focusDidEnter(isEditing: view.isEdited, isByKeyboard: isByKeyboard) { view.isDescendant(of: $0) }
      }
    }

    /// Removes the keyboard focus from a view that can no longer have it.
    func releaseFocus(from view: ItemView) {
      if focusedView?.isDescendant(of: view) == true { window?.makeFirstResponder(self) }
    }

    /// Takes the keyboard focus of a button that goes.
    func handOnFocus(of button: ControlButton) {
      if focusedView === button { window?.makeFirstResponder(self) }
    }

    /// AppKit has only the keyboard focus, which stays where it is.
    func preferredFocusDidChange() {}
  }

  extension NSView {
    /// Whether text in it is edited once it has the focus.
    fileprivate var isEdited: Bool { (self as? NSText)?.isEditable ?? (self as? NSTextField)?.isEditable ?? false }
  }
#endif
