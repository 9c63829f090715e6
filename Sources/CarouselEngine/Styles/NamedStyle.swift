/// A style with a name. Galleries, documents, tests and the documentation list `allCases`.
///
/// A new style is a file of its own, and a line in the list below.
///
/// Its style is made once, so that copies of it are equal; it has no state, so that any thread may use it.
public struct NamedStyle: CaseIterable, @unchecked Sendable {
  /// The name of the style in attributes and documents.
  public let name: StaticString
  /// A description of the style, without a full stop.
  public let summary: StaticString
  /// The style with its options at their defaults.
  public let style: AnyCarouselStyle

  /// Creates a named style.
  init(
    _ name: @autoclosure () -> StaticString, _ summary: @autoclosure () -> StaticString,
    make: (_ name: StaticString) -> AnyCarouselStyle
  ) {
    (self.name, self.summary) = (name(), summary())
    style = make(self.name)
  }

  /// All styles, in the order in which galleries show them: first those of the classic carousels. The position in the
  /// list is the number of a style for hosts that use numbers.
  public static let allCases: [NamedStyle] = list.map { $0() }

  /// Returns the style with a number, its position in the list, or nil if there is none. No other style is made for it: a page
  /// waits for that before its first frame.
  package static func numbered(_ number: Int) -> NamedStyle? { list.indices.contains(number) ? list[number]() : nil }

  private static let list: [@Sendable () -> NamedStyle] = [
    { .linear },
    { .rotary },
    { .invertedRotary },
    { .cylinder },
    { .invertedCylinder },
    { .wheel },
    { .invertedWheel },
    { .coverFlow },
    { .coverFlow2 },
    { .timeMachine },
    { .invertedTimeMachine },
    { .linear3D },
    { .scaledCoverFlow },
    { .tiltedCylinder },
    { .invertedTiltedCylinder },
    { .basicRotary },
    { .linearTunnel },
    { .radialTunnel },
    { .conveyorBelt },
    { .path },
    { .stack },
    { .flip },
    { .cube },
    { .invertedCube },
    { .fade },
  ]
}

extension NamedStyle: Equatable, CustomStringConvertible {
  /// Returns the style with a name, such as `cover-flow-2`, or nil if there is none.
  public static func named(_ name: String) -> NamedStyle? { allCases.first { $0.description == name } }

  /// The name as a string.
  public var description: String { "\(name)" }

  public static func == (a: NamedStyle, b: NamedStyle) -> Bool { a.description == b.description }
}

extension AnyCarouselStyle {
  /// Creates the style with a name, such as `cover-flow-2`, or nil if there is none.
  public init?(named name: String) {
    guard let style = NamedStyle.named(name) else { return nil }
    self = style.style
  }
}
