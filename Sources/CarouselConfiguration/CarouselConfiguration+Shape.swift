extension CarouselConfiguration {
  /// What a document may hold.
  public static let shape = Shape.object(
    [
      Shape.Member("$schema", .text),
      Shape.Member("version", .wholeNumber(Double(version)...Double(version))),
      Shape.Member("style", .variants(styleVariants)),
    ] + fields(.shape) + fields(.view) + [Shape.Member("motion", .variants(motionVariants))] + fields(.movement)
      + fields(.gestures) + fields(.page) + [
        Shape.Member(
          "decorations",
          .list(.variants(decorationVariants), atMost: DecorationFacts.most, onlyFirst: DecorationFacts.outermost))
      ])

  static let styleVariants = Shape.Variants(
    tag: "name", noun: "style", standard: "linear", all: StyleFacts.all.map(variant))

  static let motionVariants = Shape.Variants(
    tag: "profile", noun: "profile", standard: "classic", all: MotionFacts.all.map(variant))

  static let decorationVariants = Shape.Variants(
    tag: "name", noun: "decoration", standard: nil, all: DecorationFacts.all.map(variant))

  private static func variant(_ kind: Kind) -> Shape.Variant {
    Shape.Variant(name: kind.name, members: kind.fields.map(\.member))
  }

  private static func fields(_ group: DocumentField.Group) -> [Shape.Member] {
    DocumentField.all.filter { $0.group == group }.map(\.facts.member)
  }

  /// The names of all fields in the order in which documents are written.
  static let order: [String] = {
    func names(_ shape: Shape) -> [String] {
      switch shape {
      case .object(let members): members.flatMap { [$0.name] + names($0.shape) }
      case .variants(let variants): [variants.tag] + variants.all.flatMap { names(.object($0.members)) }
      case .list(let shape, _, _): names(shape)
      default: []
      }
    }
    return names(shape)
  }()
}

extension CarouselConfiguration {
  /// The names of all styles, in the order in which galleries show them.
  public static var styleNames: [String] { styleVariants.all.map(\.name) }
}
