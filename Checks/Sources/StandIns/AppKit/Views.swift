import Foundation

@MainActor
open class NSResponder: NSObject {
  open var nextResponder: NSResponder? { nil }
  open var acceptsFirstResponder: Bool { false }
  /// The unhandled events.
  public static var unused: [NSEvent] = []

  open func mouseDown(with event: NSEvent) { pass(event) { $0.mouseDown(with: event) } }
  open func mouseDragged(with event: NSEvent) { pass(event) { $0.mouseDragged(with: event) } }
  open func mouseUp(with event: NSEvent) { pass(event) { $0.mouseUp(with: event) } }
  open func scrollWheel(with event: NSEvent) { pass(event) { $0.scrollWheel(with: event) } }
  open func mouseEntered(with event: NSEvent) { pass(event) { $0.mouseEntered(with: event) } }
  open func mouseExited(with event: NSEvent) { pass(event) { $0.mouseExited(with: event) } }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }
  open func keyDown(with event: NSEvent) { pass(event) { $0.keyDown(with: event) } }
  private func pass(_ event: NSEvent, _ next: (NSResponder) -> Void) {
    if let responder = nextResponder { next(responder) } else { Self.unused.append(event) }
  }

  open func encodeRestorableState(with coder: NSCoder) {}
  open func restoreState(with coder: NSCoder) {}
}

public final class NSEvent: NSObject {
  public struct Phase: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let began = Phase(rawValue: 1)
    public static let stationary = Phase(rawValue: 2)
    public static let changed = Phase(rawValue: 4)
    public static let ended = Phase(rawValue: 8)
    public static let cancelled = Phase(rawValue: 16)
    public static let mayBegin = Phase(rawValue: 32)
  }
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    public static let function = ModifierFlags(rawValue: 1 << 23)
  }
  public enum EventType: Sendable {
    case leftMouseDown, rightMouseDown, otherMouseDown, leftMouseUp, mouseMoved, scrollWheel, keyDown
  }
  public var type = EventType.mouseMoved
  public var modifierFlags = ModifierFlags()
  public var locationInWindow = NSPoint.zero
  public var scrollingDeltaX: CGFloat = 0
  public var scrollingDeltaY: CGFloat = 0
  public var hasPreciseScrollingDeltas = false
  public var phase = Phase()
  public var momentumPhase = Phase()
  public var keyCode: UInt16 = 0
  /// When it happened, in seconds since the system started.
  public var timestamp = CACurrentMediaTime()
  public override init() {}
}

public enum NSUserInterfaceLayoutDirection: Sendable { case leftToRight, rightToLeft }

/// A view. AppKit ignores its layer's transform: points are converted, and hit testing is done, with frames alone.
@MainActor
open class NSView: NSResponder {
  public enum Position: Sendable { case above, below }
  public var wantsLayer = false { didSet { if wantsLayer, layer == nil { makeLayer() } } }
  public private(set) var layer: CALayer?
  public private(set) weak var superview: NSView?
  public private(set) var subviews: [NSView] = []
  public var translatesAutoresizingMaskIntoConstraints = true
  private var ownFittingSize = NSSize.zero
  public var fittingSize: NSSize {
    get { constrained(ownFittingSize) }
    set { ownFittingSize = newValue }
  }
  open var isHidden = false {
    didSet {
      layer?.isHidden = isHidden
      if isHidden { window?.letGo(of: self) }
      guard isHidden != oldValue else { return }
      tellHidden(isHidden)
    }
  }
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  /// Notifies it and what is in it that an ancestor has been hidden or shown.
  private func tellHidden(_ isHidden: Bool) {
    if isHidden { viewDidHide() } else { viewDidUnhide() }
    for view in subviews where !view.isHidden { view.tellHidden(isHidden) }
  }
  /// Whether new views clip, as they did before macOS 14.
  public static var areClipping = false
  open var clipsToBounds = NSView.areClipping
  public var alphaValue: CGFloat = 1 { didSet { layer?.opacity = Float(alphaValue) } }
  public var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  public var needsLayout = true
  public private(set) var layouts = 0
  public private(set) var moves = 0
  public private(set) var activeConstraints: [NSLayoutConstraint] = []
  weak var ownWindow: NSWindow?

