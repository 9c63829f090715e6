import CarouselEngine
import CarouselGTK
import CarouselScenarios

// Settings, by their names in documents.
extension SessionStage {
  func set(_ name: String, _ value: JSON) throws {
    let (x, y) = value.numbers
    switch name {
    case "viewport": clockwork.update { $0.viewport = Size2D(width: x, height: y) }
    case "motion":
      clockwork.update {
        $0.motion = ["system": .system, "spring": .spring][value.text ?? ""] ?? .classic
        $0.aimsAtIndexes = value.text == "original"
      }
    case "transitions": clockwork.update { $0.transitions = x == 0 ? [] : .all }
    default:
      guard let setting = CarouselSetting(named: name) else { throw UnplayableStep("there is no setting `\(name)`") }
      let choice = value.text.flatMap { setting.choices.firstIndex(of: $0) }
      clockwork.update { $0.settings[setting] = Point2D(x: choice.map(Double.init) ?? x, y: y) }
    }
  }
}
