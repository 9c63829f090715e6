import Foundation

/// A scan of a folder and its subfolders for files with a picture's extension. It reads names, sizes and dates only,
/// and opens no file.
struct PictureScan {
  /// The limits of a scan. A user who names a whole disk by mistake gets a response, too.
  struct Bounds: Sendable {
    var pictures = 50_000
    /// The maximum number of files and folders of any kind.
    var entries = 500_000
    var depth = 32
    /// How long the headers of pictures are read, for their sizes, before the list is returned.
    var measuring = Duration.milliseconds(300)
  }

  private(set) var found: [PictureFolder.Picture] = []
  /// Whether a limit was reached, so that there may be more.
  private(set) var isCut = false

  init(of folder: ServedFolder, for formats: Set<PictureFormat>, excluding excluded: String?, within bounds: Bounds) {
    var entries = 0
    var subfolders = [(path: "", depth: 0)]
    walk: while let (path, depth) = subfolders.popLast() {
      // A folder that cannot be read counts as empty.
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.root + path)) ?? [] {
        guard name.utf8.first != UInt8(ascii: ".") else { continue }
        entries += 1
        guard entries <= bounds.entries, found.count < bounds.pictures else {
          isCut = true
          break walk
        }
        let path = "\(path)/\(name)"
        var status = stat()
        guard lstat(folder.root + path, &status) == 0 else { continue }
        if status.isFolder {
          guard depth < bounds.depth else {
            isCut = true
            continue
          }
          if folder.root + path != excluded { subfolders.append((path, depth + 1)) }
        } else if let format = PictureFormat(fileName: name), formats.contains(format) {
          // A link to a folder is not followed: its destination is found anyway if it is inside, and it may be
          // circular.
          if status.isSymbolicLink {
            guard let target = try? folder.resolve(path), stat(target, &status) == 0 else { continue }
          }
          guard status.isRegularFile else { continue }
          let stamp = FileStamp(status)
          let id = "\(Fingerprint(of: folder.root + path, stamp))"
          found.append(PictureFolder.Picture(id: id, path: path, name: name, format: format, stamp: stamp))
        }
      }
    }
    found = found.map { ($0.path.naturalKey, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension String {
  /// The sort key of a path for natural order: `Photo 2` before `photo 10`, ignoring case and accents, and with the
  /// pictures of a folder together.
  var naturalKey: String {
    var key: [UInt8] = []
    // The position of the length of the current number.
    var length: Int?
    for byte in folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil).utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // Without leading zeros the longer number is the larger one, so its length comes first.
        let place = length ?? key.count
        if length == nil { key.append(UInt8(ascii: "0")) }
        length = place
        guard byte > UInt8(ascii: "0") || place < key.count - 1 else { continue }
        key[place] = min(key[place] + 1, UInt8(ascii: "X"))
        key.append(byte)
        continue
      // A slash sorts before anything that a name can contain, so that `a/…` and `a b/…` are not mixed; a dot is next,
      // so that `photo.jpg` is before `photo 2.jpg`.
      case UInt8(ascii: "/"): key.append(0)
      case UInt8(ascii: "."): key.append(1)
      default: key.append(byte)
      }
      length = nil
    }
    // The name itself decides between names that are otherwise equal.
    return String(decoding: key, as: UTF8.self) + "\0" + self
  }
}
