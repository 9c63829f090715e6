#if !hasFeature(Embedded)
  /// What is known of documents, for other languages: the schema by which editors and validators check them, and the data
  /// from which the designer makes its controls. Both are made from what this module checks by.
  public enum Catalogue {
    /// Everything that is known of documents, as JSON.
    public static let data: JSON = [
      "version": .number(Double(CarouselConfiguration.version)),
      "shape": CarouselConfiguration.shape.json,
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
      "settings": settings,
    ]

    private static func json(_ kind: Kind) -> JSON {
      let members: [String: JSON] = [
        "name": .string(kind.name), "title": .string(kind.title), "summary": .string(kind.summary),
        "fields": .array(kind.fields.map(json)),
      ]
      return .object(members)
    }

    static func json(_ field: Field) -> JSON {
      var members: [String: JSON] = [
        "name": .string(field.name), "title": .string(field.title), "summary": .string(field.summary),
        "shape": field.shape.json,
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
  }
#endif