  public init(frame: NSRect) {
    self.frame = frame
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open func makeBackingLayer() -> CALayer { CALayer() }

  private func makeLayer() {
    layer = makeBackingLayer()
    layer?.anchorPoint = .zero
    placeLayer()
  }

  /// Places the layer like AppKit: its corner rests on the frame's.
  private func placeLayer() {
    guard let layer else { return }
    layer.bounds = bounds
    layer.position = frame.origin
    // These are AppKit's own.
    (layer.transform, layer.anchorPoint) = (CATransform3DIdentity, .zero)
    (layer.shadowColor, layer.shadowRadius, layer.shadowOpacity, layer.shadowPath) = (nil, 3, 0, nil)
  }

  // MARK: Geometry

  open var isFlipped: Bool { false }
  open var frame: NSRect {
    didSet {
      if frame.size != oldValue.size { needsLayout = true }
      placeLayer()
    }
  }
  open var bounds: NSRect { NSRect(origin: .zero, size: frame.size) }
  public func setFrameOrigin(_ origin: NSPoint) { frame.origin = origin }
  public func setFrameSize(_ size: NSSize) { frame.size = size }
  open var intrinsicContentSize: NSSize { NSSize(width: -1, height: -1) }
  public static let noIntrinsicMetric: CGFloat = -1
  /// How often the size has been invalidated.
  public private(set) var invalidations = 0
  public func invalidateIntrinsicContentSize() {
    invalidations += 1
    superview?.needsLayout = true
  }
  public var toolTip: String?
  public var appearance: NSAppearance? { didSet { tellAppearance() } }
  public var effectiveAppearance: NSAppearance {
    appearance ?? superview?.effectiveAppearance ?? NSAppearance(isDark: false)
  }
  open func viewDidChangeEffectiveAppearance() {}
  private func tellAppearance() {
    viewDidChangeEffectiveAppearance()
    for view in subviews { view.tellAppearance() }
  }
  public private(set) var gestureRecognizers: [NSGestureRecognizer] = []
  public func addGestureRecognizer(_ recognizer: NSGestureRecognizer) {
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    let absolute = view.map { $0.inWindow(point) } ?? point
    return fromWindow(absolute)
  }

  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    NSRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  func inWindow(_ point: NSPoint) -> NSPoint {
    guard let superview else { return point }
    return superview.inWindow(NSPoint(x: point.x + frame.minX, y: point.y + frame.minY))
  }

  func fromWindow(_ point: NSPoint) -> NSPoint {
    guard let superview else { return point }
    let place = superview.fromWindow(point)
    return NSPoint(x: place.x - frame.minX, y: place.y - frame.minY)
  }

  /// - Parameter point: In the superview.
  open func hitTest(_ point: NSPoint) -> NSView? {
    let inner = NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    guard !isHidden, bounds.contains(inner) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(inner) { return hit }
    }
    return self
  }

  // MARK: Tree

  open var window: NSWindow? { ownWindow ?? superview?.window }
  /// The controller whose view it is.
  weak var owner: NSViewController?
  open override var nextResponder: NSResponder? { owner ?? superview }
  open func viewDidMoveToWindow() {}
  public var enclosingScrollView: NSScrollView? { superview as? NSScrollView ?? superview?.enclosingScrollView }
  public func isDescendant(of view: NSView) -> Bool { self === view || (superview?.isDescendant(of: view) ?? false) }
  open func addSubview(_ view: NSView) { insert(view, at: subviews.count) }

  public func addSubview(_ view: NSView, positioned position: Position, relativeTo sibling: NSView?) {
    if view.superview === self {
      moves += 1
      subviews.removeAll { $0 === view }
    }
    guard let sibling, let index = subviews.firstIndex(of: sibling) else {
      return Device.breach("a view is put above one that is not a subview")
    }
    insert(view, at: position == .above ? index + 1 : index)
  }

  private func insert(_ view: NSView, at index: Int) {
    let before = view.window
    if let old = view.superview { old.subviews.removeAll { $0 === view } }
    view.superview = self
    subviews.insert(view, at: min(index, subviews.count))
    needsLayout = true
    if before !== view.window { view.tellWindow() }
  }

  public func removeFromSuperview() {
    guard let superview else { return }
    let before = window
    before?.letGo(of: self)
    superview.subviews.removeAll { $0 === self }
    superview.needsLayout = true
    self.superview = nil
    if before != nil { tellWindow() }
  }

  func tellWindow() {
    viewDidMoveToWindow()
    for view in subviews { view.tellWindow() }
  }

  // MARK: Layout

  open func layout() { layouts += 1 }

