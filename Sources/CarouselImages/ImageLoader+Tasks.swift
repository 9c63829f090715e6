// For toolkits whose main loop runs tasks of the main actor, as Apple's do.
extension ImageLoader where Picture: Sendable {
  /// Creates a loader with an empty cache. `fetch` and `decode` run off the main thread.
  /// - Parameters:
  ///   - limit: The maximum total cost of the cached pictures; negative values count as 0, which caches none.
  ///   - cost: Returns the cost of a picture, such as its size in bytes.
  ///   - fetch: Loads the bytes of a picture. It is cancelled when its last request is cancelled.
  ///   - decode: Decodes a picture from its bytes, ready to be drawn.
  public convenience init(
    limit: Int, cost: @escaping (Picture) -> Int, fetch: @escaping @Sendable (Source) async throws -> [UInt8],
    decode: @escaping @Sendable ([UInt8]) throws -> Picture
  ) {
    self.init(limit: limit, cost: cost) { source, completion in
      let task = Task.detached {
        let result: Result<Picture, any Error>
        do {
          let bytes = try await fetch(source)
          try Task.checkCancellation()
          result = .success(try decode(bytes))
        } catch {
          result = .failure(error)
        }
        await completion(result)
      }
      return { task.cancel() }
    }
  }

  /// Returns the picture, from the cache or loaded. If the calling task is cancelled, and there is no other request for
  /// the picture, loading it is cancelled.
  public func picture(_ source: Source) async throws -> Picture {
    try Task.checkCancellation()
    let waiting = Waiting()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        waiting.request = load(source) { continuation.resume(with: $0) }
      }
    } onCancel: {
      Task { @MainActor in waiting.request?.cancel() }
    }
  }
}

/// The state of a task that waits for a picture.
@MainActor
private final class Waiting {
  var request: ImageRequest?
}
