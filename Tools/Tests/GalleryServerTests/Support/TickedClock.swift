import Foundation

/// A clock that stands until a test advances it.
final class TickedClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var time: Duration
    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
  }

  private let lock = NSLock()
  private var time = Duration.zero
  private var sleepers: [UUID: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]

  var now: Instant { lock.withLock { Instant(time: time) } }
  var minimumResolution: Duration { .zero }

  /// The number of those who wait for a time to come.
  var sleeperCount: Int { lock.withLock { sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        lock.withLock {
          if Task.isCancelled {
            continuation.resume(throwing: CancellationError())
          } else if deadline.time <= time {
            continuation.resume()
          } else {
            sleepers[id] = (deadline, continuation)
          }
        }
      }
    } onCancel: {
      lock.withLock { sleepers.removeValue(forKey: id) }?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Wakes those whose time has come.
  func advance(by duration: Duration) {
    let woken = lock.withLock {
      time += duration
      let due = sleepers.filter { $0.value.deadline.time <= time }
      for id in due.keys { sleepers[id] = nil }
      return due
    }
    for (_, sleeper) in woken { sleeper.continuation.resume() }
  }
}
