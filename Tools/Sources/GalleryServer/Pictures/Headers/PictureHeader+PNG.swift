extension PictureHeader {
  /// PNG: chunks of length, name, data and checksum, the first of which has the size (PNG, third edition, section 5).
  static func png(_ bytes: inout ByteReader) -> PictureHeader? {
    guard let name = bytes.read(4, at: 12), name.elementsEqual("IHDR".utf8), let width = bytes.big(4, at: 16),
      let height = bytes.big(4, at: 20), let colorType = bytes.byte(at: 25)
    else { return nil }
    return PictureHeader(
      format: .png,
      size: PixelSize(width: width, height: height),
      // Types 4 and 6 have an alpha channel; the others may name transparent colours.
      hasAlpha: colorType & 4 != 0 || hasTransparentColors(&bytes),
      isWhole: bytes.endContains([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]))
  }

  private static func hasTransparentColors(_ bytes: inout ByteReader) -> Bool {
    var offset = 33
    for _ in 0..<100 {
      guard let length = bytes.big(4, at: offset), let name = bytes.read(4, at: offset + 4) else { return false }
      if name.elementsEqual("tRNS".utf8) { return true }
      if name.elementsEqual("IDAT".utf8) { return false }
      offset += 12 + length
    }
    return false
  }
}
