import CarouselConfiguration
public import CarouselEngine

/// The mapping between the path's drawing and the stage.
public struct PathSpace: Equatable, Sendable {
  /// The number of points of the stage per unit of the drawing.
  public let unit: Double
  /// Whether there is a view box; without one, the path is in points from the centre.
  let hasBox: Bool
  private let middle: Point2D
  private let centre: Point2D
  private let isVertical: Bool

  init(_ configuration: CarouselConfiguration, on stage: StageMeasures) {
    isVertical = configuration["axis"]?.string == "vertical"
    let (length, breadth) = isVertical ? (stage.height, stage.width) : (stage.width, stage.height)
    let box = configuration.viewBox
    hasBox = box != nil
    if let box {
      let unit = min(length / box.size.width, breadth / box.size.height)
      self.unit = unit > 0 && unit.isFinite ? unit : 1
      middle = Point2D(x: box.origin.x + box.size.width / 2, y: box.origin.y + box.size.height / 2)
    } else {
      (unit, middle) = (1, .zero)
    }
    func part(_ name: String, _ axis: String, _ defaultValue: Double) -> Double {
      configuration[name]?[axis]?.number ?? defaultValue
    }
    centre = Point2D(
      x: stage.width * part("focusPoint", "x", 0.5) + part("contentOffset", "x", 0) - part("viewpointOffset", "x", 0),
      y: stage.height * part("focusPoint", "y", 0.5) + part("contentOffset", "y", 0) - part("viewpointOffset", "y", 0))
  }

  /// Converts from the drawing to the stage.
  public func toStage(_ point: Point2D) -> Point2D {
    let (x, y) = ((point.x - middle.x) * unit, (point.y - middle.y) * unit)
    return isVertical ? Point2D(x: centre.x - y, y: centre.y + x) : Point2D(x: centre.x + x, y: centre.y + y)
  }

  /// Converts from the stage to the drawing.
  public func toDrawing(_ point: Point2D) -> Point2D {
    let (x, y) = ((point.x - centre.x) / unit, (point.y - centre.y) / unit)
    return isVertical ? Point2D(x: middle.x + y, y: middle.y - x) : Point2D(x: middle.x + x, y: middle.y + y)
  }
}

extension CarouselConfiguration {
  /// The path of the style; its default path if it has none.
  var path: String { styleOptions["path"]?.string ?? PathFacts.hill }

  /// The view box; the default path has one.
  var viewBox: ViewBox? {
    let text = styleOptions["viewBox"]?.string ?? (styleOptions["path"] == nil ? PathFacts.hillBox : nil)
    return text.flatMap { ViewBox(text: $0) }
  }
}
