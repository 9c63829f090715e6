import CarouselEngine
import CarouselScenarios

// Values of the engine by their names in scenarios.

extension CarouselKey {
  static func named(_ name: String) throws -> CarouselKey { try value(name, of: allCases) }
}

extension KeyFocus {
  static func named(_ name: String) throws -> KeyFocus { try value(name, of: [.carousel, .item, .control]) }
}

extension KeyModifiers {
  static func named(_ names: [String]) throws -> KeyModifiers {
    try names.reduce(into: []) { set, name in
      switch name {
      case "shift": set.insert(.shift)
      case "control": set.insert(.control)
      case "option": set.insert(.option)
      case "command": set.insert(.command)
      default: throw ScenarioError("there is no modifier `\(name)`")
      }
    }
  }
}

extension Autoplay.Reasons {
  /// Returns a reason that hosts report; the engine determines the others.
  static func named(_ name: String) throws -> Autoplay.Reasons {
    switch name {
    case "hovered": .hovered
    case "focused": .focused
    case "hidden": .hidden
    default: throw ScenarioError("no host tells the reason `\(name)`")
    }
  }
}

extension WheelInput {
  init(_ step: Step) throws {
    self.init(
      delta: step.point, unit: try value(step.arguments["unit"]?.text ?? "point", of: [.point, .line, .notch, .page]),
      phase: try value(
        step.arguments["phase"]?.text ?? "unknown",
        of: [.unknown, .mayBegin, .changed, .ended, .cancelled, .momentum]),
      modifiers: try .named(step.texts("modifiers")),
      contentScrolls: try .named(step.texts("contentScrolls")),
      surroundingsScroll: try .named(step.texts("surroundingsScroll")))
  }
}

extension ScrollDirections {
  static func named(_ names: [String]) throws -> ScrollDirections {
    try names.reduce(into: []) { set, name in
      switch name {
      case "horizontal": set.insert(.horizontal)
      case "vertical": set.insert(.vertical)
      default: throw ScenarioError("there is no direction `\(name)`")
      }
    }
  }
}

extension StyleOption {
  init?(scenarioName name: String) {
    guard let option = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = option
  }
}

extension Step {
  /// The point of `x` and `y`.
  var point: Point2D { Point2D(x: number("x"), y: number("y")) }
  /// The duration of a scroll, in seconds.
  var duration: Double { number("duration", or: CarouselModel.defaultScrollDuration) }
}

/// Returns the value of a list by its Swift name.
private func value<Value>(_ name: String, of values: [Value]) throws -> Value {
  guard let value = values.first(where: { "\($0)" == name }) else { throw ScenarioError("there is no `\(name)`") }
  return value
}
