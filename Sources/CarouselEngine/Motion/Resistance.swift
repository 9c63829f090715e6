/// How a carousel that is dragged beyond its ends falls behind the finger: a map from how far it was pulled to how far it
/// shows, so that it feels the same however often a mouse reports.
enum Resistance: Equatable {
  /// x = B(1 − e^(−u / B)): nears the bounce distance B, in items, and never gets there. The continuous form of the
  /// classic rule by which a drag counts for 1 − x / B.
  case exponential(Double)
  /// x = (1 − 1 / (0.55u / d + 1)) · d: the rubber band of platform scroll views, d the extent in items.
  case rubberBand(Double)

  private static let stiffness = 0.55

  /// The farthest that it ever shows, in items.
  var limit: Double {
    switch self {
    case .exponential(let distance), .rubberBand(let distance): distance
    }
  }

  /// How far it shows when pulled so far, both in items and not negative.
  func shown(_ pull: Double) -> Double {
    switch self {
    case .exponential(let limit):
      return limit > 0 ? limit * (1 - exp(-pull / limit)) : 0
    case .rubberBand(let extent):
      return extent > 0 ? (1 - 1 / (Self.stiffness * pull / extent + 1)) * extent : 0
    }
  }

  /// How far it was pulled when it shows so far: `shown` the other way, up to a pull beyond which nothing more is to see.
  func pull(_ shown: Double) -> Double {
    switch self {
    case .exponential(let limit):
      return limit > 0 ? -limit * log(max(1e-12, 1 - shown / limit)) : 0
    case .rubberBand(let extent):
      return extent > 0 ? extent * shown / (Self.stiffness * max(1e-12, extent - shown)) : 0
    }
  }

  /// How much of the finger's speed is left where it shows so far, 0…1.
  func share(_ shown: Double) -> Double {
    switch self {
    case .exponential(let limit):
      return limit > 0 ? max(0, 1 - shown / limit) : 0
    case .rubberBand(let extent):
      let rest = extent > 0 ? max(0, 1 - shown / extent) : 0
      return Self.stiffness * rest * rest
    }
  }
}
