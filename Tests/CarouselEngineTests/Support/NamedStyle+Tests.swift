@testable import CarouselEngine
import Testing

// The names of styles in tests and in their output.
extension NamedStyle {
  /// A style of the module's own.
  static func more(_ name: String) -> NamedStyle {
    guard let style = named(name) else { fatalError("there is no style \(name)") }
    return style
  }
}

extension NamedStyle: CustomTestStringConvertible {
  public var testDescription: String { "\(name)" }
}
