/// Measures the velocity of a finger from the last part of its path, for hosts whose platform does not.
///
/// The velocity is the distance divided by the time of the samples within `Feel.velocityWindow` of the last one; it is
/// zero if the finger has rested for `Feel.restBeforeRelease`.
public struct VelocityTracker: Sendable {
  private struct Sample {
    var time = 0.0
    var point = Point2D.zero
  }

  // A ring buffer of fixed size: a mouse with 1,000 reports per second is thinned to one in 4 ms.
  private static let capacity = 32
  private static let leastInterval = 0.004
  private var samples = [Sample](repeating: Sample(), count: capacity)
  private var count = 0
  private var last = 0

  /// Creates a tracker without samples.
  public init() {}

  /// Discards all samples.
  public mutating func reset() {
    count = 0
  }

  /// Adds a location of the finger, in points, at a time, in seconds. Times that go back, and values that are not
  /// finite, are ignored.
  public mutating func add(_ point: Point2D, at time: Double) {
    guard point.isFinite, time.isFinite else { return }
    if count > 0, time < samples[last].time { return }
    if count > 1, time - samples[previous(last)].time < Self.leastInterval {
      samples[last] = Sample(time: time, point: point)
      return
    }
    last = count == 0 ? 0 : (last + 1) % Self.capacity
    samples[last] = Sample(time: time, point: point)
    count = min(count + 1, Self.capacity)
  }

  /// Returns the velocity at a time, in points per second.
  public func velocity(at time: Double) -> Point2D {
    guard count > 1, time - samples[last].time < Feel.restBeforeRelease else { return .zero }
    let newest = samples[last]
    var oldest = newest
    var index = last
    for _ in 1..<count {
      index = previous(index)
      guard newest.time - samples[index].time <= Feel.velocityWindow else { break }
      oldest = samples[index]
    }
    let span = newest.time - oldest.time
    guard span > 0 else { return .zero }
    return Point2D(x: (newest.point.x - oldest.point.x) / span, y: (newest.point.y - oldest.point.y) / span)
  }

  private func previous(_ index: Int) -> Int { (index + Self.capacity - 1) % Self.capacity }
}
