@testable import CarouselImages
import Testing

/// Loads pictures on demand: texts, whose cost is their length.
@MainActor
private final class Library {
  private(set) var started: [String] = []
  private(set) var cancelled: [String] = []
  private var running: [(source: String, completion: ImageLoader<String, String>.Completion)] = []

  func loader(limit: Int = 100) -> ImageLoader<String, String> {
    ImageLoader(limit: limit, cost: \.count) { source, completion in
      self.started.append(source)
      self.running.append((source, completion))
      return { self.cancelled.append(source) }
    }
  }

  /// Completes the first pending job of a source.
  func finish(_ source: String, with picture: String?) {
    guard let index = running.firstIndex(where: { $0.source == source }) else { return }
    running.remove(at: index).completion(picture.map { .success($0) } ?? .failure(Missing()))
  }
}

private struct Missing: Error {}

/// The results received by a request.
@MainActor
private final class Listener {
  private(set) var heard: [String] = []

  func hear(_ result: Result<String, any Error>) {
    switch result {
    case .success(let picture): heard.append(picture)
    case .failure(let error): heard.append(error is CancellationError ? "cancelled" : "failed")
    }
  }
}

@MainActor @Suite struct `An image loader` {
  private let library = Library()
  private let first = Listener(), second = Listener()

  @Test func `loads a picture once for all requests, and caches it`() {
    let loader = library.loader()
    loader.load("a", completion: first.hear)
    loader.load("a", completion: second.hear)
    #expect(first.heard.isEmpty && loader.kept("a") == nil)
    library.finish("a", with: "A")
    #expect(first.heard == ["A"] && second.heard == ["A"])
    #expect(loader.load("a", completion: first.hear) == nil, "it has already completed")
    #expect(first.heard == ["A", "A"] && library.started == ["a"])
  }

  @Test func `fails all requests if there is no picture, and tries again for the next one`() {
    let loader = library.loader()
    loader.load("a", completion: first.hear)
    library.finish("a", with: nil)
    loader.load("a", completion: first.hear)
    library.finish("a", with: "A")
    #expect(first.heard == ["failed", "A"] && library.started == ["a", "a"])
  }

  @Test func `continues while there are requests, and is cancelled with the last one`() {
    let loader = library.loader()
    let requests = [first, second].map { loader.load("a", completion: $0.hear) }
    requests[0]?.cancel()
    requests[0]?.cancel()
    #expect(first.heard == ["cancelled"] && library.cancelled.isEmpty)
    requests[1]?.cancel()
    #expect(second.heard == ["cancelled"] && library.cancelled == ["a"])
  }

  @Test func `a cancelled load does not complete a later request`() {
    let loader = library.loader()
    loader.load("a", completion: first.hear)?.cancel()
    loader.load("a", completion: second.hear)
    #expect(library.started == ["a", "a"])
    library.finish("a", with: nil)
    #expect(second.heard.isEmpty, "the cancelled job has ended")
    library.finish("a", with: "A")
    #expect(first.heard == ["cancelled"] && second.heard == ["A"])
  }

  @Test func `a request cancelled while others complete receives the cancellation`() {
    let loader = library.loader()
    var other: ImageRequest?
    loader.load("a") { _ in other?.cancel() }
    other = loader.load("a", completion: second.hear)
    library.finish("a", with: "A")
    #expect(second.heard == ["cancelled"] && library.cancelled.isEmpty)
  }

  @Test func `completes immediately if possible`() {
    let loader = ImageLoader<String, String>(limit: 10, cost: \.count) { source, completion in
      completion(.success(source))
      return {}
    }
    loader.load("a", completion: first.hear)
    #expect(first.heard == ["a"] && loader.kept("a") == "a")
  }

  @Test func `the cache costs no more than the limit, and evicts the least recently used first`() {
    let loader = library.loader(limit: 10)
    for source in ["aaaa", "bbbb", "cccc"] {
      loader.load(source, completion: first.hear)
      library.finish(source, with: source)
      _ = loader.kept("aaaa")
    }
    #expect(loader.kept("bbbb") == nil && loader.kept("aaaa") != nil && loader.kept("cccc") != nil)
    #expect(loader.costOfKept == 8)
    _ = loader.kept("aaaa")
    loader.limit = 4
    #expect(loader.kept("cccc") == nil && loader.kept("aaaa") != nil)
    loader.load("too much", completion: first.hear)
    library.finish("too much", with: "too much")
    #expect(first.heard.last == "too much" && loader.kept("too much") == nil && loader.kept("aaaa") != nil)
    loader.forgetAll()
    #expect(loader.kept("aaaa") == nil && loader.costOfKept == 0)
    loader.limit = -1
    #expect(loader.limit == 0)
  }

