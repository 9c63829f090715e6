import CarouselEngine

extension AnyCarouselStyle {
  /// The style of a name, as `cover-flow-2`; nil where there is none.
  public init?(named name: String) {
    guard let style = NamedStyle.named(name) else { return nil }
    self = style.style
  }
}
