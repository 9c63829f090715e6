#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  extension CarouselView {
    /// The view in the window that has the keyboard. For a text field it is the field, though its editor is first responder.
    private var focusedView: NSView? {
      let responder = window?.firstResponder
      if let editor = responder as? NSText, editor.isFieldEditor { return editor.delegate as? NSView }
      return responder as? NSView
    }

    /// Whether the carousel or something in it has the keyboard.
    public var hasFocus: Bool { focusedView?.isDescendant(of: self) == true }

    /// Where the focus is when a key comes up the responder chain. Text has a use for every key.
    var keyFocus: KeyFocus {
      guard hasFocus, focusedView !== self else { return .carousel }
      return window?.firstResponder is NSText ? .control : .item
    }

    /// Observes which view of the window has the keyboard.
    func observeFocus() -> AnyObject? {
      window?.observe(\.firstResponder) { [weak self] _, _ in MainActor.assumeIsolated { self?.focusDidMove() } }
    }

    /// The focus may have come into the carousel, moved in it, or left it.
    private func focusDidMove() {
      // A text field passes the keyboard on to its editor before the editor knows its field: nothing has changed then.
      if let editor = window?.firstResponder as? NSText, editor.isFieldEditor, editor.delegate == nil { return }
      presenceDidChange()
      guard let view = focusedView, view !== self, hasFocus else { return withController { $0.focusDidLeave() } }
      let isByKeyboard = window.map { $0.keyViewSelectionDirection != .directSelection } ?? false
      withController {
        $0.focusDidEnter(isEditing: view.isEdited, isByKeyboard: isByKeyboard) { view.isDescendant(of: $0) }
      }
    }

    /// Takes the keyboard from a view that cannot hold it any more.
    func releaseFocus(from view: ItemView) {
      if focusedView?.isDescendant(of: view) == true { window?.makeFirstResponder(self) }
    }

    /// AppKit has no focus but the keyboard's, which stays where it is.
    func preferredFocusDidChange() {}
  }

  extension NSView {
    /// Whether text is edited in it once it has the keyboard.
    fileprivate var isEdited: Bool { (self as? NSText)?.isEditable ?? (self as? NSTextField)?.isEditable ?? false }
  }
#endif
