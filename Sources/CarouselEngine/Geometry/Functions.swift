import CarouselMath

#if canImport(Glibc)
  import Glibc  // For its link to libm alone.
#endif

// The engine's mathematics under the names of the trade; see CarouselMath.h for where they come from.

package func sin(_ x: Double) -> Double { carousel_sin(x) }
package func cos(_ x: Double) -> Double { carousel_cos(x) }
package func tan(_ x: Double) -> Double { carousel_tan(x) }
package func exp(_ x: Double) -> Double { carousel_exp(x) }
package func log(_ x: Double) -> Double { carousel_log(x) }

extension Double {
  /// The nearest value within the range; the lower bound for NaN.
  @inline(never)
  package func clamped(to range: ClosedRange<Double>) -> Double {
    self >= range.lowerBound ? (self <= range.upperBound ? self : range.upperBound) : range.lowerBound
  }

  /// The value, or another where it is NaN or infinite.
  package func finite(or other: Double) -> Double { isFinite ? self : other }

  /// The greatest count that any part of the engine works with; far above what a `Double` offset can tell apart visibly.
  static var greatestCount: Double { 1e9 }
}

extension Int {
  /// The whole part of a number, saturating where it does not fit; 0 for NaN.
  package init(saturating value: Double) {
    // The greatest integers are no doubles; as one they are the first that doesn't fit.
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
