@testable import CarouselImages
@testable import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension PlatformImage {
  /// The number of its pixels: on the Mac, at two for each point.
  fileprivate static func pixels(of image: PlatformImage) -> CGFloat {
    #if canImport(UIKit)
      image.size.width * image.size.height * image.scale * image.scale
    #else
      image.size.width * image.size.height * 4
    #endif
  }
}

/// A manual source of pictures.
actor Server {
  private var waiting: [URL: [CheckedContinuation<[UInt8], any Error>]] = [:]
  private(set) var asked: [URL] = []
  private(set) var cancelled: [URL] = []

  func fetch(_ url: URL) async throws -> [UInt8] {
    asked.append(url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[url, default: []].append($0) }
    } onCancel: {
      Task { await self.cancel(url) }
    }
  }

  private func cancel(_ url: URL) {
    cancelled.append(url)
    for continuation in waiting.removeValue(forKey: url) ?? [] { continuation.resume(throwing: CancellationError()) }
  }

  func answer(_ url: URL, _ text: String?) {
    for continuation in waiting.removeValue(forKey: url) ?? [] {
      if let text {
        continuation.resume(returning: Array(text.utf8))
      } else {
        continuation.resume(throwing: URLError(.timedOut))
      }
    }
  }
}

extension TheHost {
  @MainActor @Suite struct Images {
    private func loader(_ server: Server, limit: Int = 1000) -> ImageLoader<URL, LoadedImage> {
      ImageLoader(
        limit: limit, cost: { _ in 400 }, fetch: { try await server.fetch($0) },
        decode: { bytes in
          guard let image = PlatformImage(data: Foundation.Data(bytes)) else {
            throw URLError(.cannotDecodeContentData)
          }
          return LoadedImage(image: image)
        })
    }

    nonisolated private func url(_ name: String) -> URL { URL(string: "https://example.org/\(name)")! }

    private func wait(_ what: String, _ isSo: () async -> Bool) async {
      for _ in 0..<200_000 {
        if await isSo() { return }
        await Task.yield()
      }
      Issue.record("timed out: \(what)")
    }

    private func view(_ server: Server, _ loader: ImageLoader<URL, LoadedImage>) -> ItemImageView {
      let view = ItemImageView(frame: .zero)
      view.loader = loader
      view.placeholder = PlatformImage(data: Foundation.Data("placeholder".utf8))
      view.failure = PlatformImage(data: Foundation.Data("failure".utf8))
      return view
    }

    @Test func `it shows the placeholder, then the picture`() async {
      let server = Server()
      let view = view(server, loader(server))
      view.url = url("a")
      #expect(view.image?.name == "placeholder")
      await wait("asked") { await server.asked == [url("a")] }
      await server.answer(url("a"), "a")
      await wait("shown") { view.image?.name == "a" }
    }

    @Test func `missing and broken pictures show the failure image`() async {
      let server = Server()
      let view = view(server, loader(server))
      view.url = url("a")
      await wait("asked") { await server.asked.count == 1 }
      await server.answer(url("a"), nil)
      await wait("failed") { view.image?.name == "failure" }
      view.url = url("b")
      #expect(view.image?.name == "placeholder")
      await wait("asked") { await server.asked.count == 2 }
      await server.answer(url("b"), "broken")
      await wait("failed") { view.image?.name == "failure" }
    }

    @Test func `when recycled, it cancels the old picture and never shows it`() async {
      let server = Server()
      let view = view(server, loader(server))
      view.url = url("a")
      await wait("asked") { await server.asked.count == 1 }
      view.url = url("b")
      await wait("cancellation") { await server.cancelled == [url("a")] }
      await wait("asked") { await server.asked.count == 2 }
      for _ in 0..<2000 { await Task.yield() }
      #expect(view.image?.name == "placeholder", "a cancelled request has not failed")
      await server.answer(url("b"), "b")
      await wait("shown") { view.image?.name == "b" }
      view.url = nil
      #expect(view.image?.name == "placeholder")
    }

    @Test func `a released view cancels its picture`() async {
      let server = Server()
      let loader = loader(server)
      var view: ItemImageView? = self.view(server, loader)
      view?.url = url("a")
      await wait("asked") { await server.asked.count == 1 }
      view = nil
      await wait("cancellation") { await server.cancelled == [url("a")] }
    }

    @Test func `the same address is not loaded again, not even after a failure`() async {
      let server = Server()
      let view = view(server, loader(server))
      view.url = url("a")
      await wait("asked") { await server.asked.count == 1 }
      await server.answer(url("a"), nil)
      await wait("failed") { view.image?.name == "failure" }
      view.url = url("a")
      #expect(view.image?.name == "failure")
    }

