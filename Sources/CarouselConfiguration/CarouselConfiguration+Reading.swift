#if !hasFeature(Embedded)
  import CarouselEngine

  extension CarouselConfiguration {
    /// Reads a carousel's configuration. Omits defaults, and decorations, which belong to the host.
    ///
    /// Options computed from other values are written with their current values.
    /// - Throws: If a document can't express it: a style outside the catalogue, or values out of range.
    public init(reading carousel: CarouselModel) throws(ConfigurationError) {
      guard let name = carousel.style.name.map({ "\($0)" }), NamedStyle.named(name) != nil else {
        throw ConfigurationError([
          ConfigurationProblem(path: "style", message: "a custom style can't be written")
        ])
      }
      var document: [String: JSON] = ["version": .number(Double(Self.version))]
      var members = Self.options(of: carousel, styleName: name)
      if let path = carousel.style.base as? DocumentPath { members.merge(path.document) { $1 } }
      if !members.isEmpty || name != Self.styleVariants.defaultValue { members["name"] = .string(name) }
      if !members.isEmpty { document["style"] = .object(members) }
      for field in DocumentField.all { document[field.facts.name] = field.read(carousel.settings) }
      document["motion"] = MotionFacts.json(of: carousel.settings)
      try self.init(.object(document))
    }

    private static func options(of carousel: CarouselModel, styleName: String) -> [String: JSON] {
      var members: [String: JSON] = [:]
      let parameters = carousel.style.parameters(in: StyleFacts.scene(of: carousel))
      for (option, field) in StyleFacts.options(of: styleName) {
        let choice = carousel.options[option]
        if case .default = choice { continue }
        let value = choice.value(or: parameters.first { $0.option == option }?.defaultValue ?? 0)
        let isWhole = if case .wholeNumber = field.shape { true } else { false }
        members[field.name] = OptionFacts.json(isWhole ? value.rounded(.down) : value, of: field)
      }
      return members
    }
  }
#endif
