/// A style by its name. Galleries, documents, tests and the documentation go by `allCases`.
///
/// A new style is a file of its own, and a line in the list below.
public struct NamedStyle: CaseIterable, Sendable {
  /// The name by which attributes and documents know the style.
  public let name: StaticString
  /// What it looks like, in a sentence without a full stop.
  public let summary: StaticString
  private let make: @Sendable (_ name: StaticString) -> AnyCarouselStyle

  /// A style by name.
  init(
    _ name: @autoclosure () -> StaticString, _ summary: @autoclosure () -> StaticString,
    make: @escaping @Sendable (_ name: StaticString) -> AnyCarouselStyle
  ) {
    #if NUMBERED
      // A page knows styles by their numbers, and would load the texts for nothing.
      (self.name, self.summary) = ("", "")
    #else
      (self.name, self.summary) = (name(), summary())
    #endif
    self.make = make
  }

  /// The style with its options at their defaults.
  public var style: AnyCarouselStyle { make(name) }

  /// All styles, in the order in which galleries show them: first those of the classic carousels. The place of a style in
  /// the list is its number for hosts that know it by one.
  public static let allCases: [NamedStyle] = [
    .linear,
    .rotary,
    .invertedRotary,
    .cylinder,
    .invertedCylinder,
    .wheel,
    .invertedWheel,
    .coverFlow,
    .coverFlow2,
    .timeMachine,
    .invertedTimeMachine,
    .linear3D,
    .scaledCoverFlow,
    .tiltedCylinder,
    .invertedTiltedCylinder,
    .basicRotary,
    .linearTunnel,
    .radialTunnel,
    .conveyorBelt,
    .path,
    .stack,
    .flip,
    .cube,
    .invertedCube,
  ]
}

#if !NUMBERED
  extension NamedStyle: Equatable, CustomStringConvertible {
    /// The style of a name: `cover-flow-2`. Nil where there is none.
    public static func named(_ name: String) -> NamedStyle? { allCases.first { $0.description == name } }

    /// Its name.
    public var description: String { "\(name)" }

    public static func == (a: NamedStyle, b: NamedStyle) -> Bool { a.description == b.description }
  }

  extension AnyCarouselStyle {
    /// The style of a name: `cover-flow-2`. Nil where there is none.
    public init?(named name: String) {
      guard let style = NamedStyle.named(name) else { return nil }
      self = style.style
    }
  }
#endif
