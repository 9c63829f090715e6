import Subprocess

/// The header of a picture, read without decoding it.
struct PictureHeader: Equatable, Sendable {
  /// The size as shown, with the camera's orientation applied.
  var size: PixelSize
  /// Whether it has an alpha channel.
  var hasAlpha: Bool
}

/// A width and a height in pixels.
struct PixelSize: Equatable, Sendable {
  var width: Int
  var height: Int

  /// The area, in pixels. No header holds sides that would overflow it.
  var area: Int { width * height }
}

extension Vips {
  /// The maximum number of pictures for one process: few enough that no list waits long for the last one.
  static let batch = 100

  /// Returns the headers of pictures, at most ``batch`` of them, by their ids. Unreadable pictures and SVGs, which have
  /// no size in pixels, are left out; so are all if they take too long.
  ///
  /// - Parameter seconds: The time limit.
  func headers(of pictures: [PictureFolder.Picture], in folder: ServedFolder, within seconds: Int) async
    -> [String: PictureHeader]
  {
    let limits = Limits(seconds: seconds)
    let (paths, bitmaps) = await FileQueue.run {
      var (paths, bitmaps): ([String: String], [String: String]) = ([:], [:])
      for picture in pictures {
        guard let path = try? folder.resolve(picture.path), case .file(let file)? = try? folder.open(picture.path)
        else { continue }
        switch PictureFormat(of: file, named: picture.format) {
        case .bmp: bitmaps[picture.id] = path
        case .svg, nil: continue
        default: paths[picture.id] = path
        }
      }
      return (paths, bitmaps)
    }
    let headers = await headers(of: Set(paths.values), input: .none, within: limits, trusting: false)
    let others = await self.headers(of: Set(bitmaps.values), input: .none, within: limits, trusting: true)
    return paths.compactMapValues { headers[$0] }.merging(bitmaps.compactMapValues { others[$0] }) { $1 }
  }

  /// Returns the header of one picture, whatever its name.
  func header(of file: OpenFile, _ format: PictureFormat) async -> PictureHeader? {
    let input = FileDescriptorInput.fileDescriptor(file.descriptor, closeAfterSpawningProcess: false)
    return await headers(of: ["/dev/stdin"], input: input, within: Limits(), trusting: format == .bmp).values.first
  }

  private func headers(
    of paths: Set<String>, input: some InputProtocol, within limits: Limits, trusting: Bool
  ) async -> [String: PictureHeader] {
    guard !paths.isEmpty else { return [:] }
    let result = try? await run(
      header, ["-a"] + paths, input: input, output: .bytes(limit: 4 << 20), within: limits, trusting: trusting)
    // Cameras write text in any encoding.
    return Self.headers(in: String(decoding: result?.standardOutput ?? [], as: UTF8.self))
  }

  /// Parses the output of `vipsheader -a`: for each picture a line such as `/pictures/a.jpg: 4000x3000 uchar, 3 bands,
  /// srgb, jpegload`, and then a line for each of its fields, which begins with the path only if there are several
  /// pictures.
  /// - Returns: The headers by the paths of the pictures.
  private static func headers(in output: String) -> [String: PictureHeader] {
    var headers: [String: PictureHeader] = [:]
    var path = ""
    for line in output.split(separator: "\n") {
      if let match = line.wholeMatch(of: /(\/.*): ([0-9]+)x([0-9]+) [a-z]+, ([0-9]+) bands?, ([a-z0-9-]+), [a-z0-9]+/),
        let width = Int(match.2), let height = Int(match.3), let bands = Int(match.4)
      {
        // Grey, CMYK, or three colours; and alpha.
        let colors = match.5.hasPrefix("b-w") || match.5 == "grey16" ? 1 : match.5 == "cmyk" ? 4 : 3
        path = String(match.1)
        headers[path] = PictureHeader(size: PixelSize(width: width, height: height), hasAlpha: bands > colors)
      } else if line.hasPrefix("orientation: ") || line.hasPrefix("\(path): orientation: "),
        let side = line.last, "5678".contains(side), let size = headers[path]?.size
      {
        headers[path]?.size = PixelSize(width: size.height, height: size.width)
      }
    }
    return headers
  }
}
