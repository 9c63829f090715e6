import Foundation

@MainActor
open class UIResponder: NSObject {
  open var canBecomeFirstResponder: Bool { false }
  private static weak var first: UIResponder?
  public var isFirstResponder: Bool { UIResponder.first === self }
  open var next: UIResponder? { nil }
  /// The presses that reached the end of the responder chain.
  public var unusedPresses: [UIPress] = []

  /// Makes it the first responder; the previous one resigns.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    guard UIResponder.first?.resignFirstResponder() ?? true else { return false }
    UIResponder.first = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { unusedPresses += Array(presses) }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // Objective-C declares these for every object.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits()
  open var accessibilityElements: [Any]?
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityActivate() -> Bool { false }
}

public enum UIUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }

public final class UITraitCollection: NSObject {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

@MainActor
open class UIView: UIResponder, UIFocusEnvironment {
  open class var layerClass: AnyClass { CALayer.self }
  public let layer: CALayer
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public private(set) var gestureRecognizers: [UIGestureRecognizer]? = nil
  public var translatesAutoresizingMaskIntoConstraints = true
  public var isUserInteractionEnabled = true
  public var tag = 0
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  public var autoresizingMask = AutoresizingMask()
  public var backgroundColor: UIColor?
  public var direction = UIUserInterfaceLayoutDirection.leftToRight { didSet { setNeedsLayout() } }
  /// The size by its constraints, if it has any.
  public var fittingSize = CGSize.zero
  public private(set) var activeConstraints: [NSLayoutConstraint] = []
  private var isDirty = true
  /// The number of layouts, and of changes of the subviews' order.
  public private(set) var layouts = 0
  public private(set) var moves = 0

  public init(frame: CGRect) {
    layer = (Self.layerClass as! CALayer.Type).init()
    super.init()
    self.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as! CALayer.Type).init()
    super.init()
  }

  // MARK: Geometry

  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
    set {
      if layer.transform != CATransform3DIdentity { Device.breach("a frame is set under a transform") }
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      if newValue.size != layer.bounds.size { setNeedsLayout() }
      layer.bounds = newValue
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  public static let noIntrinsicMetric: CGFloat = -1
  /// How often the size has been invalidated.
  public private(set) var invalidations = 0
  public func invalidateIntrinsicContentSize() {
    invalidations += 1
    superview?.setNeedsLayout()
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    direction == .rightToLeft ? .rightToLeft : superview?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }
  public static let layoutFittingCompressedSize = CGSize.zero
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { constrained(fittingSize) }

  /// Converts a point of another view, or of the window, to this one.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let absolute = view.map { $0.inWindow(point) } ?? point
    return fromWindow(absolute)
  }

  /// Converts a rectangle of another view to the smallest one around it in this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let corners = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { CGPoint(x: x, y: $0) } }
    let points = corners.map { convert($0, from: view) }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  func inWindow(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let place = layer.project(point) ?? CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    return superview.inWindow(place)
  }

  func fromWindow(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let place = superview.fromWindow(point)
    return layer.unproject(place) ?? CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let inner = view.layer.unproject(point), let hit = view.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  // MARK: Tree

  open var window: UIWindow? { superview?.window }
  /// The controller whose view it is.
  weak var owner: UIViewController?
  open override var next: UIResponder? { owner ?? superview }
  open func didMoveToWindow() {}

  public func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    if view.superview === self { detach(view) }
    guard let index = subviews.firstIndex(of: sibling) else {
      return Device.breach("a view is put above one that is not a subview")
    }
    insert(view, at: index + 1)
  }

  private func detach(_ view: UIView) {
    moves += 1
    subviews.removeAll { $0 === view }
  }

  private func insert(_ view: UIView, at index: Int) {
    let before = view.window
    if view.superview === self { subviews.removeAll { $0 === view } }
    if let old = view.superview, old !== self { old.subviews.removeAll { $0 === view } }
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    setNeedsLayout()
    if before !== view.window { view.tellWindow() }
  }

