#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselImages
  import Foundation
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A loaded image, which is not changed any more.
  public nonisolated struct LoadedImage: @unchecked Sendable {
    /// The image.
    public let image: PlatformImage

    /// Creates a loaded image from an immutable one.
    public init(image: PlatformImage) { self.image = image }
  }

  /// An image view that loads from a URL: loads and decodes off the main thread, caches images, and cancels loading
  /// when it is given another URL.
  open class ItemImageView: PlatformImageView {
    /// The image shown while loading.
    public var placeholder: PlatformImage?
    /// The image shown if loading fails.
    public var failure: PlatformImage?
    /// The loader and cache; shared by all views by default.
    public var loader = ItemImageView.sharedLoader

    /// The image's URL; nil shows the placeholder. Set it before you return the view as an item's.
    public var url: URL? {
      didSet { if url != oldValue || image == nil { load() } }
    }

    private var loading: Task<Void, Never>?

    /// The default loader of all views: over `URLSession`, with a cache of 64 MB of decoded images.
    public static let sharedLoader = ImageLoader<URL, LoadedImage>(
      limit: 64 << 20, cost: { $0.image.bytesInMemory },
      fetch: { url in
        let (data, response) = try await URLSession.shared.data(from: url)
        return try ItemImageView.bytes(data, of: response)
      },
      decode: { bytes in
        guard let image = PlatformImage.drawn(from: Data(bytes)) else { throw URLError(.cannotDecodeContentData) }
        return LoadedImage(image: image)
      })

    /// Returns what a server has sent, unless it is an error.
    nonisolated static func bytes(_ data: Data, of response: URLResponse) throws -> [UInt8] {
      if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
        throw URLError(.badServerResponse)
      }
      return [UInt8](data)
    }

    private func load() {
      loading?.cancel()
      loading = nil
      // A cached image is shown in the same frame.
      let kept = url.flatMap(loader.kept)
      image = kept?.image ?? placeholder
      guard let url, kept == nil else { return }
      let loader = loader
      loading = Task { [weak self] in
        let picture = try? await loader.picture(url)
        guard !Task.isCancelled, let self, self.url == url else { return }
        image = picture?.image ?? failure
      }
    }

    deinit {
      loading?.cancel()
    }
  }
#endif
