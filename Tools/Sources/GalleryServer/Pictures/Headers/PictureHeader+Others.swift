extension PictureHeader {
  /// GIF: the size follows the name of the format.
  static func gif(_ bytes: inout ByteReader) -> PictureHeader? {
    guard let width = bytes.little(2, at: 6), let height = bytes.little(2, at: 8) else { return nil }
    return PictureHeader(
      format: .gif,
      size: PixelSize(width: width, height: height),
      hasAlpha: true,
      // The end of the last block, and the mark of the end.
      isWhole: bytes.endContains([0x00, 0x3b]))
  }

  /// BMP: a file header of 14 bytes and one of several picture headers, which begin with their length.
  static func bmp(_ bytes: inout ByteReader) -> PictureHeader? {
    guard let length = bytes.little(4, at: 2), let head = bytes.little(4, at: 14) else { return nil }
    var header = PictureHeader(format: .bmp, isWhole: length <= bytes.size)
    if head == 12 {
      guard let width = bytes.little(2, at: 18), let height = bytes.little(2, at: 20) else { return nil }
      header.size = PixelSize(width: width, height: height)
    } else {
      guard (16...1024).contains(head), let width = bytes.little(4, at: 18), let height = bytes.little(4, at: 22)
      else { return nil }
      // A height below zero: the rows go from the top down.
      header.size = PixelSize(width: width, height: Int(Int32(truncatingIfNeeded: height).magnitude))
    }
    return header
  }

  /// SVG: text with the root element near its start, behind comments and declarations at most.
  static func svg(_ bytes: inout ByteReader) -> PictureHeader? {
    guard let start = bytes.read(min(bytes.size, 4096), at: 0) else { return nil }
    let text = String(decoding: start, as: UTF8.self)
    guard text.contains("<svg") else { return nil }
    return PictureHeader(format: .svg, hasAlpha: true, isWhole: bytes.endContains(Array("</svg>".utf8)))
  }
}
