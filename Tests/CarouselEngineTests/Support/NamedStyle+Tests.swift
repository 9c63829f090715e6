@testable import CarouselEngine
import Testing

// The names of styles as tests write them, and as they show them.
extension NamedStyle {
  static let linear = NamedStyle(StyleCatalogue.linear)
  static let rotary = NamedStyle(StyleCatalogue.rotary)
  static let invertedRotary = NamedStyle(StyleCatalogue.invertedRotary)
  static let cylinder = NamedStyle(StyleCatalogue.cylinder)
  static let invertedCylinder = NamedStyle(StyleCatalogue.invertedCylinder)
  static let wheel = NamedStyle(StyleCatalogue.wheel)
  static let invertedWheel = NamedStyle(StyleCatalogue.invertedWheel)
  static let coverFlow = NamedStyle(StyleCatalogue.coverFlow)
  static let coverFlow2 = NamedStyle(StyleCatalogue.coverFlow2)
  static let timeMachine = NamedStyle(StyleCatalogue.timeMachine)
  static let invertedTimeMachine = NamedStyle(StyleCatalogue.invertedTimeMachine)

  /// One of the module's own.
  static func more(_ name: String) -> NamedStyle {
    guard let style = named(name) else { fatalError("there is no style \(name)") }
    return style
  }
}

extension NamedStyle: CustomTestStringConvertible {
  public var testDescription: String { "\(name)" }
}

extension NamedStyle: Equatable {
  public static func == (a: NamedStyle, b: NamedStyle) -> Bool { "\(a.name)" == "\(b.name)" }
}
