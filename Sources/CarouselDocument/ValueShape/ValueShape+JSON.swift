// A shape as data: for the designer's controls, and for web pages, which do not contain the list of styles.

extension ValueShape {
  package var json: JSON {
    switch self {
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
        ["kind": "list", "of": shape.json, "most": .number(Double(most))]
          .with(onlyFirst.map { ["onlyFirst": .string($0)] } ?? [:]))
    case .object(let members): ["kind": "object", "members": Self.json(members)]
    case .variants(let variants):
      .object(
        [
          "kind": "variants", "tag": .string(variants.tag), "noun": .string(variants.noun),
          "all": .array(variants.all.map { ["name": .string($0.name), "members": Self.json($0.members)] }),
        ]
        .with(variants.defaultValue.map { ["standard": .string($0)] } ?? [:]))
    }
  }

  private static func json(_ members: [Member]) -> JSON {
    .array(members.map { ["name": .string($0.name), "shape": $0.shape.json] })
  }
}

extension ValueShape {
  /// Creates a shape from the result of `json`.
  package init(json: JSON) {
    switch json["kind"] {
    case "boolean": self = .boolean
    case "number": self = .number(Self.range(json), orNone: json["orNone"]?.boolean ?? false)
    case "whole": self = .wholeNumber(Self.range(json))
    case "choice": self = .choice(json["names"]?.array?.compactMap { $0.string } ?? [])
    case "curve": self = .curve
    case "path": self = .path
    case "viewBox": self = .viewBox
    case "list":
      self = .list(
        ValueShape(json: json["of"] ?? .null), atMost: Int(json["most"]?.number ?? 0),
        onlyFirst: json["onlyFirst"]?.string)
    case "object": self = .object(Self.members(json))
    case "variants":
      self = .variants(
        Variants(
          tag: json["tag"]?.string ?? "", noun: json["noun"]?.string ?? "", defaultValue: json["standard"]?.string,
          all: json["all"]?.array?.map { Variant(name: $0["name"]?.string ?? "", members: Self.members($0)) } ?? []))
    default: self = .text
    }
  }

  private static func range(_ json: JSON) -> ClosedRange<Double> {
    let least = json["least"]?.number ?? 0
    return least...max(least, json["most"]?.number ?? least)
  }

  private static func members(_ json: JSON) -> [Member] {
    json["members"]?.array?.map { Member($0["name"]?.string ?? "", ValueShape(json: $0["shape"] ?? .null)) } ?? []
  }
}
