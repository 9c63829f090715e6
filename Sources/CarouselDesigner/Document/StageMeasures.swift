import CarouselConfiguration
import CarouselEngine

/// The measures of the carousel on the stage, in points.
public struct StageMeasures: Equatable, Sendable {
  /// The carousel's size.
  public var width: Double, height: Double
  /// The size of an item without its margin, and the margin.
  public var itemWidth: Double, itemHeight: Double, margin: Double

  public init(
    width: Double = 900, height: Double = 500, itemWidth: Double = 240, itemHeight: Double = 300, margin: Double = 0
  ) {
    (self.width, self.height) = (width, height)
    (self.itemWidth, self.itemHeight, self.margin) = (itemWidth, itemHeight, margin)
  }
}

extension DesignState {
  /// The current values of the options that the document leaves to the style.
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
