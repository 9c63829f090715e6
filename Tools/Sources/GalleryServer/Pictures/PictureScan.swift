import Foundation

/// A walk through a folder and the folders in it that finds the files whose names promise a picture. It looks at
/// names, sizes and dates only; no file is opened.
struct PictureScan {
  /// How far a walk goes. A person who names a whole disk by mistake gets an answer too.
  struct Bounds: Sendable {
    var pictures = 50_000
    /// Files and folders of any kind that are looked at.
    var entries = 500_000
    var depth = 32
    /// How long the headers of pictures are read, for their sizes, before the list is given out.
    var measuring = Duration.milliseconds(150)
  }

  struct Found: Sendable {
    /// The names on the way to it from the folder, with a slash before each.
    var path: ArraySlice<UInt8>
    var stamp: FileStamp
  }

  private(set) var found: [Found] = []
  /// Whether a bound was met, so that there may be more.
  private(set) var isCut = false

  private let folder: ServedFolder
  private let formats: Set<PictureFormat>
  private let excluded: DiskPath?
  private let bounds: Bounds
  private var entries = 0
  private var isFull = false

  /// - Parameters:
  ///   - formats: what to look for.
  ///   - excluded: a folder that is left out, with all links followed: that of the previews may be inside.
  init(of folder: ServedFolder, for formats: Set<PictureFormat>, excluding excluded: DiskPath?, within bounds: Bounds) {
    self.folder = folder
    self.formats = formats
    self.excluded = excluded
    self.bounds = bounds

    var folders: [(path: ArraySlice<UInt8>, depth: Int)] = [([], 0)]
    while let next = folders.popLast(), !isFull {
      for name in read(next.path) {
        if next.depth < bounds.depth {
          folders.append((name, next.depth + 1))
        } else {
          isCut = true
        }
      }
    }
    let keys = found.map { NaturalOrder(String(decoding: $0.path, as: UTF8.self)) }
    found = found.indices.sorted { keys[$0] < keys[$1] }.map { found[$0] }
  }

  /// Adds the pictures of one folder and returns the paths of the folders in it. One that cannot be read is empty.
  private mutating func read(_ path: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let place = folder.root.appending(path.dropFirst())
    guard place != excluded, let stream = place.withCString({ opendir($0) }) else { return [] }
    defer { closedir(stream) }

    var subfolders: [ArraySlice<UInt8>] = []
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      guard name[0] != CChar(UInt8(ascii: ".")) else { continue }
      entries += 1
      guard entries <= bounds.entries, found.count < bounds.pictures else {
        (isFull, isCut) = (true, true)
        return []
      }
      guard entry.mayBeFolder || wants(name) else { continue }
      var status = stat()
      guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      let path = path + [UInt8(ascii: "/")] + DiskPath.bytes(of: name)
      // A link to a folder is not followed: what it leads to inside is met anyway, and it may lead in a circle.
      if status.isFolder {
        subfolders.append(path)
      } else if wants(name), !status.isSymbolicLink || follow(path, &status), status.isRegularFile {
        found.append(Found(path: path, stamp: FileStamp(status)))
      }
    }
    return subfolders
  }

  private func wants(_ name: UnsafePointer<CChar>) -> Bool {
    PictureFormat(fileName: String(cString: name)).map(formats.contains) ?? false
  }

  private func follow(_ path: ArraySlice<UInt8>, _ status: inout stat) -> Bool {
    guard let target = try? folder.resolve(path) else { return false }
    return target.withCString { stat($0, &status) } == 0
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar> {
    // Through the pointer: a copy of the fixed 256 bytes would read past the end of a short entry.
    let start = UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!
    return start.assumingMemoryBound(to: CChar.self)
  }
}

extension UnsafeMutablePointer<dirent> {
  /// Whether a look at the entry itself is needed to tell. Some file systems never say what an entry is.
  fileprivate var mayBeFolder: Bool {
    pointee.d_type == UInt8(DT_DIR) || pointee.d_type == UInt8(DT_UNKNOWN)
  }
}
