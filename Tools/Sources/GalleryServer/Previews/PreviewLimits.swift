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
