/// A number that shapes a style or a carousel: left to its default, given, or computed from its default.
///
/// A closure is asked when something that the default depends on has changed (the style, the size, the number of
/// items, the options), never in every frame.
public enum Option {
  /// The default, whatever it is for the style and the scene.
  case `default`
  /// Always this value.
  case constant(Double)
  /// A value computed from the default, as in `.computed { $0 * 1.05 }`.
  case computed((Double) -> Double)

  /// The option's value where the default is this. A result that is NaN counts as the default.
  public func value(or defaultValue: Double) -> Double {
    switch self {
    case .default: return defaultValue
    case .constant(let value): return value.isNaN ? defaultValue : value
    case .computed(let closure):
      let value = closure(defaultValue)
      return value.isNaN ? defaultValue : value
    }
  }
}

extension Option: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A constant, as in `options.tilt = 0.5`.
  public init(floatLiteral value: Double) { self = .constant(value) }
  /// A constant, as in `options.count = 8`.
  public init(integerLiteral value: Int) { self = .constant(Double(value)) }
}
