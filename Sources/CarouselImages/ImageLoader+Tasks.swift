// For toolkits whose main loop runs tasks of the main actor, as Apple's do.
extension ImageLoader where Picture: Sendable {
  /// A loader without pictures. `fetch` and `decode` run off the main thread.
  /// - Parameters:
  ///   - limit: What the pictures that are kept may cost together; negative values count as 0, which keeps none.
  ///   - cost: What a picture costs: its bytes in memory, say.
  ///   - fetch: Gets the bytes of a picture. It is cancelled when nobody waits for it any more.
  ///   - decode: Makes a picture of bytes, ready to be drawn.
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

  /// The picture, loaded if need be. Where the task that asks is cancelled, and nobody else waits for the picture, its
  /// loading is too.
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

/// What a task waits for, once it does.
@MainActor
private final class Waiting {
  var request: ImageRequest?
}
