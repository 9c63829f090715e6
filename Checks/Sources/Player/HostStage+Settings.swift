import CarouselEngine
import CarouselScenarios
@testable import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

// Settings by their names in documents.
extension HostStage {
  func set(_ name: String, _ value: JSON) throws {
    let (x, y) = value.numbers
    switch name {
    case "viewport": carousel.frame = CGRect(x: 100, y: 100, width: x, height: y)
    case "motion":
      carousel.motion = ["system": .system, "spring": .spring][value.text ?? ""] ?? .classic
      carousel.update { $0.aimsAtIndexes = value.text == "original" }
    case "transitions": carousel.transitions = x == 0 ? [] : .all
    default:
      guard let setting = CarouselSetting(named: name) else { throw UnplayableStep("there is no setting `\(name)`") }
      let choice = value.text.flatMap { setting.choices.firstIndex(of: $0) }
      carousel[setting] = Point2D(x: choice.map(Double.init) ?? x, y: y)
    }
  }
}
