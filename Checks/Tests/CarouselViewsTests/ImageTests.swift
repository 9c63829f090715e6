import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

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

    private func url(_ name: String) -> URL { URL(string: "https://example.org/\(name)")! }

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
