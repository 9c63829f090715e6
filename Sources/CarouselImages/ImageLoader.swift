/// Loads pictures: each only once however many want it, kept while there is room, cancelled when nobody wants it any more.
///
/// How a picture is read and decoded, and what it is then, is up to the toolkit.
@MainActor
public final class ImageLoader<Source: Hashable & Sendable, Picture> {
  /// Gets a picture, or the reason why there is none.
  public typealias Completion = @MainActor (Result<Picture, any Error>) -> Void

  private struct Job {
    let number: Int
    var cancel: (() -> Void)?
    var waiting: [(request: ImageRequest, completion: Completion)] = []
  }

  private let start: (Source, @escaping Completion) -> () -> Void
  private let cost: (Picture) -> Int
  private var jobs: [Source: Job] = [:]
  private var jobsStarted = 0
  private var cache: LeastRecentlyUsed<Source, Picture>

  /// What the pictures that are kept may cost together; negative values count as 0, which keeps none.
  public var limit: Int {
    get { cache.limit }
    set { cache.limit = newValue }
  }

  /// What the pictures that are kept cost together.
  public var costOfKept: Int { cache.cost }

  /// A loader without pictures.
  /// - Parameters:
  ///   - limit: What the pictures that are kept may cost together; negative values count as 0, which keeps none.
  ///   - cost: What a picture costs: its bytes in memory, say.
  ///   - start: Starts to load a picture and returns what cancels that. It calls its second argument once; it may leave that
  ///     out when it is cancelled.
  public init(
    limit: Int, cost: @escaping (Picture) -> Int,
    start: @escaping (_ source: Source, _ completion: @escaping Completion) -> () -> Void
  ) {
    self.start = start
    self.cost = cost
    cache = LeastRecentlyUsed(limit: limit)
  }

  /// The picture, if it is kept.
  public func kept(_ source: Source) -> Picture? { cache[source] }

  /// Forgets all pictures that are kept.
  public func forgetAll() { cache.removeAll() }

  /// Loads a picture.
  /// - Parameter completion: Called once: immediately where the picture is kept, and with a `CancellationError` when the
  ///   request is cancelled.
  /// - Returns: What cancels it; nil where nothing is left to do.
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
    // The job keeps the loader, so that whoever waits hears of its end.
    let cancel = start(source) { self.finish(source, number, $0) }
    if jobs[source]?.number == number { jobs[source]?.cancel = cancel }
  }

  private func finish(_ source: Source, _ number: Int, _ result: Result<Picture, any Error>) {
    // A cancelled job may still end, after another one has started in its place.
    guard let job = jobs[source], job.number == number else { return }
    jobs[source] = nil
    if case .success(let picture) = result { cache.insert(picture, for: source, cost: cost(picture)) }
    for (request, completion) in job.waiting {
      completion(request.isCancelled ? .failure(CancellationError()) : result)
    }
  }

  /// Removes a cancelled request from its job, if that has not ended, and cancels a job for which nobody waits any more.
  private func remove(_ request: ImageRequest, _ source: Source) {
    guard let index = jobs[source]?.waiting.firstIndex(where: { $0.request === request }),
      let waiting = jobs[source]?.waiting.remove(at: index)
    else { return }
    if jobs[source]?.waiting.isEmpty == true { jobs.removeValue(forKey: source)?.cancel?() }
    waiting.completion(.failure(CancellationError()))
  }
}

/// A picture that someone waits for.
@MainActor
public final class ImageRequest {
  private let onCancel: (ImageRequest) -> Void
  private(set) var isCancelled = false

  init(onCancel: @escaping (ImageRequest) -> Void) {
    self.onCancel = onCancel
  }

  /// Stops waiting. A picture for which nobody waits any more is not loaded.
  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    onCancel(self)
  }
}