  @Test func `a job keeps its loader until it ends`() {
    library.loader().load("a", completion: first.hear)
    library.finish("a", with: "A")
    #expect(first.heard == ["A"])
  }

  @Test func `a task receives the picture, and cancelling it cancels the request`() async throws {
    let loader = library.loader()
    let (one, other) = (Task { try await loader.picture("a") }, Task { try await loader.picture("b") })
    while library.started.count < 2 { await Task.yield() }
    other.cancel()
    await #expect(throws: CancellationError.self) { try await other.value }
    #expect(library.cancelled == ["b"])
    library.finish("a", with: "A")
    #expect(try await one.value == "A")
    let late = Task { try await loader.picture("c") }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
    #expect(!library.started.contains("c"))
  }

  @Test func `bytes are fetched and decoded off the main thread`() async throws {
    let loader = ImageLoader<String, String>(limit: 10, cost: \.count, fetch: { Array($0.utf8) }) { bytes in
      guard let text = String(validating: bytes, as: UTF8.self), text != "broken" else { throw Missing() }
      return text
    }
    #expect(try await loader.picture("a") == "a")
    await #expect(throws: Missing.self) { try await loader.picture("broken") }
  }

  @Test func `nothing is loaded for a task that is cancelled already`() async {
    let loader = library.loader()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await loader.picture("a")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(library.started == [])
  }

  @Test func `a picture that arrives after its request was cancelled is not decoded`() async {
    /// Where a picture is; it lives as long as its task.
    final class Place: Hashable, Sendable {
      static func == (one: Place, other: Place) -> Bool { one === other }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    actor Gate {
      private var waiting: CheckedContinuation<Void, Never>?
      var isReached: Bool { waiting != nil }
      func wait() async { await withCheckedContinuation { waiting = $0 } }
      func open() {
        waiting?.resume()
        waiting = nil
      }
    }
    let gate = Gate()
    nonisolated(unsafe) var decoded = 0
    let loader = ImageLoader<Place, Int>(
      limit: 1, cost: { $0 },
      fetch: { _ in
        // As a cancelled download that is complete.
        await gate.wait()
        return []
      },
      decode: { _ in
        decoded += 1
        return 1
      })
    weak var place: Place?
    do {
      let own = Place()
      place = own
      let request = loader.load(own) { _ in }
      while await !gate.isReached { await Task.yield() }
      request?.cancel()
      await gate.open()
    }
    // Until its task has ended.
    while place != nil { await Task.yield() }
    #expect(decoded == 0)
  }

  @Test func `pictures that are forgotten are loaded again, and cost nothing`() {
    let loader = library.loader()
    loader.load("a", completion: first.hear)
    library.finish("a", with: "12345")
    #expect(loader.costOfKept == 5 && loader.kept("a") == "12345")
    loader.forgetAll()
    #expect(loader.costOfKept == 0 && loader.kept("a") == nil)
    loader.load("a", completion: first.hear)
    #expect(library.started == ["a", "a"])
  }

  @Test func `a request is cancelled alone, once`() {
    let loader = library.loader()
    loader.load("a", completion: first.hear)
    let request = loader.load("a", completion: second.hear)
    for _ in 1...2 { request?.cancel() }
    #expect(first.heard == [] && second.heard == ["cancelled"])
    library.finish("a", with: "A")
    #expect(first.heard == ["A"] && second.heard == ["cancelled"])
  }

  @Test func `a negative limit is 0`() {
    let loader = library.loader()
    loader.limit = -5
    #expect(loader.limit == 0)
  }

  @Test func `a value that is cached again replaces the one before`() {
    var cache = LeastRecentlyUsed<String, Int>(limit: 10)
    cache.insert(1, for: "a", cost: 4)
    cache.insert(2, for: "a", cost: 3)
    #expect(cache.cost == 3 && cache.count == 1 && cache["a"] == 2)
  }
}
