import CarouselEngine

/// The motion profiles and what shapes them.
package enum MotionFacts {
  package static let all: [Kind] = [
    Kind(
      name: "classic", title: "Classic", summary: "Flicks brake evenly and end on an item",
      fields: [
        .number(
          "decelerationRate", "Deceleration rate", "How slowly a flick loses speed", in: 0...1, sensible: 0...0.99,
          step: 0.01, defaultValue: .number(CarouselModel().decelerationRate), property: "decelerationRate")
      ]),
    Kind(
      name: "system", title: "System", summary: "As scroll views move: flicks lose speed by degrees, ends are elastic",
      fields: [
        .number(
          "decelerationRate", "Deceleration rate", "The share of speed left after each millisecond", in: 0.5...0.9999,
          sensible: 0.98...0.9995, step: 0.0005, defaultValue: .number(usualDecay))
      ]),
    Kind(
      name: "spring", title: "Spring", summary: "A flick chooses its item at once and springs to it",
      fields: [
        .number(
          "response", "Response", "How long an undamped swing takes", in: 0.05...5, sensible: 0.05...2, step: 0.05,
          unit: .seconds, defaultValue: .number(usualSpring.response)),
        .number(
          "bounce", "Bounce", "0 does not swing over; towards 1 it swings ever longer", in: -1...0.95,
          sensible: 0...0.9, step: 0.05, defaultValue: .number(usualSpring.bounce)),
      ]),
  ]

  private static var usualDecay: Double {
    if case .system(let rate) = MotionProfile.system { rate } else { 0.998 }
  }

  private static var usualSpring: (response: Double, bounce: Double) {
    if case .spring(let response, let bounce) = MotionProfile.spring { (response, bounce) } else { (0.5, 0) }
  }

  /// Has a carousel move as a document says.
  static func apply(_ json: JSON?, to carousel: inout CarouselModel) {
    func value(_ name: String) -> Double? { json?[name]?.number }
    carousel.decelerationRate = CarouselModel().decelerationRate
    switch json?["profile"]?.string {
    case "system":
      carousel.motion = value("decelerationRate").map { .system(decelerationRate: $0) } ?? .system
    case "spring":
      carousel.motion = .spring(
        response: value("response") ?? usualSpring.response, bounce: value("bounce") ?? usualSpring.bounce)
    default:
      carousel.motion = .classic
      if let rate = value("decelerationRate") { carousel.decelerationRate = rate }
    }
  }

  /// How a carousel moves; what is at its default is left out.
  static func json(of carousel: CarouselModel) -> JSON? {
    var members: [String: JSON] = [:]
    func add(_ name: String, _ value: Double, _ defaultValue: Double) {
      if value != defaultValue { members[name] = .number(value) }
    }
    switch carousel.motion {
    case .classic:
      add("decelerationRate", carousel.decelerationRate, CarouselModel().decelerationRate)
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
