import Foundation

/// What it takes to show a folder of pictures, found out once at the start.
struct GalleryPictures {
  let api: PicturesAPI
  /// What the person should know, a sentence each.
  private(set) var notices: [String] = []

  init(_ configuration: GalleryServer.Configuration) async throws(Problem) {
    guard let pictures = configuration.pictures else {
      api = PicturesAPI(folder: nil, previews: nil, limits: configuration.limits)
      return
    }
    let folder = try ServedFolder(DiskPath(pictures.path))

    let tool =
      switch configuration.tool {
      case .installed: PreviewTool.find()
      case .none: PreviewTool?.none
      case .at(let path): PreviewTool(path: path)
      }
    guard let tool else {
      notices.append(
        "vipsthumbnail is not installed (Debian has it in libvips-tools), so pictures are sent in full size, "
          + "and only those that browsers can show.")
      let formats = Set(PictureFormat.allCases.filter(\.isShownByBrowsers))
      api = PicturesAPI(
        folder: PictureFolder(folder, formats: formats, within: configuration.bounds), previews: nil,
        limits: configuration.limits)
      return
    }

    let cache = try Self.cache(configuration.cache, &notices)
    var formats = Set(PictureFormat.allCases)
    if await !tool.readsHEIF() { formats.remove(.heic) }
    api = PicturesAPI(
      folder: PictureFolder(folder, formats: formats, excluding: cache.folder, within: configuration.bounds),
      previews: Previews(tool, cache, configuration.limits, workers: configuration.workers),
      limits: configuration.limits)
  }

  /// Opens the cache in the folder that was named, or else in the person's, or else for this run only.
  private static func cache(_ named: URL?, _ notices: inout [String]) throws(Problem) -> PreviewCache {
    if let named { return try PreviewCache(DiskPath(named.path)) }
    do {
      return try PreviewCache(DiskPath(personalFolder.path))
    } catch {
      notices.append("\(error.sentence) They are made anew in the next run.")
      let temporary = FileManager.default.temporaryDirectory.appendingPathComponent("swift-carousel-\(getuid())")
      return try PreviewCache(DiskPath(temporary.path))
    }
  }

  /// By the XDG Base Directory Specification, which says to ignore a path that is not absolute; on Apple's systems by
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
