extension PictureHeader {
  /// AVIF and HEIC: boxes in boxes (ISO/IEC 14496-12), with the properties of pictures in `meta`, `iprp`, `ipco`.
  ///
  /// Which property belongs to which picture of the file is not followed up: the largest size is that of the whole
  /// picture (the others are its tiles and thumbnails), and a camera turns all of them alike.
  static func heif(_ bytes: inout ByteReader) -> PictureHeader? {
    guard let brand = bytes.read(4, at: 8) else { return nil }
    let format: PictureFormat
    switch String(decoding: brand, as: UTF8.self) {
    case "avif", "avis": format = .avif
    case "heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1": format = .heic
    default: return nil
    }
    var header = PictureHeader(format: format)

    var isTurned = false
    var end = 0
    var meta: Box?
    for box in boxes(in: 0..<bytes.size, &bytes) {
      if box.kind == "meta" { meta = meta ?? box }
      end = box.content.upperBound
    }
    header.isWhole = end <= bytes.size
    // `meta` and `ispe` begin with four bytes of version and flags.
    for box in boxes(in: meta?.content.dropFirst(4) ?? 0..<0, &bytes) where box.kind == "iprp" {
      for box in boxes(in: box.content, &bytes) where box.kind == "ipco" {
        for box in boxes(in: box.content, &bytes) {
          let start = box.content.lowerBound
          switch box.kind {
          case "ispe":
            guard let width = bytes.big(4, at: start + 4), let height = bytes.big(4, at: start + 8) else { break }
            let size = PixelSize(width: width, height: height)
            if size.area > header.size?.area ?? 0 { header.size = size }
          case "irot":
            isTurned = bytes.byte(at: start).map { $0 & 1 == 1 } ?? false
          case "auxC":
            // `urn:mpeg:hevc:2015:auxid:1` or `urn:mpeg:mpegB:cicp:systems:auxiliary:alpha`
            guard let name = bytes.read(min(box.content.count, 64), at: start) else { break }
            let text = String(decoding: name.dropFirst(4).prefix { $0 != 0 }, as: UTF8.self)
            if text.hasSuffix(":alpha") || text.hasSuffix("auxid:1") { header.hasAlpha = true }
          default:
            break
          }
        }
      }
    }
    if isTurned { header.size = header.size?.turned }
    return header
  }

  private struct Box {
    var kind: String
    var content: Range<Int>
  }

  /// Lists the boxes of a part of the file; one may say that it goes on behind the end.
  private static func boxes(in range: Range<Int>, _ bytes: inout ByteReader) -> [Box] {
    var boxes: [Box] = []
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound, boxes.count < 1000 {
      guard var length = bytes.big(4, at: offset), let kind = bytes.read(4, at: offset + 4) else { break }
      let name = String(decoding: kind, as: UTF8.self)
      var head = 8
      if length == 1 {
        guard let high = bytes.big(4, at: offset + 8), let low = bytes.big(4, at: offset + 12), high < 1 << 24 else {
          break
        }
        (length, head) = (high << 32 | low, 16)
      } else if length == 0 {
        length = range.upperBound - offset
      }
      guard length >= head else { break }
      boxes.append(Box(kind: name, content: (offset + head)..<(offset + length)))
      offset += length
    }
    return boxes
  }
}
