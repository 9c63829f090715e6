/// A style by name: one of the engine's, or one of this module's. Hosts, tools, tests and the documentation go by `allCases`.
///
/// A new style is a file of its own, and a line in the list below.
public struct NamedStyle: CaseIterable, Sendable {
  /// The name by which attributes and files know the style.
  public let name: StaticString
  private let make: @Sendable (_ name: StaticString) -> AnyCarouselStyle

  /// A style by name.
  init(_ name: StaticString, _ make: @escaping @Sendable (_ name: StaticString) -> AnyCarouselStyle) {
    self.name = name
    self.make = make
  }

  /// A style of the engine's.
  public init(_ style: StyleCatalogue) {
    self.init(style.name) { _ in style.style }
  }

  /// The style with its options at their defaults.
  public var style: AnyCarouselStyle { make(name) }

  /// The styles of this module, in the order in which galleries show them.
  public static let more: [NamedStyle] = [
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

  /// All styles, those of the engine first. Their places in it are their numbers where hosts pass them across a border.
  public static let allCases: [NamedStyle] = {
    var styles: [NamedStyle] = []
    // One by one: mapping and adding lists is more code for pages to load.
    for style in StyleCatalogue.allCases { styles.append(NamedStyle(style)) }
    for style in more { styles.append(style) }
    return styles
  }()

  /// The style of a name, as UTF-8; nil where there is none.
  public static func named(_ name: some Sequence<UInt8>) -> NamedStyle? {
    allCases.first { $0.name.withUTF8Buffer { $0.elementsEqual(name) } }
  }
}

#if !hasFeature(Embedded)
  extension NamedStyle {
    /// The style of a name; nil where there is none.
    public static func named(_ name: String) -> NamedStyle? { named(name.utf8) }
  }
#endif
