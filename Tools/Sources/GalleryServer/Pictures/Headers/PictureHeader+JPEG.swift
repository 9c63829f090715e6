extension PictureHeader {
  /// JPEG: segments of two bytes of marker and two of length, up to the frame, which has the size (ITU T.81, annex B).
  static func jpeg(_ bytes: inout ByteReader) -> PictureHeader? {
    var tags: TIFFTags?
    var offset = 2
    // More segments than any camera writes; a file made to keep us busy has no more either.
    for _ in 0..<1000 {
      while bytes.byte(at: offset) == 0xff, bytes.byte(at: offset + 1) == 0xff { offset += 1 }
      guard bytes.byte(at: offset) == 0xff, let marker = bytes.byte(at: offset + 1),
        let length = bytes.big(2, at: offset + 2), length >= 2
      else { return nil }

      switch marker {
      case 0xc0...0xcf where marker != 0xc4 && marker != 0xc8 && marker != 0xcc:
        guard let height = bytes.big(2, at: offset + 5), let width = bytes.big(2, at: offset + 7) else { return nil }
        let size = PixelSize(width: width, height: height)
        return PictureHeader(
          format: .jpeg,
          // A height of zero is told behind the first scan.
          size: height == 0 ? nil : tags?.isTurned == true ? size.turned : size,
          isWhole: bytes.endContains([0xff, 0xd9]))
      case 0xe1:
        if tags == nil, let mark = bytes.read(6, at: offset + 4), mark.elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0]) {
          tags = TIFFTags(&bytes, at: offset + 10)
        }
      case 0xd9, 0xda:
        return nil
      default:
        break
      }
      offset += 2 + length
    }
    return nil
  }
}
