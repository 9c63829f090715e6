import CarouselEngine

/// The styles and their options. Which options a style has and what their defaults are, the style itself is asked.
enum StyleFacts {
  /// All styles, in the order of the catalogue.
  static let all: [Kind] = StyleCatalogue.allCases.map(kind)

  /// The style by its name in documents.
  static func style(named name: String) -> StyleCatalogue? {
    StyleCatalogue.allCases.first { "\($0.name)" == name }
  }

  /// The options of a style by its name, with what is to be known of them.
  static func options(of name: String) -> [(StyleOption, Field)] {
    let fields = all.first { $0.name == name }?.fields ?? []
    return StyleOption.allCases.compactMap { option in
      let name = OptionFacts.camel("\(option.name)")
      return fields.first { $0.name == name }.map { (option, $0) }
    }
  }

  /// What a carousel tells its style, as far as the defaults of options depend on it.
  static func scene(of carousel: Carousel) -> Scene {
    Scene(
      viewport: carousel.viewport,
      itemSize: Size(
        width: max(1, carousel.measuredItemSize.width), height: max(1, carousel.measuredItemSize.height)),
      axis: carousel.axis, count: carousel.numberOfItems + carousel.numberOfPlaceholders)
  }

  private static func kind(of style: StyleCatalogue) -> Kind {
    let name = "\(style.name)"
    let usual = defaults(of: style, in: scene(items: 24, itemLength: 240))
    let other = defaults(of: style, in: scene(items: 7, itemLength: 150))
    let fields = StyleOption.allCases.compactMap { option -> Field? in
      guard let standard = usual[option], var field = OptionFacts.field(for: option, of: name) else { return nil }
      // What depends on the size and the items has no default that a document could name.
      field.standard = standard == other[option] ? OptionFacts.json(standard, of: field) : nil
      return field
    }
    return Kind(name: name, title: words(name), summary: OptionFacts.summary(of: style), fields: fields)
  }

  /// The options that a style asks for, and their defaults in a scene.
  static func defaults(of style: StyleCatalogue, in scene: Scene) -> [StyleOption: Double] {
    final class Answers { var values: [StyleOption: Double] = [:] }
    let answers = Answers()
    var options = StyleOptions()
    for option in StyleOption.allCases {
      options[option] = .computed { standard in
        answers.values[option] = standard
        return standard
      }
    }
    _ = style.style.fitted(to: scene, options: options)
    let behavior = style.style.behavior
    answers.values[.showBackfaces] = behavior.showsBackfaces ? 1 : 0
    answers.values[.offsetMultiplier] = behavior.offsetMultiplier
    answers.values[.visibleItems] = style.style.fitted(to: scene, options: StyleOptions()).visibleCount(in: scene)
    answers.values[.fadeMin] = behavior.fade.min
    answers.values[.fadeMax] = behavior.fade.max
    answers.values[.fadeRange] = behavior.fade.range
    answers.values[.fadeMinAlpha] = behavior.fade.minAlpha
    return answers.values
  }

  private static func scene(items: Int, itemLength: Double) -> Scene {
    Scene(
      viewport: Size(width: 900, height: 500), itemSize: Size(width: itemLength, height: itemLength * 1.25),
      count: items)
  }

  /// `inverted-time-machine` as `Inverted time machine`.
  private static func words(_ name: String) -> String {
    let text = name.split(separator: "-").joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
