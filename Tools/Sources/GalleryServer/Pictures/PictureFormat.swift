/// The supported picture formats.
enum PictureFormat: String, CaseIterable, Sendable {
  case jpeg, png, gif, webp, avif, heic, tiff, bmp, svg

  /// Creates the format of a file's extension, or nil if it is not a picture's. The content decides.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[dot...].dropFirst().lowercased()
    let others: [String: PictureFormat] = [
      "jpg": .jpeg, "jpe": .jpeg, "jfif": .jpeg, "heif": .heic, "tif": .tiff,
    ]
    guard let format = PictureFormat(rawValue: ending) ?? others[ending] else { return nil }
    self = format
  }

  /// Creates the format of a file's content, or nil if it is not a picture. Blocks on the disk.
  ///
  /// - Parameter name: The format by the file's name. Only a file with that extension is taken for an SVG: that is
  ///   text, and many texts contain a picture.
  init?(of file: OpenFile, named name: PictureFormat) {
    let start = file.read(at: 0, count: name == .svg ? 4096 : 12)
    func has(_ mark: some Sequence<UInt8>, at offset: Int = 0) -> Bool { start.dropFirst(offset).starts(with: mark) }
    switch true {
    case has([0xff, 0xd8, 0xff]): self = .jpeg
    case has([0x89] + "PNG\r\n\u{1a}\n".utf8): self = .png
    case has("GIF8".utf8): self = .gif
    case has("RIFF".utf8) && has("WEBP".utf8, at: 8): self = .webp
    case has("ftypavi".utf8, at: 4): self = .avif
    case ["hei", "hev", "mif", "msf"].contains(where: { has("ftyp\($0)".utf8, at: 4) }): self = .heic
    case has("II*\0".utf8) || has("II+\0".utf8) || has("MM\0*".utf8) || has("MM\0+".utf8): self = .tiff
    case has("BM".utf8): self = .bmp
    case name == .svg && String(decoding: start, as: UTF8.self).contains("<svg"): self = .svg
    default: return nil
    }
  }

  var contentType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

  /// Whether every current browser supports it.
  var isShownByBrowsers: Bool { self != .heic && self != .tiff }

  /// Whether a file seems complete, unlike an interrupted copy. Formats without an end marker never do. Blocks on the
  /// disk.
  func isWhole(_ file: OpenFile) -> Bool {
    let mark: [UInt8]
    switch self {
    case .jpeg: mark = [0xff, 0xd9]
    case .png: mark = Array("IEND".utf8)
    case .gif: mark = [0x00, 0x3b]
    default: return false
    }
    // Some cameras append more than this after the end; then the picture is left to the program that makes previews.
    return file.read(at: max(0, file.size - 1024), count: 1024).firstRange(of: mark) != nil
  }
}
