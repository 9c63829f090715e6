import CarouselEngine

/// The motion profiles and their values.
package enum MotionFacts {
  package static let all: [Kind] = [
    Kind(
      name: "classic", title: "Classic", summary: "Flicks decelerate evenly and end on an item",
      fields: [Field(.decelerationRate)]),
    Kind(
      name: "system", title: "System", summary: "Like a scroll view: flicks slow down gradually, ends are elastic",
      fields: [
        .number(
          "decelerationRate", "Deceleration rate", "The share of speed kept per millisecond", in: 0.5...0.9999,
          sensible: 0.98...0.9995, step: 0.0005, defaultValue: .number(usualDecay))
      ]),
    Kind(
      name: "spring", title: "Spring", summary: "A flick chooses its item immediately and springs to it",
      fields: [
        .number(
          "response", "Response", "The duration of an undamped swing", in: 0.05...5, sensible: 0.05...2, step: 0.05,
          unit: .seconds, defaultValue: .number(usualSpring.response)),
        .number(
          "bounce", "Bounce", "0 does not overshoot; values towards 1 oscillate longer", in: -1...0.95,
          sensible: 0...0.9, step: 0.05, defaultValue: .number(usualSpring.bounce)),
      ]),
  ]

  private static var usualDecay: Double {
    if case .system(let rate) = MotionProfile.system { rate } else { 0.998 }
  }

  private static var usualSpring: (response: Double, bounce: Double) {
    if case .spring(let response, let bounce) = MotionProfile.spring { (response, bounce) } else { (0.5, 0) }
  }

  /// Applies a document's motion to a settings.
  static func apply(_ json: JSON?, to settings: inout CarouselSettings) {
    func value(_ name: String) -> Double? { json?[name]?.number }
    settings.decelerationRate = CarouselSettings().decelerationRate
    switch json?["profile"]?.string {
    case "system":
      settings.motion = value("decelerationRate").map { .system(decelerationRate: $0) } ?? .system
    case "spring":
      settings.motion = .spring(
        response: value("response") ?? usualSpring.response, bounce: value("bounce") ?? usualSpring.bounce)
    default:
      settings.motion = .classic
      if let rate = value("decelerationRate") { settings.decelerationRate = rate }
    }
  }

  /// The motion without its defaults.
  static func json(of settings: CarouselSettings) -> JSON? {
    var members: [String: JSON] = [:]
    func add(_ name: String, _ value: Double, _ defaultValue: Double) {
      if value != defaultValue { members[name] = .number(value) }
    }
    switch settings.motion {
    case .classic:
      add("decelerationRate", settings.decelerationRate, CarouselSettings().decelerationRate)
      return members.isEmpty ? nil : .object(members.with(["profile": "classic"]))
    case .system(let rate):
      members["profile"] = "system"
      add("decelerationRate", rate, usualDecay)
    case .spring(let response, let bounce):
      members["profile"] = "spring"
      add("response", response, usualSpring.response)
      add("bounce", bounce, usualSpring.bounce)
    }
    return .object(members)
  }
}
