extension CarouselConfiguration {
  /// The allowed fields and values.
  public static let shape = ValueShape.object(
    [
      ValueShape.Member("$schema", .text),
      ValueShape.Member("version", .wholeNumber(Double(version)...Double(version))),
      ValueShape.Member("style", .variants(styleVariants)),
    ] + fields(.shape) + fields(.view) + [ValueShape.Member("motion", .variants(motionVariants))] + fields(.movement)
      + fields(.gestures) + fields(.page) + [
        ValueShape.Member(
          "decorations",
          .list(.variants(decorationVariants), atMost: DecorationFacts.most, onlyFirst: DecorationFacts.outermost))
      ])

  package static let styleVariants = ValueShape.Variants(
    tag: "name", noun: "style", defaultValue: "linear", all: StyleFacts.all.map(variant))

  package static let motionVariants = ValueShape.Variants(
    tag: "profile", noun: "profile", defaultValue: "classic", all: MotionFacts.all.map(variant))

  static let decorationVariants = ValueShape.Variants(
    tag: "name", noun: "decoration", defaultValue: nil, all: DecorationFacts.all.map(variant))

  private static func variant(_ kind: Kind) -> ValueShape.Variant {
    ValueShape.Variant(name: kind.name, members: kind.fields.map { $0.member })
  }

  private static func fields(_ group: DocumentField.Group) -> [ValueShape.Member] {
    DocumentField.all.filter { $0.group == group }.map { $0.facts.member }
  }

  /// The names of all fields, in the order in which they are written.
  package static let order: [String] = {
    func names(_ shape: ValueShape) -> [String] {
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
  /// The names of all styles, in the galleries' order.
  public static var styleNames: [String] { styleVariants.all.map { $0.name } }
}