    @Test func `pictures are decoded off the main thread, ready to be drawn`() async throws {
      let main = UInt(pthread_self())
      let loader = ImageLoader<URL, UInt>(
        limit: 1, cost: { _ in 1 }, fetch: { _ in [] }, decode: { _ in UInt(pthread_self()) })
      #expect(try await loader.picture(url("a")) != main)
      let image = try #require(PlatformImage.drawn(from: Foundation.Data("a".utf8)))
      #expect(image.isPrepared)
      #expect(PlatformImage.drawn(from: Foundation.Data("broken".utf8)) == nil)
    }

    @Test func `an error of the server is no picture`() throws {
      let data = Foundation.Data("a".utf8)
      func answer(_ status: Int) throws -> [UInt8] {
        let response = HTTPURLResponse(url: url("a"), statusCode: status, httpVersion: nil, headerFields: nil)
        return try ItemImageView.bytes(data, of: #require(response))
      }
      #expect(try answer(200) == Array("a".utf8) && answer(299) == Array("a".utf8))
      for status in [199, 300, 304, 404, 500] { #expect(throws: URLError.self) { try answer(status) } }
    }

    @Test func `the cache has a limit, counts bytes, and forgets the oldest pictures first`() async throws {
      #expect(ItemImageView.sharedLoader.limit == 64 << 20)
      let image = try #require(PlatformImage(data: Foundation.Data("a".utf8)))
      #expect(image.bytesInMemory == Int(PlatformImage.pixels(of: image)) * 4)
      #expect(ItemImageView.sharedLoader.cost(LoadedImage(image: image)) == image.bytesInMemory)
      let server = Server()
      let loader = loader(server)
      for name in ["a", "b", "a", "c"] where loader.kept(url(name)) == nil {
        let loading = Task { try await loader.picture(url(name)) }
        await wait("asked") { await server.asked.last == url(name) }
        await server.answer(url(name), name)
        _ = try await loading.value
      }
      #expect(loader.costOfKept == 800)
      #expect(loader.kept(url("a")) != nil && loader.kept(url("b")) == nil && loader.kept(url("c")) != nil)
      loader.limit = 800
      #expect(loader.costOfKept == 800, "exactly the limit")
      loader.limit = 399
      #expect(loader.costOfKept == 0)
      let large = Task { try await loader.picture(url("d")) }
      await wait("asked") { await server.asked.last == url("d") }
      await server.answer(url("d"), "d")
      _ = try await large.value
      #expect(loader.kept(url("d")) == nil && loader.costOfKept == 0)
    }

    @Test func `each request is completed once, by its own job`() {
      typealias Loader = ImageLoader<String, Int>
      var (jobs, results): ([Loader.Completion], [String]) = ([], [])
      let loader = Loader(limit: 10, cost: { $0 }) { _, completion in
        jobs.append(completion)
        return {}
      }
      func note(_ name: String) -> Loader.Completion { { results.append("\(name) \((try? $0.get()) ?? -1)") } }
      loader.load("a", completion: note("first"))?.cancel()
      loader.load("a", completion: note("second"))
      jobs[0](.success(1))
      #expect(results == ["first -1"] && loader.kept("a") == nil, "a cancelled job may still complete")
      jobs[1](.success(2))
      #expect(results == ["first -1", "second 2"])
      var other: ImageRequest?
      loader.load("b") { _ in other?.cancel() }
      other = loader.load("b", completion: note("third"))
      jobs[2](.success(3))
      #expect(results.last == "third -1", "it is cancelled while others are completed")
    }

    @Test func `a picture that is too large for the cache leaves the others there`() async throws {
      // Its cost is the number of its bytes.
      let loader = ImageLoader<URL, Int>(
        limit: 100, cost: { $0 }, fetch: { $0 == url("huge") ? Array(repeating: 0, count: 101) : [0, 0] },
        decode: { $0.count })
      _ = try await loader.picture(url("small"))
      _ = try await loader.picture(url("huge"))
      #expect(loader.kept(url("small")) == 2 && loader.kept(url("huge")) == nil && loader.costOfKept == 2)
    }

    @Test func `two views load the same picture once, and it is cached`() async {
      let server = Server()
      let loader = loader(server)
      let (first, second) = (view(server, loader), view(server, loader))
      first.url = url("a")
      second.url = url("a")
      await wait("asked") { await server.asked.count == 1 }
      for _ in 0..<1000 { await Task.yield() }
      first.url = url("c")
      await wait("asked") { await server.asked.count == 2 }
      #expect(await server.cancelled.isEmpty, "another view still waits for it")
      await server.answer(url("a"), "a")
      await wait("shown") { second.image?.name == "a" }
      let third = view(server, loader)
      third.url = url("a")
      #expect(third.image?.name == "a", "immediately, without the placeholder")
      #expect(await server.asked.count == 2)
    }
  }
}
