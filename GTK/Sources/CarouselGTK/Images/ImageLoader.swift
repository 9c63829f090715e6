public import CGtk4

/// Loads pictures off the main thread, as large as they are shown and no larger, and keeps those that were used last.
public final class ImageLoader {
  /// One for the whole app.
  public static let shared = ImageLoader()

  /// How many bytes of pictures are kept at most.
  public var limit: Int {
    get { cache.limit }
    set { cache.limit = newValue }
  }

  /// How many bytes of pictures are kept.
  public var bytes: Int { cache.bytes }

  private let cache: ImageCache
  /// What is being loaded, and who waits for it.
  private var jobs: [String: ImageJob] = [:]

  /// - Parameter limit: How many bytes of pictures are kept at most.
  public init(limit: Int = 128 << 20) {
    cache = ImageCache(limit: limit)
  }

  /// Loads a picture.
  /// - Parameters:
  ///   - path: The file.
  ///   - width: How wide it will be shown at most, in pixels; alike `height`. The picture covers both and is never enlarged.
  ///   - completion: Called with a texture that the loader keeps, or with nil where there is no picture: at once where it is
  ///     kept already, else later, unless it was cancelled.
  /// - Returns: What cancels it; nil where nothing is left to do.
  @discardableResult
  public func load(
    path: String, width: Int, height: Int, completion: @escaping (_ texture: OpaquePointer?) -> Void
  ) -> ImageRequest? {
    let (width, height) = (min(max(1, width), 16_384), min(max(1, height), 16_384))
    let key = "\(width)x\(height) \(path)"
    if let texture = cache.texture(for: key) {
      completion(texture)
      return nil
    }
    let job = jobs[key] ?? start(key, path, width, height)
    let request = ImageRequest(job: job, completion: completion)
    job.waiting.append(request)
    return request
  }

  /// Forgets all pictures that are kept.
  public func removeAll() { cache.removeAll() }

  private func start(_ key: String, _ path: String, _ width: Int, _ height: Int) -> ImageJob {
    let job = ImageJob(ImageWork(path: path, width: width, height: height)) { [weak self] job, texture in
      self?.jobs[key] = nil
      if let texture { self?.cache.add(texture, for: key) }
      for request in job.waiting where !request.isCancelled { request.completion(texture) }
      job.waiting = []
    }
    jobs[key] = job
    job.begin()
    return job
  }
}

/// A picture that someone waits for.
public final class ImageRequest {
  private weak var job: ImageJob?
  let completion: (OpaquePointer?) -> Void
  private(set) var isCancelled = false

  init(job: ImageJob, completion: @escaping (OpaquePointer?) -> Void) {
    self.job = job
    self.completion = completion
  }

  /// Nobody waits for it any more. What no one waits for is not read.
  public func cancel() {
    isCancelled = true
    job?.cancelIfUnwanted()
  }
}
