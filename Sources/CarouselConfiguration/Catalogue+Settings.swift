#if !hasFeature(Embedded)
  import CarouselEngine

  extension Catalogue {
    /// The settings of the engine, in the order of their numbers: what is known of their fields, the names of their
    /// attribute and their Swift property, and the kind of their value.
    static let settings: JSON = .array(CarouselSetting.allCases.map(json))

    /// Returns what is known of a setting's field.
    static func field(of setting: CarouselSetting) -> Field? {
      let fields = DocumentField.all.map(\.facts) + MotionFacts.all[0].fields + [DocumentField.vertical.facts]
      return fields.first { $0.name == "\(setting.name)" }
    }

    private static func json(_ setting: CarouselSetting) -> JSON {
      let members = field(of: setting).map { json($0).object ?? [:] } ?? [:]
      return .object(
        members.with([
          "attribute": .string(setting.attribute), "property": .string(setting.property),
          "kind": .string("\(setting.kind)"),
        ]))
    }
  }
#endif
