/// The name of a preview in the cache: another one whenever the picture, its place or the width is another.
struct PreviewKey: Hashable, Sendable, CustomStringConvertible {
  let picture: Fingerprint
  let width: PreviewWidth
  /// What can be transparent is kept as WebP; the rest as JPEG, which is the fastest to make and to show.
  let hasAlpha: Bool

  var contentType: String { hasAlpha ? "image/webp" : "image/jpeg" }

  /// A file name: 32 digits, a dash, the width, and the end for the format.
  var description: String { "\(picture)-\(width.rawValue).\(hasAlpha ? "webp" : "jpg")" }

  /// Whether a file of the cache's folder has a name as keys give it. No other file there is ever touched.
  static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /[0-9a-f]{32}-(240|480|960|1920)\.(jpg|webp)/) != nil
  }
}

/// One of the few widths in which previews are made, so that nearly the same is not made twice.
enum PreviewWidth: Int, CaseIterable, Sendable {
  case small = 240
  case medium = 480
  case large = 960
  case largest = 1920

  /// The least of the widths that is not below `pixels`, or the largest.
  init(fitting pixels: Int) {
    self = Self.allCases.first { $0.rawValue >= pixels } ?? .largest
  }

  /// The most that a preview is wide and high, in pixels. Portraits of every camera get the whole width; only a strip
  /// that would be many screens high is held to less.
  var bounds: PixelSize { PixelSize(width: rawValue, height: 2 * rawValue) }
}
