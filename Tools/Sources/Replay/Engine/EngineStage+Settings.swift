import CarouselEngine
import CarouselScenarios

// Settings, by the engine's names.
extension EngineStage {
  func set(_ name: String, _ value: JSON) throws {
    guard let change = Self.settings[name] else { throw ScenarioError("there is no setting `\(name)`") }
    controller.update { change(&$0, value) }
    if name == "isVertical" { content.stack.axis = carousel.axis }
  }

  static let settings: [String: @Sendable (inout CarouselModel, JSON) -> Void] = [
    "isVertical": { $0.axis.isVertical = $1.isOn },
    "viewport": { $0.viewport = Size2D(width: $1.pair.0, height: $1.pair.1) },
    "perspective": { $0.perspective = $1.number ?? 0 },
    "contentOffset": { $0.contentOffset = $1.point },
    "viewpointOffset": { $0.viewpointOffset = $1.point },
    "focusPoint": { $0.focusPoint = $1.point },
    "givenItemLength": { $0.givenItemLength = $1.number ?? 0 },
    "maximumVisibleItems": { $0.maximumVisibleItems = $1.whole ?? 0 },
    "motion": { $0.motion = ["system": .system, "spring": .spring][$1.text ?? ""] ?? .classic },
    "transitions": { $0.transitions = $1.isOn ? .all : [] },
    "transitionDuration": { $0.transitionDuration = $1.number ?? 0 },
    "bounces": { $0.bounces = $1.isOn },
    "bounceDistance": { $0.bounceDistance = $1.number ?? 0 },
    "decelerationRate": { $0.decelerationRate = $1.number ?? 0 },
    "scrollSpeed": { $0.scrollSpeed = $1.number ?? 0 },
    "isScrollEnabled": { $0.isScrollEnabled = $1.isOn },
    "isPagingEnabled": { $0.isPagingEnabled = $1.isOn },
    "stopsAtItemBoundary": { $0.stopsAtItemBoundary = $1.isOn },
    "scrollsToItemBoundary": { $0.scrollsToItemBoundary = $1.isOn },
    "centersItemWhenSelected": { $0.centersItemWhenSelected = $1.isOn },
    "ignoresPerpendicularSwipes": { $0.ignoresPerpendicularSwipes = $1.isOn },
    "autoscroll": { $0.autoscroll = $1.number ?? 0 },
  ]
}

extension JSON {
  fileprivate var isOn: Bool { number ?? 0 != 0 }
  fileprivate var pair: (Double, Double) {
    let numbers = (list ?? []).map { $0.number ?? 0 }
    return (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
  }
  fileprivate var point: Point2D { Point2D(x: pair.0, y: pair.1) }
}

extension AnyCarouselStyle {
  /// A style by its name; the traces' style of the author's own for `custom`.
  static func named(_ name: String) -> AnyCarouselStyle {
    if let style = NamedStyle.allCases.first(where: { "\($0.name)" == name }) { return style.style }
    return AnyCarouselStyle { offset, scene in
      // The recorded style moves along x whatever the axis.
      Placement(
        scene.base.translated(x: offset * scene.itemLength * 1.1, y: 20 * offset * offset, z: -50 * abs(offset)))
    }
  }
}
