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
