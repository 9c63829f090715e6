#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A picture that was loaded, and isn't changed any more.
  public struct LoadedImage: @unchecked Sendable {
    /// The picture.
    public let image: NSImage

    /// A picture that nobody changes.
    public init(image: NSImage) { self.image = image }
  }

  /// A picture from an address: loaded and decoded off the main thread, kept while there is room, given up when the view is
  /// to show another one.
  open class ItemImageView: NSImageView {
    /// Shown while the picture is loading.
    public var placeholder: NSImage?
    /// Shown where the picture can't be had.
    public var failure: NSImage?
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
        // Drawn into memory of its own, which would otherwise be done on the main thread when it is first seen.
        guard let image = NSImage(data: Data(bytes)),
          let drawn = image.cgImage(forProposedRect: nil, context: nil, hints: nil)
        else { throw URLError(.cannotDecodeContentData) }
        return LoadedImage(image: NSImage(cgImage: drawn, size: image.size))
      })

    private func load() {
      loading?.cancel()
      loading = nil
      image = placeholder
      guard let url else { return }
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

  extension NSImage {
    /// Of the screen's finest pixels, two for each point.
    fileprivate var bytesInMemory: Int { Int(size.width * 2) * Int(size.height * 2) * 4 }
  }
#endif
