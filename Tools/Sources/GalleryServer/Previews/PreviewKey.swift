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
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 32, parts[0].allSatisfy(\.isHexDigit) else { return false }
    return PreviewWidth.allCases.contains { parts[1] == "\($0.rawValue).jpg" || parts[1] == "\($0.rawValue).webp" }
  }
}

extension PictureFolder {
  /// - Parameter stamp: of the file as it is now.
  nonisolated func key(of picture: Picture, _ stamp: FileStamp, _ width: PreviewWidth, _ header: PictureHeader)
    -> PreviewKey
  {
    var fingerprint = Fingerprint()
    // To be raised when previews are made in another way, so that old ones are not shown.
    fingerprint.combine(1)
    fingerprint.combine(root, picture.path)
    fingerprint.combine(stamp)
    return PreviewKey(picture: fingerprint, width: width, hasAlpha: header.hasAlpha)
  }
}
