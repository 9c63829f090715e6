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

  /// A picture that was loaded, and isn't changed any more.
  public struct LoadedImage: @unchecked Sendable {
    /// The picture.
    public let image: PlatformImage

    /// A picture that nobody changes.
    public init(image: PlatformImage) { self.image = image }
  }

  /// A picture from an address: loaded and decoded off the main thread, kept while there is room, given up when the view is
  /// to show another one.
  open class ItemImageView: PlatformImageView {
    /// Shown while the picture is loading.
    public var placeholder: PlatformImage?
    /// Shown where the picture can't be had.
    public var failure: PlatformImage?
    /// Where pictures come from and are kept; the same for all views unless told otherwise.
    public var loader = ItemImageView.sharedLoader

    /// The picture's address; nil shows the placeholder. Set it before you return the view as an item's.
    public var url: URL? {
      didSet { if url != oldValue || image == nil { load() } }
    }

    private var loading: Task<Void, Never>?

    /// The loader of all views that are given no other: over `URLSession`, with room for 64 MB of decoded pictures.
    public static let sharedLoader = ImageLoader<URL, LoadedImage>(
      limit: 64 << 20, cost: { $0.image.bytesInMemory },
      fetch: { url in
        let (data, response) = try await URLSession.shared.data(from: url)
        if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
          throw URLError(.badServerResponse)
        }
        return [UInt8](data)
      },
      decode: { bytes in
        guard let image = PlatformImage.drawn(from: Data(bytes)) else { throw URLError(.cannotDecodeContentData) }
        return LoadedImage(image: image)
      })

    private func load() {
      loading?.cancel()
      loading = nil
      // One that is kept shows in the same frame.
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
