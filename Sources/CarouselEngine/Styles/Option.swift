/// A number that shapes a style or a carousel: the default, a given value, or one computed from the default.
///
/// A closure is called when something that the default depends on has changed (the style, the size, the number of
/// items, the options), never in every frame.
public enum Option: Equatable {
  /// The default of the style in the scene.
  case `default`
  /// A given value.
  case constant(Double)
  /// A value computed from the default; see `computed(_:)`.
  case function(Function)

  /// A function of the default. Two are equal if they are the same.
  public final class Function: Equatable {
    let value: (Double) -> Double
    init(_ value: @escaping (Double) -> Double) { self.value = value }
    public static func == (a: Function, b: Function) -> Bool { a === b }
  }

  /// A value computed from the default, for example `.computed { $0 * 1.05 }`.
  public static func computed(_ value: @escaping (Double) -> Double) -> Option { .function(Function(value)) }

  /// Whether it is always the default.
  var isDefault: Bool {
    if case .default = self { true } else { false }
  }

  /// Returns the option's value for a default. A result that is NaN counts as the default.
  public func value(or defaultValue: Double) -> Double {
    switch self {
    case .default: return defaultValue
    case .constant(let value): return value.isNaN ? defaultValue : value
    case .function(let function):
      let value = function.value(defaultValue)
      return value.isNaN ? defaultValue : value
    }
  }
}

extension Option: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a constant, as in `options.tilt = 0.5`.
  public init(floatLiteral value: Double) { self = .constant(value) }
  /// Creates a constant, as in `options.count = 8`.
  public init(integerLiteral value: Int) { self = .constant(Double(value)) }
}
