@testable import CarouselEngine
@testable import CarouselTesting

/// One of the small worlds that are tested exhaustively.
struct World: CustomStringConvertible {
  var items: Int
  var placeholders: Int
  var wrap: Bool
  var axis: CarouselAxis
  var style: NamedStyle

  /// 0 to 5 items × wrap × axis × 0 to 5 placeholders; if it wraps, only none and two placeholders, because they are
  /// hidden.
  static func all(of style: NamedStyle) -> [World] {
    var worlds: [World] = []
    for items in 0...5 {
      for placeholders in 0...5 {
        for wrap in placeholders == 0 || placeholders == 2 ? [false, true] : [false] {
          for axis in [CarouselAxis.horizontal, .vertical, .rightToLeft] {
            worlds.append(World(items: items, placeholders: placeholders, wrap: wrap, axis: axis, style: style))
          }
        }
      }
    }
    return worlds
  }

  /// A stage with this world, with long frames for speed.
  func stage(items: Int? = nil, set: (inout CarouselModel) -> Void = { _ in }) -> CarouselStage {
    let stage = CarouselStage(
      items: items ?? self.items, placeholders: placeholders, style: style, axis: axis, wrap: wrap, set: set)
    stage.frameLength = 0.11
    return stage
  }

  var description: String {
    let direction = axis.isVertical ? "vertical" : axis.isMirrored ? "right to left" : "horizontal"
    return "\(style), \(items) items, \(placeholders) placeholders, wrap \(wrap), \(direction)"
  }
}
