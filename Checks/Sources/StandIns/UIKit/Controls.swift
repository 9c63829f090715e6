import Foundation

public final class UIColor: NSObject, Sendable {
  private let white, darkWhite, alpha: CGFloat
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(white: white, darkWhite: white, alpha: alpha) }
  private init(white: CGFloat, darkWhite: CGFloat, alpha: CGFloat) {
    (self.white, self.darkWhite, self.alpha) = (white, darkWhite, alpha)
  }
  /// The color outside of drawing: the light one.
  public var cgColor: CGColor { CGColor(white: white, alpha: alpha) }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(white: traits.userInterfaceStyle == .dark ? darkWhite : white, alpha: alpha)
  }
  /// Black, or white in dark mode.
  public static let label = UIColor(white: 0, darkWhite: 1, alpha: 1)
  public static let secondarySystemBackground = UIColor(white: 0.95, alpha: 1)
}

/// An image: its bytes are its name.
public final class UIImage: NSObject, Sendable {
  public let name: String
  public let size: CGSize
  public let scale: CGFloat
  public let isPrepared: Bool
  let drawn: [(ObjectIdentifier, CGPoint, Bool)]

  init(name: String, size: CGSize, isPrepared: Bool, drawn: [(ObjectIdentifier, CGPoint, Bool)] = []) {
    (self.name, self.size, scale, self.isPrepared, self.drawn) = (name, size, 1, isPrepared, drawn)
  }

  public convenience init?(systemName: String) {
    self.init(name: systemName, size: CGSize(width: 10, height: 10), isPrepared: true)
  }

  public convenience init?(data: Data) {
    guard let name = String(data: data, encoding: .utf8), !name.hasPrefix("broken") else { return nil }
    self.init(name: name, size: CGSize(width: 10, height: 10), isPrepared: false)
  }

  public func preparingForDisplay() -> UIImage? { UIImage(name: name, size: size, isPrepared: true) }
  public var cgImage: CGImage? { CGImage(drawn: drawn, size: size) }
}

/// A rendered image: which layers were drawn, where, and whether they were hidden.
public final class CGImage {
  public let drawn: [(layer: ObjectIdentifier, origin: CGPoint, isHidden: Bool)]
  public let size: CGSize
  init(drawn: [(ObjectIdentifier, CGPoint, Bool)], size: CGSize) {
    (self.drawn, self.size) = (drawn.map { ($0.0, $0.1, $0.2) }, size)
  }
}

public final class CGContext {
  var drawn: [(ObjectIdentifier, CGPoint, Bool)] = []
  var origin = CGPoint.zero
  public func translateBy(x: CGFloat, y: CGFloat) { origin = CGPoint(x: origin.x + x, y: origin.y + y) }
}

@MainActor
public final class UIGraphicsImageRendererContext {
  public let cgContext = CGContext()
}

@MainActor
public final class UIGraphicsImageRenderer {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext()
    actions(context)
    return UIImage(name: "drawn", size: size, isPrepared: true, drawn: context.cgContext.drawn)
  }
}

public final class UIBezierPath: NSObject {
  public let cgPath: CGPath
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(rect: rect, cornerRadius: cornerRadius)
  }
}

@MainActor
open class UIImageView: UIView {
  open var image: UIImage?
}

public enum NSTextAlignment: Sendable { case natural, center }

@MainActor
open class UILabel: UIView {
  public var text: String?
  public var textAlignment = NSTextAlignment.natural
  public var font: UIFont!
  public var adjustsFontForContentSizeCategory = false
  open override var intrinsicContentSize: CGSize { CGSize(width: 7 * (text?.count ?? 0), height: 16) }
}

public final class UIFont: NSObject, Sendable {
  public struct TextStyle: Hashable, Sendable {
    let name: String
    public static let footnote = TextStyle(name: "footnote")
  }
  public let style: TextStyle
  init(style: TextStyle) { self.style = style }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style: style) }
}

@MainActor
open class UIViewController: UIResponder {
  public var view: UIView! = UIView(frame: .zero) { didSet { view.owner = self } }
  public var title: String?
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  open func viewDidLoad() {}

  public override init() {
    super.init()
    view.owner = self
  }

  open override var next: UIResponder? { view.superview }

