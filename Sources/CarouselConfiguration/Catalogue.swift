/// What is known of documents, for other languages: the schema by which editors and validators check them, and the data
/// from which the designer makes its controls. Both are made from what this module checks by.
public enum Catalogue {
  /// The JSON Schema of documents, of the draft 2020-12.
  public static let schema: JSON = {
    var schema = CarouselConfiguration.shape.schema(describe: describe).object ?? [:]
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    schema["$id"] = .string("urn:swift-carousel:configuration:\(CarouselConfiguration.version)")
    schema["title"] = "A carousel's configuration"
    schema["required"] = ["version"]
    return .object(schema)
  }()

  /// The schema's text.
  public static var schemaText: String { schema.text(order: schemaOrder) + "\n" }

  /// Everything that is known of documents, as JSON.
  public static let data: JSON = [
    "version": .number(Double(CarouselConfiguration.version)),
    "shape": json(CarouselConfiguration.shape),
    "fields": .array(
      DocumentField.all.map { field in
        .object(
          (json(field.facts).object ?? [:]).merging(["group": .string(field.group.rawValue.lowercased())]) { $1 })
      }),
    "groups": .array(
      DocumentField.Group.allCases.map { ["name": .string($0.rawValue.lowercased()), "title": .string($0.rawValue)] }),
    "styles": .array(StyleFacts.all.map(json)),
    "motions": .array(MotionFacts.all.map(json)),
    "decorations": .array(DecorationFacts.all.map(json)),
  ]

  private static let schemaOrder =
    ["$schema", "$id", "title", "description", "type", "const", "enum", "minimum", "maximum", "maxItems", "default"]
    + ["required", "additionalProperties", "properties", "prefixItems", "items", "oneOf"] + CarouselConfiguration.order

  // MARK: Words for the schema

  private static func describe(_ path: [String]) -> [String: JSON] {
    switch path.first {
    case nil: return [:]
    case "version": return ["const": .number(Double(CarouselConfiguration.version))]
    case "$schema": return ["description": "Where the schema is, for editors"]
    case "style": return describe(StyleFacts.all, path)
    case "motion": return describe(MotionFacts.all, path)
    case "decorations": return describe(DecorationFacts.all, path)
    case let name?:
      guard path.count == 1, let field = DocumentField.all.first(where: { $0.facts.name == name }) else { return [:] }
      return describe(field.facts)
    }
  }

  private static func describe(_ kinds: [Kind], _ path: [String]) -> [String: JSON] {
    guard path.count > 1, let kind = kinds.first(where: { $0.name == path[1] }) else { return [:] }
    guard path.count > 2 else { return ["description": .string(kind.summary)] }
    return kind.fields.first { $0.name == path[2] }.map(describe) ?? [:]
  }

  private static func describe(_ field: Field) -> [String: JSON] {
    var words: [String: JSON] = ["description": .string(field.summary + unit(field.unit))]
    words["default"] = field.defaultValue
    return words
  }

  private static func unit(_ unit: Field.Unit) -> String {
    switch unit {
    case .none, .times, .share, .items, .color: ""
    case .points: ", in points"
    case .radians: ", in radians"
    case .itemsPerSecond: ", in items a second"
    case .seconds: ", in seconds"
    }
  }

  // MARK: Data for the designer

  private static func json(_ kind: Kind) -> JSON {
    var members: [String: JSON] = [
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
          .merging(orNone ? ["orNone": true] : [:]) { $1 })
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
          .merging(onlyFirst.map { ["onlyFirst": .string($0)] } ?? [:]) { $1 })
    case .object(let members): ["kind": "object", "members": json(members)]
    case .variants(let variants):
      .object(
        [
          "kind": "variants", "tag": .string(variants.tag), "noun": .string(variants.noun),
          "all": .array(variants.all.map { ["name": .string($0.name), "members": json($0.members)] }),
        ]
        .merging(variants.defaultValue.map { ["standard": .string($0)] } ?? [:]) { $1 })
    }
  }

  private static func json(_ members: [ValueShape.Member]) -> JSON {
    .array(members.map { ["name": .string($0.name), "shape": json($0.shape)] })
  }
}
