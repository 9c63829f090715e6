extension PictureHeader {
  /// WebP: a RIFF file whose first chunk is one of three kinds (RFC 9649, sections 2.4 to 2.7).
  static func webp(_ bytes: inout ByteReader) -> PictureHeader? {
    guard let length = bytes.little(4, at: 4), let chunk = bytes.read(4, at: 12) else { return nil }
    let kind = String(decoding: chunk, as: UTF8.self)
    var header = PictureHeader(format: .webp, isWhole: length + 8 <= bytes.size)

    switch kind {
    case "VP8X":
      guard let flags = bytes.byte(at: 20), let width = bytes.little(3, at: 24), let height = bytes.little(3, at: 27)
      else { return nil }
      header.size = PixelSize(width: width + 1, height: height + 1)
      header.hasAlpha = flags & 0x10 != 0
    case "VP8L":
      guard bytes.byte(at: 20) == 0x2f, let bits = bytes.little(4, at: 21) else { return nil }
      header.size = PixelSize(width: bits & 0x3fff + 1, height: bits >> 14 & 0x3fff + 1)
      header.hasAlpha = bits >> 28 & 1 != 0
    case "VP8 ":
      guard bytes.big(3, at: 23) == 0x9d012a, let width = bytes.little(2, at: 26), let height = bytes.little(2, at: 28)
      else { return nil }
      header.size = PixelSize(width: width & 0x3fff, height: height & 0x3fff)
    default:
      return nil
    }
    return header
  }
}
