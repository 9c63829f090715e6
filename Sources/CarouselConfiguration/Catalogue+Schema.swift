#if !hasFeature(Embedded)
  extension Catalogue {
    /// The JSON Schema of documents, draft 2020-12.
    public static let schema: JSON = {
      var schema = CarouselConfiguration.shape.schema(describe: describe).object ?? [:]
      schema["$schema"] = "https://json-schema.org/draft/2020-12/schema"
      schema["$id"] = .string("urn:swift-carousel:configuration:\(CarouselConfiguration.version)")
      schema["title"] = "A carousel's configuration"
      schema["required"] = ["version"]
      return .object(schema)
    }()

    public static var schemaText: String { schema.text(order: schemaOrder) + "\n" }

    private static let schemaOrder =
      ["$schema", "$id", "title", "description", "type", "const", "enum", "minimum", "maximum"]
      + ["maxLength", "maxItems", "default", "required", "additionalProperties", "properties"]
      + ["prefixItems", "items", "oneOf"]
      + CarouselConfiguration.order

    // MARK: Descriptions

    private static func describe(_ path: [String]) -> [String: JSON] {
      switch path.first {
      case nil: return [:]
      case "version": return ["const": .number(Double(CarouselConfiguration.version))]
      case "$schema": return ["description": "The address of the schema, for editors"]
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
      case .itemsPerSecond: ", in items per second"
      case .seconds: ", in seconds"
      }
    }
  }
#endif
