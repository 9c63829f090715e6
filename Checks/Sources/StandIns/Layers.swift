import Foundation

public struct CATransform3D: Equatable, Sendable {
  public var m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// m11…m14 to m41…m44.
  public var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  init(numbers n: [CGFloat]) {
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }
}

public let CATransform3DIdentity = CATransform3D(numbers: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  let depth = [t.m13, t.m14, t.m23, t.m24, t.m31, t.m32, t.m34, t.m43]
  return depth.allSatisfy { $0 == 0 } && t.m33 == 1 && t.m44 == 1
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (x, y) = (a.numbers, b.numbers)
  var product = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      for k in 0..<4 { product[row * 4 + column] += x[row * 4 + k] * y[k * 4 + column] }
    }
  }
  return CATransform3D(numbers: product)
}

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (x, y, z)
  return t
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (x, y, z)
  return t
}

public func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(x, y, z), t)
}

public func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t)
}

/// A colour of a layer.
public final class CGColor: Equatable, Sendable {
  public let white, alpha: CGFloat
  init(white: CGFloat, alpha: CGFloat) { (self.white, self.alpha) = (white, alpha) }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.white == b.white && a.alpha == b.alpha }
}

public final class CGPath: Sendable {
  public let rect: CGRect
  public let cornerRadius: CGFloat
  init(rect: CGRect, cornerRadius: CGFloat) { (self.rect, self.cornerRadius) = (rect, cornerRadius) }
}

extension CGPath {
  public convenience init(roundedRect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: Int?) {
    self.init(rect: roundedRect, cornerRadius: cornerWidth)
  }
}

public struct CGVector: Equatable, Sendable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

open class CALayer: NSObject {
  open var bounds = CGRect.zero { didSet { if bounds != oldValue { note() } } }
  open var position = CGPoint.zero { didSet { if position != oldValue { note() } } }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  /// The number of other changes while implicit animations were on. Those of a view's own layer are not animated.
  public private(set) var implicitChanges = 0
  private func note() { if !CATransaction.areActionsDisabled { implicitChanges += 1 } }
  /// The number of transforms set while implicit animations were on.
  public private(set) var changesAnimated = 0
  open var transform = CATransform3DIdentity {
    didSet { if transform != oldValue, !CATransaction.areActionsDisabled { changesAnimated += 1 } }
  }
  /// The transform of what is in it, about the same point.
  open var sublayerTransform = CATransform3DIdentity {
    didSet { if !CATransaction.areActionsDisabled { changesAnimated += 1 } }
  }
  open var allowsEdgeAntialiasing = false
  open var opacity: Float = 1 { didSet { if opacity != oldValue { note() } } }
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var backgroundColor: CGColor?
  open var isHidden = false
  open var mask: CALayer?
  open var contents: Any? { didSet { note() } }
  open var shadowColor: CGColor?
  open var shadowRadius: CGFloat = 3
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowPath: CGPath?
  open private(set) var sublayers: [CALayer]?
  public override required init() { super.init() }
  open private(set) weak var superlayer: CALayer?
  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func render(in context: CGContext) {
    context.drawn.append((ObjectIdentifier(self), context.origin, isHidden))
  }

  /// The point at `position`, about which it is transformed.
  private var anchor: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  public var frame: CGRect {
    get {
      CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
        width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// Returns the depth by which Core Animation sorts the layer at one of its points.
  public func depth(at point: CGPoint) -> CGFloat {
    let (x, y, t) = (point.x - anchor.x, point.y - anchor.y, transform)
    return (x * t.m13 + y * t.m23 + t.m43) / (x * t.m14 + y * t.m24 + t.m44) + zPosition
  }

  /// The added animations.
  public private(set) var animations: [CAAnimation] = []
  open func add(_ animation: CAAnimation, forKey key: String?) { animations.append(animation) }
  open func removeAllAnimations() { animations = [] }

  /// The transform of what is in it, relative to its superlayer.
  private var wholeTransform: CATransform3D { CATransform3DConcat(sublayerTransform, transform) }

  /// Returns where a point in the layer appears in its superlayer, or nil behind the eye.
  public func project(_ point: CGPoint) -> CGPoint? {
    let (x, y) = (point.x - anchor.x, point.y - anchor.y)
    let t = wholeTransform
    let w = x * t.m14 + y * t.m24 + t.m44
    guard w > 1e-6 else { return nil }
    return CGPoint(
      x: (x * t.m11 + y * t.m21 + t.m41) / w + position.x, y: (x * t.m12 + y * t.m22 + t.m42) / w + position.y)
  }

  /// Returns the point in the layer that appears at a point of its superlayer.
  public func unproject(_ place: CGPoint) -> CGPoint? {
    let (px, py) = (place.x - position.x, place.y - position.y)
    let t = wholeTransform
    let (a, b, c) = (t.m11 - px * t.m14, t.m21 - px * t.m24, px * t.m44 - t.m41)
    let (d, e, f) = (t.m12 - py * t.m14, t.m22 - py * t.m24, py * t.m44 - t.m42)
    let determinant = a * e - b * d
    guard abs(determinant) > 1e-12 else { return nil }
    let (x, y) = ((c * e - b * f) / determinant, (a * f - c * d) / determinant)
    guard x * t.m14 + y * t.m24 + t.m44 > 1e-6 else { return nil }
    return CGPoint(x: x + anchor.x, y: y + anchor.y)
  }
}

open class CAAnimation: NSObject { public var duration = 0.0 }

/// Without a timing function, it is linear.
public final class CABasicAnimation: CAAnimation {
  public let keyPath: String?
  public var fromValue, toValue: Any?
  public init(keyPath: String?) { self.keyPath = keyPath }
}

public struct CATransitionType: Equatable, Sendable {
  let name: String
  public static let fade = CATransitionType(name: "fade")
  public static let push = CATransitionType(name: "push")
}

public final class CATransition: CAAnimation { public var type = CATransitionType.push }

/// Whether implicit animations are on.
public enum CATransaction {
  nonisolated(unsafe) private static var stack: [Bool] = []
  public static func begin() { stack.append(stack.last ?? false) }
  public static func setDisableActions(_ areDisabled: Bool) {
    if !stack.isEmpty { stack[stack.count - 1] = areDisabled }
  }
  public static func commit() { stack.removeLast() }
  public static var areActionsDisabled: Bool { stack.last ?? false }
}

public final class CAReplicatorLayer: CALayer {
  public var instanceCount = 1
  public var instanceTransform = CATransform3DIdentity
}

public final class CAGradientLayer: CALayer {
  public var colors: [Any]?
  public var locations: [NSNumber]?
}

public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum, maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}

/// A display link: it retains its target, and its run loop retains it until it is invalidated.
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  public var isPaused = false
  public private(set) var timestamp = 0.0
  public private(set) var targetTimestamp = 0.0
  public private(set) var isValid = true
  public private(set) var modes: [RunLoop.Mode] = []
  public var preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 60)

  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  @MainActor
  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
    if loop !== RunLoop.main { Device.breach("a display link is not on the main run loop") }
    modes.append(mode)
    if !Device.links.contains(self) { Device.links.append(self) }
  }

  @MainActor
  public func invalidate() {
    isValid = false
    target = nil
    Device.links.removeAll { $0 === self }
  }

  @MainActor
  func fire(at time: Double, lead: Double) {
    guard isValid, let target else { return }
    timestamp = time
    targetTimestamp = time + lead
    selector.perform(target, self)
  }
}
