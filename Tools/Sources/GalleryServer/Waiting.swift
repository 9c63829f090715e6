import Dispatch

/// A queue for calls that block on a disk.
///
/// Swift's own threads are as few as the machine's cores, and a sleeping disk or a lost network folder would block one
/// for seconds; these may block.
enum FileQueue {
  private static let queue = DispatchQueue(label: "gallery.files", attributes: .concurrent)

  static func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: Result { () throws(Failure) -> Value in try work() }) }
    }
    return try result.get()
  }
}

/// Runs an operation with a timeout.
func within<Answer: Sendable>(
  _ limit: Duration, on clock: any Clock<Duration> = ContinuousClock(),
  _ work: @escaping @Sendable () async throws -> Answer
) async throws -> Answer {
  try await withThrowingTaskGroup(of: Answer.self) { group in
    group.addTask(operation: work)
    group.addTask {
      try await clock.sleep(for: limit)
      throw TooLate()
    }
    defer { group.cancelAll() }
    guard let answer = try await group.next() else { throw CancellationError() }
    return answer
  }
}

/// The operation timed out.
struct TooLate: Error {}
