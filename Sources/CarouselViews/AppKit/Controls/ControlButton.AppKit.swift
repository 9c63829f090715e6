#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A button with a symbol.
  final class ControlButton: NSButton {
    private var pressed: Action<NSButton>?
    private var symbol = ""

    /// The width and height, in points.
    private static let side: CGFloat = 28

    init(press: @escaping () -> Void) {
      super.init(frame: .zero)
      isBordered = false
      let pressed = Action<NSButton> { _ in press() }
      (target, action) = (pressed, Action<NSButton>.selector)
      // Buttons do not retain their targets.
      self.pressed = pressed
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows a system symbol; `isOn` marks the button of a choice that is made.
    func show(_ symbol: String, name: String, isEnabled: Bool, isOn: Bool? = nil) {
      if symbol != self.symbol { image = NSImage(systemSymbolName: symbol, accessibilityDescription: name) }
      self.symbol = symbol
      toolTip = name
      setAccessibilityLabel(name)
      self.isEnabled = isEnabled
      guard let isOn else { return }
      setButtonType(.pushOnPushOff)
      state = isOn ? .on : .off
    }

    /// Makes it visible on any ground.
    func addPlate() { isBordered = true }

    override var intrinsicContentSize: NSSize { NSSize(width: Self.side, height: Self.side) }
  }

  /// The position of a carousel as text.
  final class CountLabel: NSTextField {
    init() {
      super.init(frame: .zero)
      (isEditable, isSelectable, isBezeled, drawsBackground) = (false, false, false, false)
      alignment = .center
      // The carousel itself is the accessible element.
      setAccessibilityElement(false)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ text: String) { if text != stringValue { stringValue = text } }
  }

  extension DotsView {
    func hearTaps(_ body: @escaping (CGPoint) -> Void) {
      let click = KeepingClick(Action<NSClickGestureRecognizer> { [weak self] in body($0.location(in: self)) })
      addGestureRecognizer(click)
    }
  }

  /// A recogniser that retains its target; others do not.
  private final class KeepingClick: NSClickGestureRecognizer {
    private let kept: AnyObject

    init(_ pressed: Action<NSClickGestureRecognizer>) {
      kept = pressed
      super.init(target: pressed, action: Action<NSClickGestureRecognizer>.selector)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  extension NSColor {
    /// The current text color.
    @MainActor static var ofText: NSColor { .labelColor }
  }

  extension NSView {
    /// The size of its content.
    var sizeByContent: CGSize { intrinsicContentSize }

    /// Whether text runs from right to left.
    var isMirrored: Bool { userInterfaceLayoutDirection == .rightToLeft }
  }
#endif
