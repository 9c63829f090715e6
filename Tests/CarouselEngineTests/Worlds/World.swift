@testable import CarouselEngine

/// One of the small worlds that are tried out completely.
struct World: CustomStringConvertible {
  var items: Int
  var placeholders: Int
  var wrap: Bool
  var axis: CarouselAxis
  var style: NamedStyle

  /// 0 to 5 items × wrap × axis × 0 to 5 placeholders; where it wraps, of placeholders just none and two, since
  /// it hides them.
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

  /// A stage with this world, with frames so long that it is quick to try.
  func stage(items: Int? = nil, set: (inout CarouselModel) -> Void = { _ in }) -> ControllerStage {
    let stage = ControllerStage(
      items: items ?? self.items, placeholders: placeholders, style: style, axis: axis, wrap: wrap, set: set)
    stage.frameLength = 0.11
    return stage
  }

  var description: String {
    let direction = axis.isVertical ? "vertical" : axis.isMirrored ? "right to left" : "horizontal"
    return "\(style), \(items) items, \(placeholders) placeholders, wrap \(wrap), \(direction)"
  }
}
