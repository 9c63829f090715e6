import CarouselConfiguration
import CarouselEngine

/// The two handles of a curve of time, in shares of its square.
public struct CurveShape: Equatable, Sendable {
  /// The handles: across from 0 to 1, up from −1 to 2.
  public var x1: Double, y1: Double, x2: Double, y2: Double

  /// The curves with names, each with its title; the empty name is that of the profile.
  public static let named: [(name: String, title: String)] = [
    ("", "Default"), ("linear", "Linear"), ("ease-in", "Ease in"), ("ease-out", "Ease out"),
    ("ease-in-out", "Ease in and out"),
  ]
  /// The title of all others.
  public static let ownTitle = "A curve of your own"

  /// A curve as style sheets write it; that of `ease-out` where it is none.
  public init(_ text: String?) {
    let controls = (text.flatMap { MomentumCurve(text: $0) } ?? .easeOut).controls
    (x1, y1, x2, y2) = (controls.x, controls.y, controls.z, controls.w)
  }

  /// As style sheets write it.
  public var text: String {
    let parts = [x1, y1, x2, y2].map { JSON.text(of: $0.rounded(toDigits: 2)) }
    return "cubic-bezier(" + parts.joined(separator: ", ") + ")"
  }

  /// Puts a handle, the first or the second, somewhere.
  public mutating func move(_ handle: Int, x: Double, y: Double) {
    let (x, y) = (x.clamped(to: 0...1), y.clamped(to: -1...2))
    if handle == 0 { (x1, y1) = (x, y) } else { (x2, y2) = (x, y) }
  }
}
