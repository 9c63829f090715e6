import CarouselEngine

/// The styles and their options. The options of a style and their defaults are queried from the style itself.
package enum StyleFacts {
  /// All styles, in the galleries' order.
  package static let all: [Kind] = NamedStyle.allCases.map(kind)

  /// Returns the options of a style.
  package static func options(of name: String) -> [(StyleOption, Field)] {
    let fields = all.first { $0.name == name }?.fields ?? []
    return StyleOption.allCases.compactMap { option in
      let name = OptionFacts.camel("\(option.name)")
      return fields.first { $0.name == name }.map { (option, $0) }
    }
  }

  /// The properties of a carousel on which defaults of options depend.
  static func scene(of carousel: CarouselModel) -> CarouselScene {
    CarouselScene(
      viewport: carousel.viewport,
      itemSize: Size2D(
        width: max(1, carousel.measuredItemSize.width), height: max(1, carousel.measuredItemSize.height)),
      axis: carousel.settings.axis, count: carousel.numberOfItems + carousel.numberOfPlaceholders)
  }

  private static func kind(of style: NamedStyle) -> Kind {
    let name = "\(style.name)"
    let others = scenes.dropFirst().map { style.style.parameters(in: $0) }
    let fields = style.style.parameters(in: scenes[0]).compactMap { parameter -> Field? in
      // Whether it wraps is a field of the document.
      guard parameter.option != .wrap else { return nil }
      var field = OptionFacts.field(for: parameter, of: name)
      // A default that depends on the size or the items can't be a constant.
      let isFixed = others.allSatisfy { scene in
        scene.contains { $0.option == parameter.option && $0.defaultValue == parameter.defaultValue }
      }
      // The default of the hill differs from that of a custom path.
      let isPaths = name == PathFacts.name && parameter.option == .scale
      field.defaultValue = isFixed && !isPaths ? OptionFacts.json(parameter.defaultValue, of: field) : nil
      return field
    }
    let own = name == PathFacts.name ? PathFacts.fields : []
    return Kind(
      name: name, title: words(name), summary: "\(style.summary)", fields: own + fields)
  }

  /// Very different carousels, to detect defaults that depend on the size or the items.
  private static let scenes = [
    CarouselScene(viewport: Size2D(width: 900, height: 500), itemSize: Size2D(width: 240, height: 300), count: 24),
    CarouselScene(viewport: Size2D(width: 320, height: 700), itemSize: Size2D(width: 150, height: 100), count: 7),
    CarouselScene(viewport: Size2D(width: 2000, height: 90), itemSize: Size2D(width: 30, height: 40), count: 1000),
  ]

  /// `linear-3d` as `Linear 3D`.
  private static func words(_ name: String) -> String {
    let text = name.split(separator: "-").map { $0 == "3d" ? "3D" : $0 }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
