/// Loads pictures: each only once however many want it, kept while there is room, given up when nobody wants it any more.
///
/// `fetch` and `decode` run off the main thread.
public actor ImageLoader<Source: Hashable & Sendable, Picture: Sendable> {
  private struct Job {
    let task: Task<Picture, any Error>
    var waiting: Int
    let number: Int
  }

  private let fetch: @Sendable (Source) async throws -> [UInt8]
  private let decode: @Sendable ([UInt8]) throws -> Picture
  private let cost: @Sendable (Picture) -> Int
  private var jobs: [Source: Job] = [:]
  private var jobsBegun = 0
  private var cache: LeastRecentlyUsed<Source, Picture>

  /// A loader without pictures.
  /// - Parameters:
  ///   - limit: What the pictures that are kept may cost together; negative counts as 0, which keeps none.
  ///   - cost: What a picture costs: its bytes in memory, say.
  ///   - fetch: Gets the bytes of a picture. It is cancelled when nobody waits for it any more.
  ///   - decode: Makes a picture of bytes, ready to be drawn.
  public init(
    limit: Int, cost: @escaping @Sendable (Picture) -> Int, fetch: @escaping @Sendable (Source) async throws -> [UInt8],
    decode: @escaping @Sendable ([UInt8]) throws -> Picture
  ) {
    self.fetch = fetch
    self.decode = decode
    self.cost = cost
    cache = LeastRecentlyUsed(limit: max(0, limit))
  }

  /// The picture, if it is kept.
  public func kept(_ source: Source) -> Picture? { cache[source] }

  /// Forgets all pictures that are kept.
  public func forgetAll() { cache.removeAll() }

  /// The picture, loaded if need be. Where the task that asks is cancelled, and nobody else waits for the picture, its
  /// loading is too.
  public func picture(_ source: Source) async throws -> Picture {
    if let picture = cache[source] { return picture }
    try Task.checkCancellation()
    let (number, task) = join(source)
    return try await withTaskCancellationHandler {
      let picture = try await task.value
      try Task.checkCancellation()
      return picture
    } onCancel: {
      Task { await self.giveUp(source, number) }
    }
  }

  private func join(_ source: Source) -> (Int, Task<Picture, any Error>) {
    if let job = jobs[source] {
      jobs[source]?.waiting += 1
      return (job.number, job.task)
    }
    let (fetch, decode) = (fetch, decode)
    jobsBegun += 1
    let number = jobsBegun
    let task = Task.detached {
      let bytes = try await fetch(source)
      try Task.checkCancellation()
      return try decode(bytes)
    }
    jobs[source] = Job(task: task, waiting: 1, number: number)
    Task { await self.finish(source, number) }
    return (number, task)
  }

  private func finish(_ source: Source, _ number: Int) async {
    guard let job = jobs[source], job.number == number else { return }
    if let picture = try? await job.task.value { cache.insert(picture, for: source, cost: cost(picture)) }
    if jobs[source]?.number == number { jobs[source] = nil }
  }

  /// Someone who waits was cancelled.
  private func giveUp(_ source: Source, _ number: Int) {
    guard let job = jobs[source], job.number == number else { return }
    jobs[source]?.waiting -= 1
    guard job.waiting <= 1 else { return }
    job.task.cancel()
    jobs[source] = nil
  }
}
