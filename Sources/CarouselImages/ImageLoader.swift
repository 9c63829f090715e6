/// Loads pictures: each only once for any number of requests, cached up to a limit, and cancelled with its last
/// request.
///
/// The toolkit defines how a picture is read and decoded, and its type.
@MainActor
public final class ImageLoader<Source: Hashable & Sendable, Picture> {
  /// Receives a picture, or the error.
  public typealias Completion = @MainActor (Result<Picture, any Error>) -> Void

  private struct Job {
    let number: Int
    var cancel: (() -> Void)?
    var waiting: [(request: ImageRequest, completion: Completion)] = []
  }

  private let start: (Source, @escaping Completion) -> () -> Void
  let cost: (Picture) -> Int
  private var jobs: [Source: Job] = [:]
  private var jobsStarted = 0
  private var cache: LeastRecentlyUsed<Source, Picture>

  /// The maximum total cost of the cached pictures; negative values count as 0, which caches none.
  public var limit: Int {
    get { cache.limit }
    set { cache.limit = newValue }
  }

  /// The total cost of the cached pictures.
  public var costOfKept: Int { cache.cost }

  /// Creates a loader with an empty cache.
  /// - Parameters:
  ///   - limit: The maximum total cost of the cached pictures; negative values count as 0, which caches none.
  ///   - cost: Returns the cost of a picture, such as its size in bytes.
  ///   - start: Starts to load a picture and returns a closure that cancels it. It calls its second argument once,
  ///     except that it need not after cancellation.
  public init(
    limit: Int, cost: @escaping (Picture) -> Int,
    start: @escaping (_ source: Source, _ completion: @escaping Completion) -> () -> Void
  ) {
    self.start = start
    self.cost = cost
    cache = LeastRecentlyUsed(limit: limit)
  }

  /// Returns the picture if it is cached.
  public func kept(_ source: Source) -> Picture? { cache[source] }

  /// Removes all pictures from the cache.
  public func forgetAll() { cache.removeAll() }

  /// Loads a picture.
  /// - Parameter completion: Called once: immediately if the picture is cached, and with a `CancellationError` when the
  ///   request is cancelled.
  /// - Returns: The request, to cancel it, or nil if it is already complete.
  @discardableResult
  public func load(_ source: Source, completion: @escaping Completion) -> ImageRequest? {
    if let picture = cache[source] {
      completion(.success(picture))
      return nil
    }
    let request = ImageRequest { [weak self] in self?.remove($0, source) }
    if jobs[source] == nil {
      jobs[source] = Job(number: jobsStarted, waiting: [(request, completion)])
      start(source)
    } else {
      jobs[source]?.waiting.append((request, completion))
    }
    return request
  }

  private func start(_ source: Source) {
    let number = jobsStarted
    jobsStarted += 1
    // The job retains the loader, so that its requests are always completed.
    let cancel = start(source) { self.finish(source, number, $0) }
    if jobs[source]?.number == number { jobs[source]?.cancel = cancel }
  }

  private func finish(_ source: Source, _ number: Int, _ result: Result<Picture, any Error>) {
    // A cancelled job may still complete after another one has replaced it.
    guard let job = jobs[source], job.number == number else { return }
    jobs[source] = nil
    if case .success(let picture) = result { cache.insert(picture, for: source, cost: cost(picture)) }
    for (request, completion) in job.waiting {
      completion(request.isCancelled ? .failure(CancellationError()) : result)
    }
  }

  /// Removes a cancelled request from its job, if that has not ended, and cancels a job without requests.
  private func remove(_ request: ImageRequest, _ source: Source) {
    guard let index = jobs[source]?.waiting.firstIndex(where: { $0.request === request }),
      let waiting = jobs[source]?.waiting.remove(at: index)
    else { return }
    if jobs[source]?.waiting.isEmpty == true { jobs.removeValue(forKey: source)?.cancel?() }
    waiting.completion(.failure(CancellationError()))
  }
}

/// A request for a picture.
@MainActor
public final class ImageRequest {
  private let onCancel: (ImageRequest) -> Void
  private(set) var isCancelled = false

  init(onCancel: @escaping (ImageRequest) -> Void) {
    self.onCancel = onCancel
  }

  /// Cancels the request. A picture without requests is not loaded.
  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    onCancel(self)
  }
}
