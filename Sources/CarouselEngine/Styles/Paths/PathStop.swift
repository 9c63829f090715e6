/// A value at a position along a path. Between two stops it is interpolated linearly, beyond the outer ones it is
/// constant.
public struct PathStop: Equatable, Sendable {
  /// The position, as a share of the path's length, 0…1.
  public var position: Double
  /// The value there.
  public var value: Double

  /// Creates a stop.
  public init(at position: Double, _ value: Double) {
    self.position = position
    self.value = value
  }
}

extension [PathStop] {
  /// Returns the value at a position; the stops are in ascending order.
  /// - Complexity: O(log *n*), where *n* is the number of stops.
  package func value(at position: Double) -> Double {
    guard let first, let last else { return 1 }
    if position <= first.position { return first.value }
    guard position <= last.position else { return last.value }
    // The first stop that is not before the position.
    var (low, high) = (1, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].position < position { low = middle + 1 } else { high = middle }
    }
    let (before, stop) = (self[low - 1], self[low])
    let span = stop.position - before.position
    return before.value + (stop.value - before.value) * (position - before.position) / span
  }

  /// Returns the stops in ascending order, without those that are NaN, with values clamped to a range. Stops at the same
  /// position keep their order.
  /// - Complexity: O(*n*) if the *n* stops are in ascending order, as they usually are, and O(*n*²) at worst: the library's sort would be a
  ///   large part of the web's module.
  func usable(in range: ClosedRange<Double>) -> [PathStop] {
    var stops: [PathStop] = []
    for stop in self where stop.position.isFinite && !stop.value.isNaN {
      stops.append(PathStop(at: stop.position, stop.value.clamped(to: range)))
      var place = stops.count - 1
      while place > 0, stops[place].position < stops[place - 1].position {
        stops.swapAt(place, place - 1)
        place -= 1
      }
    }
    return stops
  }
}
