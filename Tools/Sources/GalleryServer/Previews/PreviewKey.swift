/// The name of a preview in the cache: it differs for each picture, location and width.
struct PreviewKey: Hashable, Sendable, CustomStringConvertible {
  let picture: Fingerprint
  let width: PreviewWidth
  /// Pictures with transparency are stored as WebP; others as JPEG, which is the fastest to make and to show.
  let hasAlpha: Bool

  var contentType: String { hasAlpha ? "image/webp" : "image/jpeg" }

  /// A file name: 32 digits, a dash, the width, and the extension.
  var description: String { "\(picture)-\(width.rawValue).\(hasAlpha ? "webp" : "jpg")" }

  /// Whether a file of the cache's folder is named like a key. No other file there is ever touched.
  static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /[0-9a-f]{32}-(240|480|960|1920)\.(jpg|webp)/) != nil
  }
}

/// The widths of previews: few, so that nearly the same is not made twice.
enum PreviewWidth: Int, CaseIterable, Sendable {
  case small = 240
  case medium = 480
  case large = 960
  case largest = 1920

  /// Creates the smallest width that is not below `pixels`, or the largest.
  init(fitting pixels: Int) {
    self = Self.allCases.first { $0.rawValue >= pixels } ?? .largest
  }

  /// The maximum size of a preview, in pixels. Portraits of every camera get the whole width; only a strip that would
  /// be many screens high is limited.
  var bounds: PixelSize { PixelSize(width: rawValue, height: 2 * rawValue) }
}
