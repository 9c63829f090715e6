/// The kinds of picture that a folder may hold.
enum PictureFormat: String, CaseIterable, Sendable {
  case jpeg, png, gif, webp, avif, heic, tiff, bmp, svg

  /// The format that the end of a file's name promises, or nil if it promises no picture. Its content decides.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[dot...].dropFirst().lowercased()
    let others: [String: PictureFormat] = [
      "jpg": .jpeg, "jpe": .jpeg, "jfif": .jpeg, "heif": .heic, "tif": .tiff,
    ]
    guard let format = PictureFormat(rawValue: ending) ?? others[ending] else { return nil }
    self = format
  }

  /// The format that the content of a file has, or nil if that is no picture. Waits for the disk.
  ///
  /// - Parameter name: the format by the file's name. Only a file that is named so is taken for an SVG: that is text,
  ///   and many a text has a picture in it.
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

  /// Whether every browser of today shows it.
  var isShownByBrowsers: Bool { self != .heic && self != .tiff }

  /// Whether a file seems to go on to the end of its picture, which a copy that broke off does not. Formats without a
  /// mark at their end never do. Waits for the disk.
  func isWhole(_ file: OpenFile) -> Bool {
    let mark: [UInt8]
    switch self {
    case .jpeg: mark = [0xff, 0xd9]
    case .png: mark = Array("IEND".utf8)
    case .gif: mark = [0x00, 0x3b]
    default: return false
    }
    // What cameras add behind the end is longer than this; then the picture is left to the program that makes previews.
    return file.read(at: max(0, file.size - 1024), count: 1024).firstRange(of: mark) != nil
  }
}
