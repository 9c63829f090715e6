import CarouselEngine

extension CarouselConfiguration {
  /// Applies the document to a carousel. Omitted fields are reset to their defaults; position, size and data are kept.
  public func apply(to carousel: inout CarouselModel) {
    apply(to: &carousel.settings)
  }

  /// Applies the document to settings. Omitted fields are reset to their defaults.
  public func apply(to settings: inout CarouselSettings) {
    settings.style = style
    settings.options = options
    for field in DocumentField.all { field.write(document[field.facts.name], &settings) }
    MotionFacts.apply(document["motion"], to: &settings)
  }

  public var style: AnyCarouselStyle {
    if styleName == PathFacts.name { return PathFacts.style(styleOptions) }
    return NamedStyle.named(styleName)?.style ?? .linear
  }

  /// The style's options for the engine, except whether it wraps.
  public var options: StyleOptions {
    var options = StyleOptions()
    for (option, field) in StyleFacts.options(of: styleName) {
      guard let json = document["style"]?[field.name], let value = OptionFacts.value(json, of: field) else { continue }
      options[option] = .constant(value)
    }
    return options
  }
}
