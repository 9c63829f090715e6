import CarouselConfiguration
import CarouselEngine

/// The two control points of an easing curve, in the unit square.
public struct CurveShape: Equatable, Sendable {
  /// The control points: x from 0 to 1, y from −1 to 2.
  public var x1: Double, y1: Double, x2: Double, y2: Double

  /// The named curves with their titles; the empty name stands for the profile's own curve.
  public static let named: [(name: String, title: String)] = [
    ("", "Default"), ("linear", "Linear"), ("ease-in", "Ease in"), ("ease-out", "Ease out"),
    ("ease-in-out", "Ease in and out"),
  ]
  /// The title of all other curves.
  public static let ownTitle = "Custom curve"

  /// Parses a CSS easing curve; falls back to `ease-out`.
  public init(_ text: String?) {
    let controls = (text.flatMap { MomentumCurve(text: $0) } ?? .easeOut).controls
    (x1, y1, x2, y2) = (controls.x, controls.y, controls.z, controls.w)
  }

  /// The curve as CSS.
  public var text: String {
    let parts = [x1, y1, x2, y2].map { JSON.text(of: $0.rounded(toDigits: 2)) }
    return "cubic-bezier(" + parts.joined(separator: ", ") + ")"
  }

  /// Moves the first or second control point.
  public mutating func move(_ handle: Int, x: Double, y: Double) {
    let (x, y) = (x.clamped(to: 0...1), y.clamped(to: -1...2))
    if handle == 0 { (x1, y1) = (x, y) } else { (x2, y2) = (x, y) }
  }
}
