import Foundation

/// The pictures of a user's folder, identified by ids.
///
/// A client never sends a path: it sends the id of a picture that a scan of the folder found. The id is made of the
/// picture's path, size and date, so that it is the same in every run, and changes with the picture.
actor PictureFolder {
  struct Picture: Sendable {
    var id: String
    /// Its path components below the folder, with a slash before each.
    var path: String
    var name: String
    /// The format by the name.
    var format: PictureFormat
    /// The stamp at the time of the scan.
    var stamp: FileStamp
  }

  /// The response to `GET /pictures.json`; see ``PicturesAPI``.
  struct List: Encodable, Sendable {
    struct Entry: Encodable, Sendable {
      var id: String
      var name: String
      var width: Int?
      var height: Int?
    }

    var version = 1
    /// Null if no folder is served: the outer optional omits a key.
    var folder: String?? = .some(nil)
    var count = 0
    var pictures: [Entry] = []
    var truncated: Bool?
  }

  nonisolated let folder: ServedFolder
  private let vips: Vips?
  private let formats: Set<PictureFormat>
  private let excluded: String?
  private let bounds: PictureScan.Bounds

  private var pictures: [String: Picture] = [:]
  /// The headers of measured pictures; nil for unreadable ones.
  private var headers: [String: PictureHeader?] = [:]
  private var scan: Task<Result<List, Problem>, Never>?
  private var lastScan: ContinuousClock.Instant?

  /// - Parameters:
  ///   - vips: Reads the sizes of pictures, and converts those that browsers do not support.
  ///   - excluded: A folder to leave out, with all links resolved: that of the previews may be inside.
  init(_ folder: ServedFolder, vips: Vips?, excluding excluded: String?, within bounds: PictureScan.Bounds) {
    self.folder = folder
    self.vips = vips
    self.excluded = excluded
    self.bounds = bounds
    formats = Set(PictureFormat.allCases.filter { vips != nil || $0.isShownByBrowsers })
  }

  /// Lists the current content of the folder. Concurrent requests share one scan.
  func list() async throws(Problem) -> List {
    let scan = scan ?? Task { await rescan() }
    self.scan = scan
    return try await scan.value.get()
  }

  /// Returns a picture that a scan of this run found. A page that was opened in an earlier run may request pictures
  /// that no scan has found yet: then the folder is scanned, though not for every wrong id.
  func picture(_ id: String) async -> Picture? {
    if let picture = pictures[id] { return picture }
    let isRecent = lastScan.map { ContinuousClock.now - $0 < .seconds(1) } ?? false
    guard id.utf8.count == 32, !isRecent else { return nil }
    _ = try? await list()
    return pictures[id]
  }

  /// Opens the current file of a picture, which may have changed since the scan.
  nonisolated func open(_ picture: Picture) async throws(Problem) -> OpenFile {
    let entry = try await FileQueue.run { [folder] () throws(Problem) in try folder.open(picture.path) }
    guard case .file(let file) = entry else { throw .notAFile }
    return file
  }

  /// Returns the header of a picture whose file is open, or nil if it cannot be read.
  func header(of picture: Picture, _ file: OpenFile, _ format: PictureFormat) async -> PictureHeader? {
    guard file.stamp == picture.stamp else { return await vips?.header(of: file, format) }
    if let header = headers[picture.id] ?? nil { return header }
    let header = await vips?.header(of: file, format)
    headers[picture.id] = .some(header)
    return header
  }

  private func rescan() async -> Result<List, Problem> {
    defer {
      scan = nil
      lastScan = .now
    }
    let (found, isCut, isThere) = await FileQueue.run { [folder, formats, excluded, bounds] in
      let scan = PictureScan(of: folder, for: formats, excluding: excluded, within: bounds)
      return (scan.found, scan.isCut, (try? ServedFolder(folder.root)) != nil)
    }
    guard isThere else {
      return .failure(Problem(.notFound, "The folder \(folder.name) no longer exists."))
    }

    // Earlier results stay known, so that their ids remain valid; but not without limit.
    if pictures.count > 2 * bounds.pictures { (pictures, headers) = ([:], [:]) }
    for picture in found { pictures[picture.id] = picture }
    await measure(found.filter { headers[$0.id] == nil && $0.format != .svg })
    let entries = found.map { picture in
      let size = headers[picture.id]??.size
      return List.Entry(id: picture.id, name: picture.name, width: size?.width, height: size?.height)
    }
    return .success(List(folder: folder.name, count: found.count, pictures: entries, truncated: isCut ? true : nil))
  }

  /// Reads the headers of as many pictures as possible in the given time: a list that waits for thousands is worse than
  /// one without their sizes.
  private func measure(_ pictures: [Picture]) async {
    guard let vips else { return }
    let end = ContinuousClock.now + bounds.measuring
    for start in stride(from: 0, to: pictures.count, by: Vips.batch) where ContinuousClock.now < end {
      let batch = Array(pictures[start...].prefix(Vips.batch))
      // The last batch may take a little longer.
      let seconds = max(3, Int(bounds.measuring.components.seconds))
      let measured = await vips.headers(of: batch, in: folder, within: seconds)
      for picture in batch { headers[picture.id] = .some(measured[picture.id]) }
    }
  }
}