  public func addChild(_ child: UIViewController) {
    if child.view.superview != nil { Device.breach("a child's view is added before the child") }
    child.parent?.children.removeAll { $0 === child }
    child.parent = self
    children.append(child)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {
    if let parent, view.superview == nil || self.parent !== parent { Device.breach("a child has not moved yet") }
  }
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

@MainActor
open class UIControl: UIView {
  public var isEnabled = true
  public var isSelected = false
  /// The number of taps.
  public var taps = 0 { didSet { if taps > oldValue { tell() } } }
  public var drags = 0
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
  }
  private var actions: [(action: UIAction, events: Event)] = []

  public func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }

  /// Performs the actions for an event, as if the user had caused it.
  public func sendActions(for events: Event) {
    for (action, wanted) in actions where !wanted.isDisjoint(with: events) { action.perform(from: self) }
  }
  private var targets: [(object: Weak<AnyObject>, selector: Selector)] = []

  /// Does not retain the target.
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {
    targets.append((Weak(target as AnyObject), action))
  }

  private func tell() {
    guard isEnabled else { return }
    sendActions(for: .primaryActionTriggered)
    for (target, selector) in targets {
      guard let object = target.object else { return Device.breach("a control's target is gone") }
      selector.perform(object, self)
    }
  }
}

open class UIButton: UIControl {
  public struct State: Hashable, Sendable {
    let name: String
    public static let normal = State(name: "normal")
  }
  public private(set) var images: [State: UIImage] = [:]
  public func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  /// Buttons can have the focus on a television, but not on a tablet.
  public static var areFocusable = false
  public override var canBecomeFocused: Bool { Self.areFocusable && isEnabled }
}
public final class UISlider: UIControl {
  public var value: Float = 0
}

/// A closure as the action of a control.
@MainActor
public final class UIAction: UIMenuElement {
  private let handler: (UIAction) -> Void
  public let title: String
  public private(set) weak var sender: AnyObject?
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    (self.title, self.handler) = (title, handler)
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}

public final class UITextField: UIControl, UIKeyInput {
  public static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  public var text: String?
  public override var canBecomeFirstResponder: Bool { true }
  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    tell(Self.textDidBeginEditingNotification) { super.becomeFirstResponder() }
  }
  @discardableResult
  public override func resignFirstResponder() -> Bool {
    tell(Self.textDidEndEditingNotification) { super.resignFirstResponder() }
  }
}

extension UIView {
  /// Notifies of a change of the first responder, if there is one.
  fileprivate func tell(_ name: NSNotification.Name, of change: () -> Bool) -> Bool {
    let before = isFirstResponder
    let result = change()
    if before != isFirstResponder { NotificationCenter.default.post(name: name, object: self) }
    return result
  }
}

@MainActor
open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  /// Where it has been scrolled to. Tests move its bounds themselves, so that what they touch stays where it is.
  open var contentOffset = CGPoint.zero
  open var isScrollEnabled = true
  public let panGestureRecognizer = UIPanGestureRecognizer()
  private let referee = Referee()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    referee.scrollView = self
    panGestureRecognizer.delegate = referee
    panGestureRecognizer.allowedScrollTypesMask = .all
    panGestureRecognizer.addTarget(referee, action: Selector { target, _ in (target as? Referee)?.scroll() })
    addGestureRecognizer(panGestureRecognizer)
  }

  public required init?(coder: NSCoder) { nil }

  /// Scrolls in the directions in which the content is larger.
  private final class Referee: NSObject, UIGestureRecognizerDelegate {
    weak var scrollView: UIScrollView?

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      guard let scrollView, scrollView.isScrollEnabled else { return false }
      let way = scrollView.panGestureRecognizer.translation(in: scrollView)
      let isVertical = abs(way.y) > abs(way.x)
      let (content, extent) = (scrollView.contentSize, scrollView.bounds.size)
      return isVertical ? content.height > extent.height : content.width > extent.width
    }

    func scroll() {
      guard let scrollView else { return }
      let way = scrollView.panGestureRecognizer.translation(in: scrollView)
      scrollView.contentOffset = CGPoint(x: -way.x, y: -way.y)
    }
  }
}

public final class UITextView: UIScrollView, UIKeyInput {
  public static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")
  public override var canBecomeFirstResponder: Bool { true }
  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    tell(Self.textDidBeginEditingNotification) { super.becomeFirstResponder() }
  }
  @discardableResult
  public override func resignFirstResponder() -> Bool {
    tell(Self.textDidEndEditingNotification) { super.resignFirstResponder() }
  }
}
