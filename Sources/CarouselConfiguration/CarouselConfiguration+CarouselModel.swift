import CarouselEngine

extension CarouselConfiguration {
  /// Sets a carousel up as the document says; what it leaves out is reset to its default. Position, size and data stay.
  public func apply(to carousel: inout CarouselModel) {
    carousel.style = style
    carousel.options = options
    for field in DocumentField.all { field.write(document[field.facts.name], &carousel) }
    MotionFacts.apply(document["motion"], to: &carousel)
  }

  /// The style that the document says.
  public var style: AnyCarouselStyle {
    if styleName == PathFacts.name { return PathFacts.style(styleOptions) }
    return NamedStyle.named(styleName)?.style ?? .linear
  }

  /// The style's options as the engine takes them, but for whether it wraps.
  public var options: StyleOptions {
    var options = StyleOptions()
    for (option, field) in StyleFacts.options(of: styleName) {
      guard let json = document["style"]?[field.name], let value = OptionFacts.value(json, of: field) else { continue }
      options[option] = .constant(value)
    }
    return options
  }
}
