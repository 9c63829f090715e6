/// What the first bytes of a picture say about it, read without decoding anything.
struct PictureHeader: Equatable, Sendable {
  /// By the content: a file may be named for another format.
  var format: PictureFormat
  /// As the picture is shown, turned the way the camera was held; nil where the header does not say it plainly.
  var size: PixelSize?
  /// Whether some of it may be transparent.
  var hasAlpha = false
  /// Whether the file seems to go on to the end of the picture. A copy that broke off does not.
  var isWhole = true
}

/// A width and a height in pixels.
struct PixelSize: Equatable, Sendable {
  var width: Int
  var height: Int

  var area: Int {
    let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge ? .max : area
  }

  var turned: PixelSize { PixelSize(width: height, height: width) }
}

extension PictureHeader {
  /// Reads the header of a file, or returns nil if it is that of no picture. Waits for the disk.
  ///
  /// - Parameter name: the format by the file's name. Only a file that is named so is taken for an SVG: that is text,
  ///   and many a text has a picture in it.
  init?(of file: OpenFile, named name: PictureFormat) {
    var bytes = ByteReader(file)
    guard let start = bytes.read(12, at: 0) ?? bytes.read(min(file.size, 12), at: 0) else { return nil }

    let header: PictureHeader? =
      switch start {
      case _ where start.starts(with: [0xff, 0xd8, 0xff]): .jpeg(&bytes)
      case _ where start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]): .png(&bytes)
      case _ where start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8): .gif(&bytes)
      case _ where start.starts(with: "RIFF".utf8) && start.dropFirst(8).starts(with: "WEBP".utf8): .webp(&bytes)
      case _ where start.dropFirst(4).starts(with: "ftyp".utf8): .heif(&bytes)
      case _ where start.starts(with: "II".utf8) || start.starts(with: "MM".utf8): .tiff(&bytes)
      case _ where start.starts(with: "BM".utf8): .bmp(&bytes)
      case _ where name == .svg: .svg(&bytes)
      default: nil
      }
    guard let header else { return nil }
    if let size = header.size, size.width < 1 || size.height < 1 { return nil }
    self = header
  }
}