  public func layoutSubtreeIfNeeded() {
    var passes = 0
    // A subview may ask for another layout around it.
    repeat {
      while needsLayout, passes < 20 {
        needsLayout = false
        layout()
        if window != nil { updateTrackingAreas() }
        passes += 1
      }
      for view in subviews { view.layoutSubtreeIfNeeded() }
    } while needsLayout && passes < 20
    if passes == 20 { Device.breach("a layout never ends") }
  }

  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, isHorizontal: true) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, isHorizontal: false) }
  func activate(_ constraint: NSLayoutConstraint, _ isActive: Bool) {
    activeConstraints.removeAll { $0 === constraint }
    if isActive { activeConstraints.append(constraint) }
  }
  /// The size that constraints with a constant length give it, or another one.
  private func constrained(_ size: NSSize) -> NSSize {
    var size = size
    for constraint in activeConstraints {
      guard let length = constraint.constant else { continue }
      if constraint.isHorizontal { size.width = length } else { size.height = length }
    }
    return size
  }
  /// How strongly it keeps from being higher than its content.
  public private(set) var verticalHugging = NSLayoutConstraint.Priority.defaultLow
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for axis: NSLayoutConstraint.Orientation
  ) {
    if axis == .vertical { verticalHugging = priority }
  }

  // MARK: Frames, focus, pictures

  public private(set) var trackingAreas: [NSTrackingArea] = []
  open func updateTrackingAreas() {}
  public func addTrackingArea(_ area: NSTrackingArea) { trackingAreas.append(area) }
  public func removeTrackingArea(_ area: NSTrackingArea) {
    if !trackingAreas.contains(area) { Device.breach("a missing tracking area is removed") }
    trackingAreas.removeAll { $0 === area }
  }

  public func displayLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }

  open func menu(for event: NSEvent) -> NSMenu? { nil }
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }

  open var focusRingMaskBounds: NSRect { .zero }
  open func drawFocusRingMask() {}

  public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    NSBitmapImageRep(size: rect.size)
  }
  public func cacheDisplay(in rect: NSRect, to image: NSBitmapImageRep) {
    if needsLayout { Device.breach("a view is drawn that is not laid out") }
    image.drawn = self
    image.wasHidden = isHidden
  }

  // MARK: Assistive technology

  private var label: String?
  public private(set) var isElement: Bool?
  open func setAccessibilityElement(_ isElement: Bool) { self.isElement = isElement }
  open func isAccessibilityElement() -> Bool { false }
  open func accessibilityRole() -> NSAccessibility.Role? { nil }
  open func accessibilityLabel() -> String? { label }
  open func setAccessibilityLabel(_ label: String?) { self.label = label }
  open func accessibilityValue() -> Any? { nil }
  open func accessibilityChildren() -> [Any]? { subviews }
  open func accessibilityPerformIncrement() -> Bool { false }
  open func accessibilityPerformDecrement() -> Bool { false }
  open func accessibilityPerformPress() -> Bool { false }
}

@MainActor
open class NSViewController: NSResponder {
  public let view = NSView(frame: .zero)
  public private(set) weak var parent: NSViewController?
  public private(set) var children: [NSViewController] = []

  public override init() {
    super.init()
    view.owner = self
  }

  open override var nextResponder: NSResponder? { view.superview }
  public func addChild(_ child: NSViewController) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
  }
  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

@MainActor
public final class NSWindow: NSResponder {
  public let contentView: NSView?

  public init(size: NSSize) {
    contentView = NSView(frame: NSRect(origin: .zero, size: size))
    super.init()
    contentView?.ownWindow = self
    Device.windows.removeAll { $0.object == nil }
    Device.windows.append(Weak(self))
  }

