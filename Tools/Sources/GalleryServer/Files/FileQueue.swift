import Dispatch

/// Where calls that wait for a disk are made.
///
/// Swift's own threads are as few as the machine's cores, and a sleeping disk or a lost network folder would hold one
/// for seconds; these may wait.
enum FileQueue {
  private static let queue = DispatchQueue(label: "gallery.files", attributes: .concurrent)

  static func run<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure> = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: Result { () throws(Failure) -> Value in try work() })
      }
    }
    return try result.get()
  }
}
