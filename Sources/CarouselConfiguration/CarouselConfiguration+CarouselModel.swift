import CarouselEngine

extension CarouselConfiguration {
  /// Applies the document to a carousel. Omitted fields are reset to their defaults; position, size and data are kept.
  public func apply(to carousel: inout CarouselModel) {
    carousel.style = style
    carousel.options = options
    for field in DocumentField.all { field.write(document[field.facts.name], &carousel) }
    MotionFacts.apply(document["motion"], to: &carousel)
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
