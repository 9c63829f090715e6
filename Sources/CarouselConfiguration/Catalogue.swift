/// What is known of documents, for other languages: the schema by which editors and validators check them, and the data
/// from which the designer makes its controls. Both are made from what this module checks by.
public enum Catalogue {
  /// Everything that is known of documents, as JSON.
  public static let data: JSON = [
    "version": .number(Double(CarouselConfiguration.version)),
    "shape": json(CarouselConfiguration.shape),
    "fields": .array(
      DocumentField.all.map { field in
        .object(
          (json(field.facts).object ?? [:]).with(["group": .string(field.group.rawValue.lowercased())]))
      }),
    "groups": .array(
      DocumentField.Group.allCases.map { ["name": .string($0.rawValue.lowercased()), "title": .string($0.rawValue)] }),
    "styles": .array(StyleFacts.all.map(json)),
    "motions": .array(MotionFacts.all.map(json)),
    "decorations": .array(DecorationFacts.all.map(json)),
  ]

  private static func json(_ kind: Kind) -> JSON {
    let members: [String: JSON] = [
      "name": .string(kind.name), "title": .string(kind.title), "summary": .string(kind.summary),
      "fields": .array(kind.fields.map(json)),
    ]
    return .object(members)
  }

  private static func json(_ field: Field) -> JSON {
    var members: [String: JSON] = [
      "name": .string(field.name), "title": .string(field.title), "summary": .string(field.summary),
      "shape": json(field.shape),
    ]
    if field.unit != .none { members["unit"] = .string(field.unit.rawValue) }
    if let range = field.sensible {
      members["sensible"] = [.number(range.lowerBound), .number(range.upperBound)]
    }
    members["step"] = field.step.map(JSON.number)
    members["standard"] = field.defaultValue
    members["property"] = field.property.map(JSON.string)
    return .object(members)
  }

  private static func json(_ shape: ValueShape) -> JSON {
    switch shape {
    case .boolean: ["kind": "boolean"]
    case .number(let range, let orNone):
      .object(
        ["kind": "number", "least": .number(range.lowerBound), "most": .number(range.upperBound)]
          .with(orNone ? ["orNone": true] : [:]))
    case .wholeNumber(let range):
      ["kind": "whole", "least": .number(range.lowerBound), "most": .number(range.upperBound)]
    case .choice(let names): ["kind": "choice", "names": .array(names.map(JSON.string))]
    case .text: ["kind": "text"]
    case .curve: ["kind": "curve"]
    case .path: ["kind": "path"]
    case .viewBox: ["kind": "viewBox"]
    case .list(let shape, let most, let onlyFirst):
      .object(
        ["kind": "list", "of": json(shape), "most": .number(Double(most))]
          .with(onlyFirst.map { ["onlyFirst": .string($0)] } ?? [:]))
    case .object(let members): ["kind": "object", "members": json(members)]
    case .variants(let variants):
      .object(
        [
          "kind": "variants", "tag": .string(variants.tag), "noun": .string(variants.noun),
          "all": .array(variants.all.map { ["name": .string($0.name), "members": json($0.members)] }),
        ]
        .with(variants.defaultValue.map { ["standard": .string($0)] } ?? [:]))
    }
  }

  private static func json(_ members: [ValueShape.Member]) -> JSON {
    .array(members.map { ["name": .string($0.name), "shape": json($0.shape)] })
  }
}
