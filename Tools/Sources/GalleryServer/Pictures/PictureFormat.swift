/// The kinds of picture that a folder may hold.
enum PictureFormat: String, CaseIterable, Sendable {
  case jpeg, png, gif, webp, avif, heic, tiff, bmp, svg

  /// The format that the end of a file's name promises, or nil if it promises no picture. Its content decides.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "jpg", "jpeg", "jpe", "jfif": self = .jpeg
    case "png": self = .png
    case "gif": self = .gif
    case "webp": self = .webp
    case "avif": self = .avif
    case "heic", "heif": self = .heic
    case "tif", "tiff": self = .tiff
    case "bmp": self = .bmp
    case "svg": self = .svg
    default: return nil
    }
  }

  var contentType: String {
    switch self {
    case .svg: "image/svg+xml"
    default: "image/\(rawValue)"
    }
  }

  /// Whether every browser of today shows it.
  var isShownByBrowsers: Bool {
    switch self {
    case .jpeg, .png, .gif, .webp, .avif, .bmp, .svg: true
    case .heic, .tiff: false
    }
  }
}
