import Foundation

/// Makes previews on request, a few at a time, each once for any number of requests.
actor Previews {
  /// The picture for a preview.
  struct Source: Sendable {
    var file: OpenFile
    var format: PictureFormat
    /// The name for messages.
    var name: String
    var key: PreviewKey
  }

  private let vips: Vips
  private let cache: PreviewCache
  private let limits: Vips.Limits
  /// The number of idle workers.
  private var idle: Int

  /// The previews that are looked up, queued or being made, with those who wait for them.
  private var tasks: [PreviewKey: Task<Result<OpenFile, Problem>, Never>] = [:]
  private var clients: [PreviewKey: [Client]] = [:]
  /// Those that take so long that they no longer count as a worker.
  private var slow: Set<PreviewKey> = []
  /// Those that wait for a worker.
  private var queue: [CheckedContinuation<Void, Never>] = []
  /// Pictures whose previews failed, by fingerprint: a repaired one is tried again.
  private var failures: [Fingerprint: Problem] = [:]
  private var isStopped = false

  init(_ vips: Vips, _ cache: PreviewCache, _ limits: Vips.Limits, workers: Int) {
    self.vips = vips
    self.cache = cache
    self.limits = limits
    idle = workers
  }

  /// Returns a preview, from the cache or made now.
  ///
  /// - Parameter client: The requesting client; if it has disconnected when it is its turn, the preview is not made.
  func preview(of source: Source, for client: Client) async throws(Problem) -> OpenFile {
    if let failure = failures[source.key.picture] { throw failure }
    guard !isStopped else { throw Self.stopped }
    clients[source.key, default: []].append(client)
    let task = tasks[source.key] ?? Task { await find(source) }
    tasks[source.key] = task
    return try await task.value.get()
  }

  /// Cancels all work; waiting requests fail.
  func stop() async {
    isStopped = true
    for continuation in queue { continuation.resume() }
    queue = []
    let tasks = tasks.values
    for task in tasks { task.cancel() }
    for task in tasks { _ = await task.value }
  }

  /// The number of queued previews.
  var queueLength: Int { queue.count }

  private func find(_ source: Source) async -> Result<OpenFile, Problem> {
    defer {
      tasks[source.key] = nil
      clients[source.key] = nil
    }
    if let file = await cache.find(source.key) { return .success(file) }
    if idle > 0 {
      idle -= 1
    } else if !isStopped {
      await withCheckedContinuation { queue.append($0) }
    }
    let hurry = Task { [limits] in
      try await Task.sleep(for: limits.patience)
      letOthersPass(source.key)
    }
    defer {
      hurry.cancel()
      if slow.remove(source.key) == nil { endWork() }
    }

    guard !isStopped else { return .failure(Self.stopped) }
    guard clients[source.key]?.contains(where: \.isWaiting) == true else {
      return .failure(Problem(.serviceUnavailable, "The request for this preview was cancelled."))
    }
    do throws(Problem) {
      return .success(try await make(source))
    } catch {
      return .failure(error)
    }
  }

  /// Has the next one take over a worker.
  private func endWork() {
    if queue.isEmpty { idle += 1 } else { queue.removeFirst().resume() }
  }

  /// Has others made beside a preview that takes long: it may hang.
  private func letOthersPass(_ key: PreviewKey) {
    guard !Task.isCancelled, slow.count < limits.slow else { return }
    slow.insert(key)
    endWork()
  }

  private func make(_ source: Source) async throws(Problem) -> OpenFile {
    let draft = try await cache.draft()
    do throws(Vips.Failure) {
      try await vips.makePreview(of: source, into: draft.descriptor, within: limits)
    } catch {
      await cache.discard(draft)
      throw await problem(for: error, source)
    }
    return try await cache.keep(draft, as: source.key)
  }

  /// Returns the problem for a failure, and remembers it if it is the picture's fault.
  private func problem(for failure: Vips.Failure, _ source: Source) async -> Problem {
    if isStopped { return Self.stopped }
    // Then the program blames the picture for a full disk.
    if await cache.hasLess(than: limits.freeDisk) {
      return Problem(.serviceUnavailable, "The disk is full, so the preview cannot be stored.")
    }
    let problem: Problem
    switch failure {
    case .program: return Problem(.serviceUnavailable, "The program that makes previews could not be run.")
    case .tooMuch: problem = Problem(.payloadTooLarge, "\(source.name) is too large to be shown.")
    case .picture: problem = Problem(.unprocessableContent, "\(source.name) is broken and cannot be shown.")
    }
    // Otherwise this would grow with every change of a broken file.
    if failures.count > 100_000 { failures = [:] }
    failures[source.key.picture] = problem
    return problem
  }

  private static let stopped = Problem(.serviceUnavailable, "The gallery has been closed.")
}
