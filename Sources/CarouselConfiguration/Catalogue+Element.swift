#if !hasFeature(Embedded)
  import CarouselEngine

  extension Catalogue {
    /// What the web element has to know of the engine, whose module knows everything by its number: the names of styles,
    /// options, settings, transitions and motion profiles in the order of their numbers, the defaults of settings, on which of
    /// them the length of items depends, the words that are spoken, the duration of a cross-fade, in seconds, and how much a
    /// page may give.
    public static let element: JSON = [
      "styles": .array(NamedStyle.allCases.map { .string("\($0.name)") }),
      "options": .array(StyleOption.allCases.map { .array([.string("\($0.name)"), .boolean($0.unit == .flag)]) }),
      "settings": .array(CarouselSetting.allCases.map(setting)),
      "lengths": .array(CarouselSetting.allCases.filter(\.facts.determinesSize).map { .string($0.attribute) }),
      "transitions": .array(Transitions.names.map { .string($0.0) }),
      "motions": .array(MotionFacts.all.map { .string($0.name) }),
      // The element has no text where it has no items.
      "words": words(CarouselWord.allCases.filter { $0 != .empty }, in: .english),
      "crossFadeDuration": .number(CarouselModel.crossFadeDuration),
      "limits": [
        "length": .number(Double(DocumentLimits.length)), "values": .number(Double(DocumentLimits.values)),
        "text": .number(Double(DocumentLimits.text)), "problems": .number(Double(DocumentLimits.problems)),
        "quote": .number(Double(DocumentLimits.quote)),
      ],
    ]

    /// The words of the element in all languages, by their codes.
    public static let languages: JSON = .object(
      Dictionary(
        uniqueKeysWithValues: CarouselLanguage.allCases.map { ($0.rawValue, words(CarouselWord.allCases, in: $0)) }))

    private static func words(_ words: [CarouselWord], in language: CarouselLanguage) -> JSON {
      .object(Dictionary(uniqueKeysWithValues: words.map { ("\($0)", .string($0.text(in: language))) }))
    }

    /// What the script for documents has to know of them: what they may hold.
    public static let documents: JSON = [
      "version": .number(Double(CarouselConfiguration.version)),
      "shape": CarouselConfiguration.shape.json,
    ]

    /// What the script for decorations has to know of them: what documents may hold of them, and the defaults and units of their
    /// fields.
    public static let decorations: JSON = [
      "shape": member("decorations"),
      "facts": .object(Dictionary(uniqueKeysWithValues: DecorationFacts.all.map { ($0.name, fields(of: $0)) })),
    ]

    private static func member(_ name: String) -> JSON {
      let members = CarouselConfiguration.shape.json["members"]?.array ?? []
      return members.first { $0["name"]?.string == name }?["shape"] ?? .null
    }

    private static func fields(of kind: Kind) -> JSON {
      let fields = kind.fields.map { field in
        (field.name, JSON.object(["standard": field.defaultValue ?? .null, "unit": .string(field.unit.rawValue)]))
      }
      return .object(Dictionary(uniqueKeysWithValues: fields))
    }

    /// The attribute, the kind, and the default as one number or two; of a choice also its names.
    private static func setting(_ setting: CarouselSetting) -> JSON {
      let value = CarouselSettings()[setting]
      let numbers = setting.kind == .point ? [value.x, value.y] : [value.x]
      // In JavaScript a count is a number. CSS has values for times and lengths.
      let kind =
        switch (setting.facts.unit, setting.kind) {
        case (.seconds, _): "seconds"
        case (.points, .point): "lengths"
        case (.points, _): "length"
        case (_, .count): "number"
        default: "\(setting.kind)"
        }
      return .array(
        [.string(setting.attribute), .string(kind)] + numbers.map(JSON.number)
          + setting.choices.map(JSON.string))
    }
  }
#endif
