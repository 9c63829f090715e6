public import CarouselImages

/// A picture that someone waits for.
public typealias ImageRequest = CarouselImages.ImageRequest

/// Loads pictures off the main thread, as large as they are shown and no larger, and keeps those that were used last.
public final class ImageLoader {
  /// One for the whole app.
  public static let shared = ImageLoader()

  /// How many bytes of pictures are kept at most.
  public var limit: Int {
    get { loader.limit }
    set { loader.limit = newValue }
  }

  /// How many bytes of pictures are kept.
  public var bytes: Int { loader.costOfKept }

  private let loader: CarouselImages.ImageLoader<ImageFile, Texture>

  /// - Parameter limit: How many bytes of pictures are kept at most.
  public init(limit: Int = 128 << 20) {
    loader = CarouselImages.ImageLoader(limit: limit, cost: \.bytes) { file, completion in
      ImageWork(file, completion: completion).cancel
    }
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
    return loader.load(ImageFile(path: path, width: width, height: height)) { result in
      switch result {
      case .success(let texture): completion(texture.pointer)
      case .failure(is CancellationError): break
      case .failure: completion(nil)
      }
    }
  }

  /// Forgets all pictures that are kept.
  public func removeAll() { loader.forgetAll() }
}
