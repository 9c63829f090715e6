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
    var measuring = Duration.milliseconds(300)
  }

  private(set) var found: [PictureFolder.Picture] = []
  /// Whether a bound was met, so that there may be more.
  private(set) var isCut = false

  init(of folder: ServedFolder, for formats: Set<PictureFormat>, excluding excluded: String?, within bounds: Bounds) {
    var entries = 0
    var subfolders = [(path: "", depth: 0)]
    walk: while let (path, depth) = subfolders.popLast() {
      // A folder that cannot be read is empty.
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.root + path)) ?? [] {
        guard !name.hasPrefix(".") else { continue }
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
          // A link to a folder is not followed: what it leads to inside is met anyway, and it may lead in a circle.
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
  /// What paths are sorted by, so that they stand as people order them: `Photo 2` before `photo 10`, whatever the case
  /// and the accents, and a folder's pictures together.
  var naturalKey: String {
    var key: [UInt8] = []
    // Where the length of the number is that the loop is in.
    var length: Int?
    for byte in folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil).utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // Without leading zeros the longer number is the greater one, so its length goes first.
        let place = length ?? key.count
        if length == nil { key.append(UInt8(ascii: "0")) }
        length = place
        guard byte > UInt8(ascii: "0") || place < key.count - 1 else { continue }
        key[place] = min(key[place] + 1, UInt8(ascii: "X"))
        key.append(byte)
        continue
      // A slash comes before anything that a name can hold, so that `a/…` and `a b/…` are not mixed; and a dot comes
      // next, so that `photo.jpg` is before `photo 2.jpg`.
      case UInt8(ascii: "/"): key.append(0)
      case UInt8(ascii: "."): key.append(1)
      default: key.append(byte)
      }
      length = nil
    }
    // The name itself decides between names that differ in nothing else.
    return String(decoding: key, as: UTF8.self) + "\0" + self
  }
}
