import CarouselScenarios
import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

// Settings by the engine's names.
extension HostStage {
  func set(_ name: String, _ value: JSON) throws {
    guard let change = Self.settings[name] else { throw UnplayableStep("there is no setting `\(name)`") }
    change(carousel, value)
  }

  private static let settings: [String: @MainActor @Sendable (CarouselView, JSON) -> Void] = [
    "isVertical": { $0.isVertical = $1.isOn },
    "viewport": { $0.frame = CGRect(x: 100, y: 100, width: $1.point.x, height: $1.point.y) },
    "perspective": { $0.perspective = $1.number ?? 0 },
    "contentOffset": { $0.contentOffset = $1.point },
    "viewpointOffset": { $0.viewpointOffset = $1.point },
    "focusPoint": { $0.focusPoint = $1.point },
    "givenItemLength": { $0.givenItemLength = $1.number ?? 0 },
    "maximumVisibleItems": { $0.maximumVisibleItems = $1.whole ?? 0 },
    "motion": { $0.motion = ["system": .system, "spring": .spring][$1.text ?? ""] ?? .classic },
    "transitions": { $0.transitions = $1.isOn ? .all : [] },
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
  fileprivate var point: CGPoint {
    let numbers = (list ?? []).map { $0.number ?? 0 }
    return CGPoint(x: numbers.first ?? 0, y: numbers.dropFirst().first ?? 0)
  }
}
