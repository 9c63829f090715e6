/// What is too much to ask of this machine for one preview.
struct PreviewLimits: Sendable {
  /// The largest file, in bytes. Photographs of today's largest sensors, uncompressed, have a third of it.
  var fileSize = 1 << 30
  /// The most pixels. A gigapixel panorama takes a minute and gigabytes; a photograph has a fifth of this at most.
  var pixels = 500_000_000
  /// How long the tool may take.
  var time: Duration = .seconds(60)
  /// What the tool may allocate, in bytes.
  var memory = 2 << 30

  func check(_ file: OpenFile, _ header: PictureHeader, name: String) throws(Problem) {
    guard file.size <= fileSize, header.size?.area ?? 0 <= pixels else {
      throw Problem(.payloadTooLarge, "\(name) is too large to be shown.")
    }
    if header.format == .svg, file.size > PictureHeader.largestSentDrawing {
      throw Problem(.payloadTooLarge, "\(name) is too large a drawing to be shown.")
    }
  }
}

extension PictureHeader {
  /// In bytes. Browsers draw an SVG again for every size, so one that takes a second to draw is no use as an item.
  static let largestSentDrawing = 8 << 20

  /// In bytes. What compresses this badly at the size of a preview is better sent as one, unless it is animated.
  private static let largestSentAsPreview = 2 << 20

  /// Whether a file may be sent as it is to a place of a width; nil for a place that takes the file itself.
  ///
  /// Drawings always are: they fit any width, and whoever draws them in the browser is shielded from them.
  func mayBeSent(for width: PreviewWidth?, size: Int) -> Bool {
    guard format.isShownByBrowsers else { return false }
    guard let width, format != .svg else { return true }
    guard let pixels = self.size else { return false }
    return isWhole && size <= Self.largestSentAsPreview && pixels.width <= width.width && pixels.height <= width.height
  }
}
