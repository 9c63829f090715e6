import Foundation

/// The services for a folder of pictures, set up once at the start.
struct GalleryPictures {
  let api: PicturesAPI
  /// Messages for the user, a sentence each.
  private(set) var notices: [String] = []

  init(_ configuration: GalleryServer.Configuration) throws(Problem) {
    let limits = configuration.limits
    guard let pictures = configuration.pictures else {
      api = PicturesAPI(folder: nil, previews: nil, limits: limits)
      return
    }
    let folder = try ServedFolder(pictures.path)
    let vips = configuration.vips
    var cache: PreviewCache?
    if vips != nil {
      cache = try Self.cache(configuration.cache, &notices)
    } else {
      notices.append(
        "vipsthumbnail is not installed (on Debian: libvips-tools), so pictures are sent in full size, "
          + "and only in formats that browsers support.")
    }
    let previews = vips.flatMap { vips in
      cache.map { Previews(vips, $0, limits, workers: configuration.workers) }
    }
    api = PicturesAPI(
      folder: PictureFolder(folder, vips: vips, excluding: cache?.folder, within: configuration.bounds),
      previews: previews, limits: limits)
  }

  /// Opens the cache in the named folder, or else in the user's, or else for this run only.
  private static func cache(_ named: URL?, _ notices: inout [String]) throws(Problem) -> PreviewCache {
    if let named { return try PreviewCache(named.path) }
    do {
      return try PreviewCache(personalFolder.path)
    } catch {
      notices.append("\(error.sentence) They will be made again in the next run.")
      let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("swift-carousel-\(getuid())")
      return try PreviewCache(temporary.path)
    }
  }

  /// By the XDG Base Directory Specification, which requires that a relative path is ignored; on Apple's systems by
  /// their own rules.
  private static var personalFolder: URL {
    let caches: URL
    if let path = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      caches = URL(fileURLWithPath: path, isDirectory: true)
    } else {
      #if canImport(Darwin)
        caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
      #else
        caches = FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache", isDirectory: true)
      #endif
    }
    return caches.appendingPathComponent("swift-carousel/previews", isDirectory: true)
  }
}
