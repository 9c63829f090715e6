#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A button with a symbol, large enough for a finger.
  final class ControlButton: UIButton {
    private var action: Action<UIButton>?
    private var symbol = ""

    /// The minimum size of a touch target, in points.
    private static let side: CGFloat = 44

    init(press: @escaping () -> Void) {
      super.init(frame: .zero)
      let action = Action<UIButton> { _ in press() }
      addTarget(action, action: Action<UIButton>.selector, for: .primaryActionTriggered)
      // Buttons do not retain their targets.
      self.action = action
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows a system symbol; `isOn` marks the button of a choice that is made.
    func show(_ symbol: String, name: String, isEnabled: Bool, isOn: Bool? = nil) {
      if symbol != self.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
      self.symbol = symbol
      accessibilityLabel = name
      self.isEnabled = isEnabled
      isSelected = isOn == true
    }

    /// Makes it visible on any ground.
    func addPlate() {
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = Self.side / 2
    }

    override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  }

  /// The position of a carousel as text, in the user's preferred text size.
  final class CountLabel: UILabel {
    init() {
      super.init(frame: .zero)
      font = .preferredFont(forTextStyle: .footnote)
      adjustsFontForContentSizeCategory = true
      textAlignment = .center
      // The carousel itself is the accessible element.
      isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ text: String) { if text != self.text { self.text = text } }
  }

  extension DotsView {
    func hearTaps(_ body: @escaping (CGPoint) -> Void) {
      let action = Action<UITapGestureRecognizer> { [weak self] in
        guard let self, $0.state == .ended else { return }
        body($0.location(in: self))
      }
      let tap = KeepingTap(action)
      addGestureRecognizer(tap)
    }
  }

  /// A recogniser that retains its target; others do not.
  private final class KeepingTap: UITapGestureRecognizer {
    private let kept: AnyObject

    init(_ action: Action<UITapGestureRecognizer>) {
      kept = action
      super.init(target: action, action: Action<UITapGestureRecognizer>.selector)
    }
  }

  extension UIColor {
    /// The current text color.
    @MainActor static var ofText: UIColor { .label }
  }

  extension UIView {
    /// The size of its content.
    var sizeByContent: CGSize { intrinsicContentSize }

    /// Whether text runs from right to left.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  }
#endif