  /// The first responder inside the view.
  private var firstInside: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap { $0.firstInside }.first
  }

  public func removeFromSuperview() {
    guard let superview else { return }
    let before = window
    // A view outside a window receives no keys.
    firstInside?.resignFirstResponder()
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
    if before != nil { tellWindow() }
  }

  func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }

  // MARK: Layout

  open func layoutSubviews() { layouts += 1 }
  public func setNeedsLayout() { isDirty = true }

  public func layoutIfNeeded() {
    var passes = 0
    // A subview may ask for another layout around it.
    repeat {
      while isDirty, passes < 20 {
        isDirty = false
        layoutSubviews()
        passes += 1
      }
      for view in subviews { view.layoutIfNeeded() }
    } while isDirty && passes < 20
    if passes == 20 { Device.breach("a layout never ends") }
  }

  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { tellTraits() } }
  }
  public var traitCollection: UITraitCollection {
    guard overrideUserInterfaceStyle == .unspecified else {
      return UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    }
    return superview?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
  }
  private func tellTraits() {
    traitCollectionDidChange(nil)
    for view in subviews { view.tellTraits() }
  }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, isHorizontal: true) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, isHorizontal: false) }
  func activate(_ constraint: NSLayoutConstraint, _ isActive: Bool) {
    activeConstraints.removeAll { $0 === constraint }
    if isActive { activeConstraints.append(constraint) }
  }
  /// The size that constraints with a constant length give it, or another one.
  private func constrained(_ size: CGSize) -> CGSize {
    var size = size
    for constraint in activeConstraints {
      guard let length = constraint.constant else { continue }
      if constraint.isHorizontal { size.width = length } else { size.height = length }
    }
    return size
  }
  /// How strongly it keeps from being higher than its content.
  public private(set) var verticalHugging = UILayoutPriority.defaultLow
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .vertical { verticalHugging = priority }
  }

  // MARK: Input

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  open var canBecomeFocused: Bool { false }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
  fileprivate(set) static var needsFocusUpdate: Weak<UIView>?
  public internal(set) static var focus: Weak<Focus>?
  public func setNeedsFocusUpdate() { UIView.needsFocusUpdate = Weak(self) }
  public func updateFocusIfNeeded() { UIView.updateFocus() }
  /// Moves the focus if a view has asked for it: at once, or when the system has time.
  static func updateFocus() {
    guard let view = UIView.needsFocusUpdate?.object else { return }
    UIView.needsFocusUpdate = nil
    UIView.focus?.object?.enter(view)
  }
  public private(set) var interactions: [any UIInteraction] = []
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  // MARK: Pictures and animations

  open func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    let picture = UIView(frame: .zero)
    picture.bounds = bounds
    return picture
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    Device.durations.append(duration)
    if let completion { Device.pendingCompletions.append(completion) }
  }
}

@MainActor
public final class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    Device.windows.removeAll { $0.object == nil }
    Device.windows.append(Weak(self))
  }

  public required init?(coder: NSCoder) { nil }
  public override var window: UIWindow? { self }
  public var windowScene: UIWindowScene? = UIWindowScene()
}

@MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  public private(set) var activationState = ActivationState.foregroundActive
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let didEnterBackgroundNotification =
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    NSNotification.Name("UISceneWillEnterForegroundNotification")

  /// Puts it into the background, or back into the foreground.
  public func set(isInBackground: Bool) {
    if isInBackground {
      activationState = .background
      NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
    } else {
      NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
      activationState = .foregroundActive
      NotificationCenter.default.post(name: Self.didActivateNotification, object: self)
    }
  }
}

public final class UIWindowScene: UIScene {}

@MainActor
public final class NSLayoutXAxisAnchor {
  let view: UIView
  init(_ view: UIView) { self.view = view }
  public func constraint(equalTo other: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint(view, other.view, isHorizontal: true)
  }
}

@MainActor
public final class NSLayoutYAxisAnchor {
  let view: UIView
  init(_ view: UIView) { self.view = view }
  public func constraint(equalTo other: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint(view, other.view, isHorizontal: false)
  }
}

@MainActor
public final class NSLayoutDimension {
  let view: UIView
  let isHorizontal: Bool
  init(_ view: UIView, isHorizontal: Bool) { (self.view, self.isHorizontal) = (view, isHorizontal) }
  public func constraint(equalToConstant length: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(view, view, isHorizontal: isHorizontal)
    constraint.constant = length
    return constraint
  }
}

public struct UILayoutPriority: RawRepresentable, Equatable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

/// Centres a view in another along one axis, or gives it a length.
@MainActor
public final class NSLayoutConstraint: NSObject {
  public enum Axis: Sendable { case horizontal, vertical }
  public fileprivate(set) var constant: CGFloat?
  public var priority = UILayoutPriority.required
  public var isActive = false { didSet { second.activate(self, isActive) } }
  public let first, second: UIView
  public let isHorizontal: Bool
  init(_ first: UIView, _ second: UIView, isHorizontal: Bool) {
    (self.first, self.second, self.isHorizontal) = (first, second, isHorizontal)
  }
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}
