/// How a carousel that is dragged beyond its ends lags behind the finger: a map from the pulled distance to the shown
/// distance, so that it feels the same however often a mouse reports.
enum Resistance: Equatable {
  /// x = B(1 − e^(−u / B)): approaches the bounce distance B, in items, without reaching it. The continuous form of the
  /// classic rule by which a drag counts for 1 − x / B.
  case exponential(Double)
  /// x = (1 − 1 / (0.55u / d + 1)) · d: the rubber band of platform scroll views, where d is the extent in items.
  case rubberBand(Double)

  private static let stiffness = 0.55

  /// The supremum of the shown distance, in items.
  var limit: Double {
    switch self {
    case .exponential(let distance), .rubberBand(let distance): distance
    }
  }

  /// Returns the shown distance for a pulled distance, both in items and not negative.
  func shown(_ pull: Double) -> Double {
    switch self {
    case .exponential(let limit):
      return limit > 0 ? limit * (1 - exp(-pull / limit)) : 0
    case .rubberBand(let extent):
      return extent > 0 ? (1 - 1 / (Self.stiffness * pull / extent + 1)) * extent : 0
    }
  }

  /// Returns the pulled distance for a shown distance: the inverse of `shown`, up to a pull beyond which nothing
  /// changes visibly.
  func pull(_ shown: Double) -> Double {
    switch self {
    case .exponential(let limit):
      return limit > 0 ? -limit * log(max(1e-12, 1 - shown / limit)) : 0
    case .rubberBand(let extent):
      return extent > 0 ? extent * shown / (Self.stiffness * max(1e-12, extent - shown)) : 0
    }
  }

  /// Returns the share of the finger's speed that is left at a shown distance, 0…1.
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
