#if !hasFeature(Embedded)
  import CarouselEngine

  extension ValueShape {
    /// Returns the shape as a JSON Schema, draft 2020-12.
    /// - Parameter describe: Returns the annotations of a field, given the names that lead to it.
    func schema(at path: [String] = [], describe: ([String]) -> [String: JSON]) -> JSON {
      var schema: [String: JSON]
      switch self {
      case .boolean: schema = ["type": "boolean"]
      case .number(let range, let orNone):
        schema = [
          "type": orNone ? ["number", "null"] : "number", "minimum": .number(range.lowerBound),
          "maximum": .number(range.upperBound),
        ]
      case .wholeNumber(let range):
        schema = ["type": "integer", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
      case .choice(let names): schema = ["enum": .array(names.map(JSON.string))]
      case .text: schema = ["type": "string", "maxLength": .number(Double(DocumentLimits.text))]
      case .curve:
        schema = [
          "type": "string", "pattern": "^(linear|ease-in|ease-out|ease-in-out|cubic-bezier\\([^,]+(,[^,]+){3}\\))$",
        ]
      // A regular expression can't match exactly the valid paths.
      case .path:
        schema = [
          "type": "string", "pattern": "^\\s*[Mm]", "maxLength": .number(Double(CarouselPath.longestText)),
        ]
      case .viewBox: schema = ["type": "string", "pattern": "^\\s*\\S+([\\s,]+\\S+){3}\\s*$"]
      case .list(let shape, let most, let onlyFirst):
        schema = [
          "type": "array", "maxItems": .number(Double(most)), "items": shape.schema(at: path, describe: describe),
        ]
        if let onlyFirst, case .variants(var others) = shape {
          others.all.removeAll { $0.name == onlyFirst }
          schema["prefixItems"] = schema["items"].map { [$0] }
          schema["items"] = ValueShape.variants(others).schema(at: path, describe: describe)
        }
      case .object(let members):
        schema = Self.schema(of: members, at: path, describe: describe)
      case .variants(let variants):
        schema = [
          "type": "object",
          "oneOf": .array(variants.all.map { .object(variants.schema(of: $0, at: path, describe: describe)) }),
        ]
      }
      return .object(schema.with(describe(path)))
    }

    fileprivate static func schema(
      of members: [Member], at path: [String], describe: ([String]) -> [String: JSON]
    ) -> [String: JSON] {
      let properties = members.map { ($0.name, $0.shape.schema(at: path + [$0.name], describe: describe)) }
      return [
        "type": "object", "additionalProperties": false,
        "properties": .object(Dictionary(properties, uniquingKeysWith: { $1 })),
      ]
    }
  }

  extension ValueShape.Variants {
    fileprivate func schema(
      of variant: ValueShape.Variant, at path: [String], describe: ([String]) -> [String: JSON]
    ) -> [String: JSON] {
      let place = path + [variant.name]
      var schema = ValueShape.schema(of: variant.members, at: place, describe: describe).with(describe(place))
      schema["type"] = nil
      var properties = schema["properties"]?.object ?? [:]
      properties[tag] = ["const": .string(variant.name)]
      schema["properties"] = .object(properties)
      if variant.name != defaultValue { schema["required"] = [.string(tag)] }
      return schema
    }
  }
#endif
