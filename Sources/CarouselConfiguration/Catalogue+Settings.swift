#if !hasFeature(Embedded)
  import CarouselEngine

  extension Catalogue {
    /// The settings of the engine, in the order of their numbers: what is known of their fields, the names of their
    /// attribute and their Swift property, and the kind of their value.
    static let settings: JSON = .array(CarouselSetting.allCases.map(json))

    private static func json(_ setting: CarouselSetting) -> JSON {
      let members = json(Field(setting)).object ?? [:]
      return .object(
        members.with([
          "attribute": .string(setting.attribute), "property": .string(setting.property),
          "kind": .string("\(setting.kind)"), "type": .string(setting.choiceType),
        ]))
    }
  }
#endif
