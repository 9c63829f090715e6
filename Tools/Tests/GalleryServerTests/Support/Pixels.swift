import Foundation
import Subprocess
import Testing

@testable import GalleryServer

/// A picture with a different colour in each corner, which shows its rotation; and files made from it.
enum Pixels {
  /// Red and green above, blue and white below.
  static func corners(_ width: Int, _ height: Int) -> (_ x: Int, _ y: Int) -> [UInt8] {
    { x, y in
      switch (x < width / 2, y < height / 2) {
      case (true, true): [255, 0, 0]
      case (false, true): [0, 255, 0]
      case (true, false): [0, 0, 255]
      case (false, false): [255, 255, 255]
      }
    }
  }

  /// A PNG with uncompressed rows. With `alpha`, its left half is transparent.
  static func png(_ width: Int, _ height: Int, alpha: Bool = false) -> [UInt8] {
    let color = corners(width, height)
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows += color(x, y) + (alpha ? [x < width / 2 ? 0 : 255] : []) }
    }

    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + data
      return big(UInt32(data.count)) + body + big(crc32(body))
    }
    var stream: [UInt8] = [0x78, 0x01]
    var rest = rows[...]
    repeat {
      let part = rest.prefix(65535)
      rest = rest.dropFirst(part.count)
      let count = UInt16(part.count)
      stream += [rest.isEmpty ? 1 : 0] + little(count) + little(~count) + part
    } while !rest.isEmpty
    stream += big(adler32(rows))
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
      + chunk("IHDR", big(UInt32(width)) + big(UInt32(height)) + [8, alpha ? 6 : 2, 0, 0, 0]) + chunk("IDAT", stream)
      + chunk("IEND", [])
  }

  /// A PNG that claims to be far larger than its content.
  static func png(claiming width: Int, _ height: Int) -> [UInt8] {
    var bytes = png(1, 1)
    let header = Array("IHDR".utf8) + big(UInt32(width)) + big(UInt32(height)) + [8, 2, 0, 0, 0]
    bytes.replaceSubrange(12..<33, with: header + big(crc32(header)))
    return bytes
  }

  /// A BMP with 24 bits per pixel, from the bottom up.
  static func bmp(_ width: Int, _ height: Int) -> [UInt8] {
    let color = corners(width, height)
    var rows: [UInt8] = []
    for y in (0..<height).reversed() {
      for x in 0..<width { rows += color(x, y).reversed() }
      rows += [UInt8](repeating: 0, count: (4 - width * 3 % 4) % 4)
    }
    // The size of the file and the offset of the rows; then the length of the second header and the size of the
    // picture, one plane of 24 bits, uncompressed.
    let file = Array("BM".utf8) + little(UInt32(54 + rows.count)) + little(UInt32(0)) + little(UInt32(54))
    let picture = little(UInt32(40)) + little(UInt32(width)) + little(UInt32(height)) + [1, 0, 24, 0]
    return file + picture + [UInt8](repeating: 0, count: 24) + rows
  }

  /// Any format that libvips can write.
  static func make(_ format: String, _ width: Int, _ height: Int, alpha: Bool = false) async throws -> [UInt8] {
    var result: [UInt8] = []
    try await TestFolder.with { folder in
      try folder.write(png(width, height, alpha: alpha), to: "in.png")
      let (input, output) = (folder.path("in.png"), folder.path("out.\(format)"))
      // Without its own tags, such as an orientation.
      try await vips(
        format == "heic" ? ["heifsave", input, output, "--compression", "hevc"] : ["copy", input, output + "[strip]"])
      result = try #require(folder.read("out.\(format)"))
    }
    return result
  }

  /// A JPEG with an Exif orientation (1 to 8).
  static func jpeg(_ width: Int, _ height: Int, orientation: UInt8) async throws -> [UInt8] {
    let exif: [UInt8] =
      Array("Exif\0\0MM\0*".utf8) + big(UInt32(8)) + [0, 1] + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      + big(UInt32(0))
    let segment = [0xff, 0xe1] + big(UInt16(exif.count + 2)) + exif
    var bytes = try await make("jpg", width, height)
    bytes.insert(contentsOf: segment, at: 2)
    return bytes
  }

  /// The colours in the corners of a picture, clockwise from the top left, with each channel rounded to 0 or 1.
  static func cornerColors(of bytes: [UInt8]) async throws -> [String] {
    var colors: [String] = []
    try await TestFolder.with { folder in
      try folder.write(bytes, to: "picture")
      let size = try #require(try await Self.size(of: bytes, in: folder))
      for (x, y) in [(2, 2), (size.width - 3, 2), (size.width - 3, size.height - 3), (2, size.height - 3)] {
        let point = try await vips(["getpoint", folder.path("picture"), "\(x)", "\(y)"])
        colors.append(point.split(whereSeparator: \.isWhitespace).map { Double($0) ?? 0 > 127 ? "1" : "0" }.joined())
      }
    }
    return colors
  }

  static func size(of bytes: [UInt8]) async throws -> PixelSize? {
    var size: PixelSize?
    try await TestFolder.with { size = try await Self.size(of: bytes, in: $0) }
    return size
  }

  private static func size(of bytes: [UInt8], in folder: TestFolder) async throws -> PixelSize? {
    try folder.write(bytes, to: "sized")
    let file = try #require(OpenFile(folder.path("sized")))
    return await Vips.find()?.header(of: file, .png)?.size
  }

  @discardableResult
  private static func vips(_ arguments: [String]) async throws -> String {
    let result = try await Subprocess.run(
      .name("vips"), arguments: Arguments(arguments), output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    try #require(result.terminationStatus.isSuccess, "vips \(arguments): \(result.standardError)")
    return result.standardOutput
  }

  private static func big(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xedb8_8320 }
    }
    return ~crc
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in bytes {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return b << 16 | a
  }
}
