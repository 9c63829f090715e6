public import CarouselImages

/// A request for a picture.
public typealias ImageRequest = CarouselImages.ImageRequest

/// Loads pictures off the main thread, no larger than they are shown, and caches the most recently used ones.
public final class ImageLoader {
  /// The loader shared by the whole app.
  public static let shared = ImageLoader()

  /// The maximum size of the cache, in bytes.
  public var limit: Int {
    get { loader.limit }
    set { loader.limit = newValue }
  }

  /// The size of the cached pictures, in bytes.
  public var bytes: Int { loader.costOfKept }

  private let loader: CarouselImages.ImageLoader<ImageFile, Texture>

  /// - Parameter limit: The maximum size of the cache, in bytes.
  public init(limit: Int = 128 << 20) {
    loader = CarouselImages.ImageLoader(limit: limit, cost: \.bytes) { file, completion in
      ImageWork(file, completion: completion).cancel
    }
  }

  /// Loads a picture.
  /// - Parameters:
  ///   - path: The file.
  ///   - width: The maximum width at which it will be shown, in pixels; `height` likewise. The picture covers both and
  ///     is never enlarged.
  ///   - completion: Called with a texture that the loader owns, or with nil if the file cannot be read: immediately if
  ///     it is cached, otherwise later, unless it was cancelled.
  /// - Returns: The request, to cancel it, or nil if it is already complete.
  @discardableResult
  public func load(
    path: String, width: Int, height: Int, completion: @escaping (_ texture: OpaquePointer?) -> Void
  ) -> ImageRequest? { load(Array(path.utf8CString), width, height, completion) }

  /// Loads a picture by the URI of its file, which can name files whose names are not UTF-8.
  /// - Parameter uri: As from `g_filename_to_uri()` or `g_file_get_uri()`; the others as above.
  @discardableResult
  public func load(
    uri: String, width: Int, height: Int, completion: @escaping (_ texture: OpaquePointer?) -> Void
  ) -> ImageRequest? { load([CChar](pathOf: uri), width, height, completion) }

  func load(
    _ path: [CChar], _ width: Int, _ height: Int, _ completion: @escaping (_ texture: OpaquePointer?) -> Void
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

  /// Removes all pictures from the cache.
  public func removeAll() { loader.forgetAll() }
}
