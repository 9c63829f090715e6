import CarouselMath

#if canImport(Glibc)
  import Glibc  // For its link to libm alone.
#endif

// The engine's mathematical functions under their usual names; CarouselMath.h says where they come from.

package func sin(_ x: Double) -> Double { carousel_sin(x) }
package func cos(_ x: Double) -> Double { carousel_cos(x) }
package func tan(_ x: Double) -> Double { carousel_tan(x) }
package func exp(_ x: Double) -> Double { carousel_exp(x) }
package func log(_ x: Double) -> Double { carousel_log(x) }

extension Double {
  /// Returns the nearest value within the range; the lower bound for NaN.
  package func clamped(to range: ClosedRange<Double>) -> Double { clamped(range.lowerBound, range.upperBound) }

  /// Returns the nearest value between two computed bounds; the lower one for NaN, and if the bounds are reversed or NaN. A
  /// range of such bounds would trap.
  func clamped(_ lower: Double, _ upper: Double) -> Double {
    self >= lower && upper >= lower ? (self <= upper ? self : upper) : lower
  }

  /// Returns the value, or another one if it is NaN or infinite.
  package func finite(or other: Double) -> Double { isFinite ? self : other }

  /// The maximum count, and the maximum length in points, that the engine works with; beyond it, `Double` offsets are no
  /// longer precise enough.
  static var greatestCount: Double { 1e9 }
}

extension Int {
  /// Creates an integer by truncating, saturating where the value does not fit; 0 for NaN.
  package init(saturating value: Double) {
    // `Int.max` is not representable: as a double it is the first value that does not fit.
    if value >= Double(Int.max) {
      self = .max
    } else if value <= Double(Int.min) {
      self = .min
    } else {
      self = value.isNaN ? 0 : Int(value)
    }
  }

  func clamped(to range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
