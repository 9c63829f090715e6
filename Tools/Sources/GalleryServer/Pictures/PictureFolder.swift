import Foundation

/// The pictures of a person's folder, by names of our own.
///
/// A client never sends a path: it sends the id of a picture that a scan of the folder found. The id is made of the
/// picture's path, size and date, so that it is the same in every run and a changed picture has another one.
actor PictureFolder {
  struct Picture: Sendable {
    var id: String
    /// The names on the way to it from the folder, with a slash before each.
    var path: ArraySlice<UInt8>
    var name: String
    /// By the name.
    var format: PictureFormat
    /// When it was found.
    var stamp: FileStamp
  }

  /// The last name of the folder's path.
  nonisolated let name: String

  private nonisolated let folder: ServedFolder

  nonisolated var root: DiskPath { folder.root }
  private let formats: Set<PictureFormat>
  private let excluded: DiskPath?
  private let bounds: PictureScan.Bounds

  private var pictures: [String: Picture] = [:]
  /// The sizes of the pictures that were looked at; nil for one whose header does not say.
  private var sizes: [String: PixelSize?] = [:]
  private var scan: Task<Result<PictureList, Problem>, Never>?
  private var lastScan: ContinuousClock.Instant?

  init(
    _ folder: ServedFolder, formats: Set<PictureFormat>, excluding excluded: DiskPath? = nil,
    within bounds: PictureScan.Bounds = PictureScan.Bounds()
  ) {
    self.folder = folder
    self.formats = formats
    self.excluded = excluded
    self.bounds = bounds
    name = folder.root.lastName
  }

  /// Lists what is in the folder now. Requests that come together share one scan.
  func list() async throws(Problem) -> PictureList {
    let scan = scan ?? Task { await rescan() }
    self.scan = scan
    return try await scan.value.get()
  }

  /// Returns a picture that a scan of this run found. A page that was opened before this run began asks for pictures
  /// that no scan has found yet: then the folder is looked through, though not for every wrong id.
  func picture(_ id: String) async -> Picture? {
    if let picture = pictures[id] { return picture }
    let isRecent = lastScan.map { ContinuousClock.now - $0 < .seconds(1) } ?? false
    guard id.utf8.count == 32, !isRecent else { return nil }
    _ = try? await list()
    return pictures[id]
  }

  /// Opens a picture as it is now, which may be another than was found.
  nonisolated func open(_ picture: Picture) async throws(Problem) -> OpenFile {
    let folder = folder
    let entry = try await FileQueue.run { () throws(Problem) in try folder.open(picture.path) }
    guard case .file(let file) = entry else { throw .notAFile }
    return file
  }

  private func rescan() async -> Result<PictureList, Problem> {
    defer {
      scan = nil
      lastScan = .now
    }
    let (folder, formats, excluded, bounds) = (folder, formats, excluded, bounds)
    let known = sizes
    let (found, measured, isCut, isThere) = await FileQueue.run {
      let scan = PictureScan(of: folder, for: formats, excluding: excluded, within: bounds)
      let found = scan.found.compactMap { Self.picture($0, in: folder) }
      let measured = Self.measure(found.filter { known[$0.id] == nil }, in: folder, for: bounds.measuring)
      return (found, measured, scan.isCut, (try? ServedFolder(folder.root)) != nil)
    }
    guard isThere else {
      return .failure(Problem(.notFound, "The folder \(name) is not there any more."))
    }

    // What was found before stays known, so that its id can be answered; but not without end.
    if pictures.count > 2 * bounds.pictures { pictures = [:] }
    for picture in found { pictures[picture.id] = picture }
    sizes = sizes.filter { pictures[$0.key] != nil }.merging(measured) { $1 }
    let list = found.map { picture in
      let size = sizes[picture.id] ?? nil
      return PictureList.Picture(id: picture.id, name: picture.name, width: size?.width, height: size?.height)
    }
    return .success(PictureList(folder: name, pictures: list, isCut: isCut))
  }

  private static func picture(_ found: PictureScan.Found, in folder: ServedFolder) -> Picture? {
    let slash = found.path.lastIndex(of: UInt8(ascii: "/")) ?? found.path.startIndex
    let name = String(decoding: found.path[slash...].dropFirst(), as: UTF8.self)
    guard let format = PictureFormat(fileName: name) else { return nil }
    var id = Fingerprint()
    id.combine(folder.root, found.path)
    id.combine(found.stamp)
    return Picture(id: id.description, path: found.path, name: name, format: format, stamp: found.stamp)
  }

  /// Reads the headers of as many pictures as can be had in passing: a list that waits for thousands is worse than
  /// one without their sizes.
  private static func measure(_ pictures: [Picture], in folder: ServedFolder, for time: Duration)
    -> [String: PixelSize?]
  {
    let end = ContinuousClock.now + time
    var sizes: [String: PixelSize?] = [:]
    for picture in pictures where picture.format != .svg {
      guard ContinuousClock.now < end else { break }
      guard case .file(let file) = try? folder.open(picture.path) else { continue }
      sizes[picture.id] = .some(PictureHeader(of: file, named: picture.format)?.size)
    }
    return sizes
  }
}

extension Fingerprint {
  /// Adds where a file is. The end of the folder's path is marked, so that the two can't be split in another way.
  mutating func combine(_ folder: DiskPath, _ path: ArraySlice<UInt8>) {
    combine(folder.bytes)
    combine(CollectionOfOne(0))
    combine(path)
  }
}
