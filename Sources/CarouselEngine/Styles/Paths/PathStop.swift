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
  package func value(at position: Double) -> Double {
    guard var before = first else { return 1 }
    for stop in self {
      if position <= stop.position {
        let span = stop.position - before.position
        return span > 0 ? before.value + (stop.value - before.value) * (position - before.position) / span : stop.value
      }
      before = stop
    }
    return before.value
  }

  /// Returns the stops in ascending order, without those that are NaN, with values clamped to a range.
  func usable(in range: ClosedRange<Double>) -> [PathStop] {
    var result: [PathStop] = []
    for stop in self where stop.position.isFinite && !stop.value.isNaN {
      var place = result.count
      result.append(stop)
      while place > 0, result[place - 1].position > stop.position {
        result[place] = result[place - 1]
        place -= 1
      }
      result[place] = PathStop(at: stop.position, stop.value.clamped(to: range))
    }
    return result
  }
}
