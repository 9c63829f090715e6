/// The first directory of a TIFF structure, which is also how cameras write Exif (TIFF 6.0, section 2).
struct TIFFTags {
  private var values: [Int: Int] = [:]

  var size: PixelSize? {
    guard let width = values[256], let height = values[257] else { return nil }
    return PixelSize(width: width, height: height)
  }

  /// Whether the picture lies on its side: orientations 5 to 8.
  var isTurned: Bool { (5...8).contains(values[274] ?? 1) }

  var hasExtraSamples: Bool { values[338] != nil }

  /// - Parameter start: where the structure begins; its offsets count from there.
  init?(_ bytes: inout ByteReader, at start: Int) {
    guard let order = bytes.read(2, at: start) else { return nil }
    let isLittle = order.elementsEqual("II".utf8)
    guard isLittle || order.elementsEqual("MM".utf8) else { return nil }
    func number(_ count: Int, at offset: Int, _ bytes: inout ByteReader) -> Int? {
      isLittle ? bytes.little(count, at: start + offset) : bytes.big(count, at: start + offset)
    }

    guard number(2, at: 2, &bytes) == 42, let directory = number(4, at: 4, &bytes),
      let count = number(2, at: directory, &bytes)
    else { return nil }
    for index in 0..<min(count, 512) {
      let entry = directory + 2 + 12 * index
      guard let tag = number(2, at: entry, &bytes), let type = number(2, at: entry + 2, &bytes) else { return nil }
      // A short or a long, at the start of the four bytes for the value.
      values[tag] = number(type == 3 ? 2 : 4, at: entry + 8, &bytes)
    }
  }
}

extension PictureHeader {
  static func tiff(_ bytes: inout ByteReader) -> PictureHeader? {
    guard let tags = TIFFTags(&bytes, at: 0) else {
      // 43 is its larger sibling, BigTIFF; the tool reads it.
      guard bytes.little(2, at: 2) == 43 || bytes.big(2, at: 2) == 43 else { return nil }
      return PictureHeader(format: .tiff, hasAlpha: true)
    }
    return PictureHeader(
      format: .tiff, size: tags.isTurned ? tags.size?.turned : tags.size, hasAlpha: tags.hasExtraSamples)
  }
}
