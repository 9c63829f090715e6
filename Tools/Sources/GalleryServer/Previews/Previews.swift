import Foundation

/// Makes previews when they are asked for, a few at a time, each once, however many ask for it.
actor Previews {
  private struct Waiter {
    var client: Client?
    var continuation: CheckedContinuation<Result<OpenFile, Problem>, Never>
  }

  private let tool: PreviewTool
  private let cache: PreviewCache
  private let limits: PreviewLimits
  /// How many are made at once.
  private let workers: Int

  /// Who waits for a preview that is looked for, queued or being made.
  private var waiters: [PreviewKey: [Waiter]] = [:]
  private var queue: [PreviewSource] = []
  private var running: [PreviewKey: Task<Void, Never>] = [:]
  /// Pictures that a preview could not be made of, by what they are now: a mended one is tried again.
  private var failures: [Fingerprint: Problem] = [:]
  private var isStopped = false

  init(_ tool: PreviewTool, _ cache: PreviewCache, _ limits: PreviewLimits, workers: Int) {
    self.tool = tool
    self.cache = cache
    self.limits = limits
    self.workers = workers
  }

  /// Returns a preview, made now if it is not in the cache.
  ///
  /// - Parameter client: whoever asks; if he has gone away when the turn comes, the preview is not made.
  func preview(of source: PreviewSource, for client: Client?) async throws(Problem) -> OpenFile {
    if let failure = failures[source.key.picture] { throw failure }
    guard !isStopped else { throw Self.stopped }
    let result = await withCheckedContinuation { continuation in
      let waiter = Waiter(client: client, continuation: continuation)
      if waiters[source.key] != nil {
        waiters[source.key]?.append(waiter)
      } else {
        waiters[source.key] = [waiter]
        Task { await find(source) }
      }
    }
    return try result.get()
  }

  /// Ends everything under way; who waits is told so.
  func stop() async {
    isStopped = true
    for source in queue { answer(source.key, .failure(Self.stopped)) }
    queue = []
    let tasks = running.values
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }

  /// How many are waited for but have not been begun.
  var queueLength: Int { queue.count }

  private func find(_ source: PreviewSource) async {
    if let file = await cache.find(source.key) {
      answer(source.key, .success(file))
    } else if isStopped {
      answer(source.key, .failure(Self.stopped))
    } else {
      queue.append(source)
      startNext()
    }
  }

  private func startNext() {
    while running.count < workers, !queue.isEmpty {
      let source = queue.removeFirst()
      let isWanted = waiters[source.key]?.contains { $0.client?.isWaiting ?? true } ?? false
      guard isWanted else {
        answer(source.key, .failure(Problem(.serviceUnavailable, "Nobody waits for this preview any more.")))
        continue
      }
      running[source.key] = Task {
        let result = await make(source)
        running[source.key] = nil
        answer(source.key, result)
        startNext()
      }
    }
  }

  private func answer(_ key: PreviewKey, _ result: Result<OpenFile, Problem>) {
    for waiter in waiters.removeValue(forKey: key) ?? [] {
      waiter.continuation.resume(returning: result)
    }
  }

  private func make(_ source: PreviewSource) async -> Result<OpenFile, Problem> {
    do throws(Problem) {
      let draft = try await cache.draft()
      do throws(PreviewTool.Failure) {
        try await tool.makePreview(of: source, into: draft.descriptor, within: limits)
      } catch {
        await cache.discard(draft)
        throw await problem(for: error, source)
      }
      return .success(try await cache.keep(draft, as: source.key))
    } catch {
      return .failure(error)
    }
  }

  /// Says what went wrong, and remembers it if it is the picture's fault.
  private func problem(for failure: PreviewTool.Failure, _ source: PreviewSource) async -> Problem {
    if isStopped { return Self.stopped }
    // Then the tool blames the picture for what the disk did.
    if await cache.isFull() {
      return Problem(.serviceUnavailable, "The disk has no room left for previews.")
    }
    let problem: Problem
    switch failure {
    case .tool: return Problem(.serviceUnavailable, "The program that makes previews cannot be run.")
    case .tooMuch: problem = Problem(.payloadTooLarge, "\(source.name) is too large to be shown.")
    case .picture: problem = Problem(.unprocessableContent, "\(source.name) is broken and cannot be shown.")
    }
    // Without end this would grow with every change of a broken file.
    if failures.count > 100_000 { failures = [:] }
    failures[source.key.picture] = problem
    return problem
  }

  private static let stopped = Problem(.serviceUnavailable, "The gallery has been closed.")
}
