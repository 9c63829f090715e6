import CarouselEngine

extension AnyStyle {
  /// The style that the catalogue has under a name, as `cover-flow-2`; nil where it has none.
  public init?(named name: String) {
    guard let style = StyleCatalogue.allCases.first(where: { $0.name.description == name }) else { return nil }
    self = style.style
  }
}