  private weak var pressed: NSView?
  /// The event that is being handled.
  public private(set) var currentEvent: NSEvent?
  /// Observable.
  public private(set) weak var firstResponder: NSResponder? { didSet { didChange(\NSWindow.firstResponder) } }
  public var screen: NSScreen? = NSScreen()
  public struct OcclusionState: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let visible = OcclusionState(rawValue: 1 << 1)
  }
  public nonisolated static let didChangeOcclusionStateNotification =
    NSNotification.Name("NSWindowDidChangeOcclusionStateNotification")
  public var occlusionState = OcclusionState.visible {
    didSet { NotificationCenter.default.post(name: Self.didChangeOcclusionStateNotification, object: self) }
  }
  private let editor = NSText(frame: .zero)

  public enum SelectionDirection: Sendable { case directSelection, selectingNext, selectingPrevious }
  public private(set) var keyViewSelectionDirection = SelectionDirection.directSelection

  @discardableResult
  public func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard firstResponder?.resignFirstResponder() ?? true else { return false }
    editor.delegate = nil
    guard let responder, responder.acceptsFirstResponder, responder.becomeFirstResponder() else {
      firstResponder = self
      return responder == nil
    }
    firstResponder = responder
    // A text field passes the focus to the window's editor, which knows its field a moment later.
    if responder is NSTextField {
      editor.isFieldEditor = true
      firstResponder = editor
      editor.delegate = responder
    }
    return true
  }

  /// Simulates Tab, which moves the focus to a view.
  public func tab(to view: NSView) {
    keyViewSelectionDirection = .selectingNext
    makeFirstResponder(view)
    keyViewSelectionDirection = .directSelection
  }

  /// Handles a view that is hidden or removed: it loses the focus.
  fileprivate func letGo(of view: NSView) {
    let focused = (firstResponder as? NSText)?.delegate as? NSView ?? firstResponder as? NSView
    if focused?.isDescendant(of: view) == true { makeFirstResponder(nil) }
  }

  private weak var pointedAt: NSView?

  /// Moves the mouse without a button: tracking views are notified.
  public func point(at place: NSPoint) {
    var view = contentView?.hitTest(place)
    while let next = view, next.trackingAreas.isEmpty { view = next.superview }
    guard view !== pointedAt else { return }
    pointedAt?.mouseExited(with: event(place))
    pointedAt = view
    view?.mouseEntered(with: event(place))
  }

  /// The mouse, as a user operates it.
  public func press(_ place: NSPoint) {
    let event = event(place)
    event.type = .leftMouseDown
    currentEvent = event
    pressed = contentView?.hitTest(place)
    pressed?.mouseDown(with: event)
    currentEvent = nil
  }
  /// Clicks with the right button: the first view of the responder chain that has a menu shows it.
  public func menu(at place: NSPoint) -> NSMenu? {
    let event = event(place)
    event.type = .rightMouseDown
    currentEvent = event
    defer { currentEvent = nil }
    let views = sequence(first: contentView?.hitTest(place), next: { $0?.superview })
    return views.lazy.compactMap { $0?.menu(for: event) }.first
  }
  public func drag(_ place: NSPoint) { pressed?.mouseDragged(with: event(place)) }
  public func release(_ place: NSPoint) {
    pressed?.mouseUp(with: event(place))
    pressed = nil
  }
  public func hit(_ place: NSPoint) -> NSView? { contentView?.hitTest(place) }
  public func scroll(_ event: NSEvent, at place: NSPoint) {
    event.locationInWindow = place
    contentView?.hitTest(place)?.scrollWheel(with: event)
  }

  private func event(_ place: NSPoint) -> NSEvent {
    let event = NSEvent()
    event.locationInWindow = place
    return event
  }
}

@MainActor
open class NSGestureRecognizer: NSObject {
  public internal(set) weak var view: NSView?
  private weak var target: AnyObject?
  private let action: Selector?
  private var place = NSPoint.zero

  public init(target: Any?, action: Selector?) {
    self.target = target as AnyObject
    self.action = action
  }
  public required init?(coder: NSCoder) { action = nil }

  /// In the view's own coordinates.
  public func click(at place: NSPoint) {
    self.place = place
    guard let target else { return Device.breach("a recogniser's target is gone") }
    action?.perform(target, self)
  }
  public func location(in view: NSView?) -> NSPoint { place }
}

open class NSClickGestureRecognizer: NSGestureRecognizer {}

/// An area in which a view tracks the mouse.
public final class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    public static let activeAlways = Options(rawValue: 0x80)
    public static let inVisibleRect = Options(rawValue: 0x200)
  }
  public let options: Options
  public private(set) weak var owner: AnyObject?
  public init(rect: NSRect, options: Options, owner: Any?, userInfo: [AnyHashable: Any]?) {
    (self.options, self.owner) = (options, owner as AnyObject)
  }
}

@MainActor
public final class NSLayoutXAxisAnchor {
  let view: NSView
  init(_ view: NSView) { self.view = view }
  public func constraint(equalTo other: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint(view, other.view, isHorizontal: true)
  }
}

@MainActor
public final class NSLayoutYAxisAnchor {
  let view: NSView
  init(_ view: NSView) { self.view = view }
  public func constraint(equalTo other: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
    NSLayoutConstraint(view, other.view, isHorizontal: false)
  }
}

@MainActor
public final class NSLayoutDimension {
  let view: NSView
  let isHorizontal: Bool
  init(_ view: NSView, isHorizontal: Bool) { (self.view, self.isHorizontal) = (view, isHorizontal) }
  public func constraint(equalToConstant length: CGFloat) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(view, view, isHorizontal: isHorizontal)
    constraint.constant = length
    return constraint
  }
}

/// Centres a view in another along one axis, or gives it a length.
@MainActor
public final class NSLayoutConstraint: NSObject {
  public enum Orientation: Sendable { case horizontal, vertical }
  public struct Priority: RawRepresentable, Equatable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = Priority(rawValue: 1000)
    public static let defaultLow = Priority(rawValue: 250)
  }
  public fileprivate(set) var constant: CGFloat?
  public var priority = Priority.required
  public var isActive = false { didSet { second.activate(self, isActive) } }
  public let first, second: NSView
  public let isHorizontal: Bool
  init(_ first: NSView, _ second: NSView, isHorizontal: Bool) {
    (self.first, self.second, self.isHorizontal) = (first, second, isHorizontal)
  }
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
}
