import CarouselConfiguration
import CarouselEngine

/// What the carousel that is designed measures, in points.
public struct StageMeasures: Equatable, Sendable {
  /// The carousel's size.
  public var width: Double, height: Double
  /// The size of an item without its margin, and the margin around it.
  public var itemWidth: Double, itemHeight: Double, margin: Double

  /// Measures of a stage.
  public init(
    width: Double = 900, height: Double = 500, itemWidth: Double = 240, itemHeight: Double = 300, margin: Double = 0
  ) {
    (self.width, self.height) = (width, height)
    (self.itemWidth, self.itemHeight, self.margin) = (itemWidth, itemHeight, margin)
  }
}

extension DesignState {
  /// What options come to that the document leaves to the style, as the carousel on the stage has them.
  func optionDefaults(on stage: StageMeasures) -> [String: JSON] {
    var carousel = CarouselModel()
    carousel.viewport = Size2D(width: stage.width, height: stage.height)
    carousel.measuredItemSize = Size2D(
      width: stage.itemWidth + 2 * stage.margin, height: stage.itemHeight + 2 * stage.margin)
    configuration.apply(to: &carousel)
    let values = carousel.optionDefaults(count: items)
    var defaults: [String: JSON] = [:]
    for (option, field) in StyleFacts.options(of: configuration.styleName) {
      guard field.defaultValue == nil, let value = values.first(where: { $0.option == option })?.value else { continue }
      defaults[field.name] = OptionFacts.json(value, of: field)
    }
    return defaults
  }
}
