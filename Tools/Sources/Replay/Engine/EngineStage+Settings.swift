import CarouselEngine
import CarouselScenarios

// Settings by their names in documents.
extension EngineStage {
  func set(_ name: String, _ value: JSON) throws {
    let (x, y) = value.numbers
    switch name {
    case "viewport": controller.update { $0.viewport = Size2D(width: x, height: y) }
    case "motion":
      controller.update {
        $0.motion = ["system": .system, "spring": .spring][value.text ?? ""] ?? .classic
        $0.aimsAtIndexes = value.text == "original"
      }
    case "transitions": controller.update { $0.transitions = x == 0 ? [] : .all }
    default:
      guard let setting = CarouselSetting(named: name) else { throw ScenarioError("there is no setting `\(name)`") }
      let choice = value.text.flatMap { setting.choices.firstIndex(of: $0) }
      controller.update { $0.settings[setting] = Point2D(x: choice.map(Double.init) ?? x, y: y) }
    }
    if name == "vertical" { content.stack.axis = carousel.axis }
  }
}

extension AnyCarouselStyle {
  /// Returns a style by its name; the traces' custom style for `custom`.
  static func named(_ name: String) -> AnyCarouselStyle {
    if let style = NamedStyle.allCases.first(where: { "\($0.name)" == name }) { return style.style }
    return AnyCarouselStyle { offset, scene in
      // The recorded style moves along x on either axis.
      Placement(
        scene.base.translated(x: offset * scene.itemLength * 1.1, y: 20 * offset * offset, z: -50 * abs(offset)))
    }
  }
}
