import Testing

@testable import GalleryServer

struct PictureHeaderTests {
  private static func header(_ bytes: [UInt8], named name: PictureFormat = .jpeg) async throws -> PictureHeader? {
    var header: PictureHeader?
    try await TestFolder.with { folder in
      try folder.write(bytes, to: "picture")
      header = try Pixels.header(of: folder.path("picture"), named: name)
    }
    return header
  }

  @Test(arguments: [
    ("jpg", PictureFormat.jpeg), ("png", .png), ("gif", .gif), ("webp", .webp), ("tif", .tiff), ("avif", .avif),
    ("heic", .heic),
  ])
  func `what libvips writes is read`(ending: String, format: PictureFormat) async throws {
    let header = try #require(try await Self.header(Pixels.make(ending, 302, 150)))
    #expect(header.format == format)
    #expect(header.size == PixelSize(width: 302, height: 150))
    #expect(header.isWhole)
    #expect(header.hasAlpha == (format == .gif))
  }

  @Test(arguments: ["png", "webp", "tif", "avif"])
  func `what may be transparent is seen`(ending: String) async throws {
    let header = try #require(try await Self.header(Pixels.make(ending, 64, 64, alpha: true)))
    #expect(header.hasAlpha)
    #expect(header.size == PixelSize(width: 64, height: 64))
  }

  @Test func `the other formats are read`() async throws {
    let bmp = try await Self.header(Pixels.bmp(31, 20))
    #expect(bmp == PictureHeader(format: .bmp, size: PixelSize(width: 31, height: 20)))

    // Rows from the top: a height below zero.
    var upsideDown = Pixels.bmp(31, 20)
    upsideDown.replaceSubrange(22..<26, with: [0xec, 0xff, 0xff, 0xff])
    #expect(try await Self.header(upsideDown)?.size == PixelSize(width: 31, height: 20))

    // The smallest lossless WebP: 5 by 9, with alpha.
    let lossless = Array("RIFF".utf8) + [13, 0, 0, 0] + Array("WEBPVP8L".utf8) + [1, 0, 0, 0, 0x2f, 4, 0, 2, 0x10]
    #expect(try await Self.header(lossless)?.size == PixelSize(width: 5, height: 9))

    let svg = Array(#"<?xml version="1.0"?><!-- a drawing --><svg xmlns="http://www.w3.org/2000/svg"></svg>"#.utf8)
    #expect(try await Self.header(svg, named: .svg)?.format == .svg)
    #expect(try await Self.header(svg, named: .png) == nil)
    #expect(try await Self.header(Array("<html></html>".utf8), named: .svg) == nil)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt8>)
  func `the size is that of the picture as it is held`(orientation: UInt8) async throws {
    let header = try await Self.header(Pixels.jpeg(300, 200, orientation: orientation))
    let isTurned = orientation >= 5
    #expect(header?.size == PixelSize(width: isTurned ? 200 : 300, height: isTurned ? 300 : 200))
  }

  @Test func `the content counts, and not the name`() async throws {
    #expect(try await Self.header(Pixels.png(3, 2), named: .jpeg)?.format == .png)
  }

  @Test(arguments: ["jpg", "png", "gif", "webp", "tif", "avif", "bmp"])
  func `a broken header is never more than nothing`(ending: String) async throws {
    let whole = ending == "bmp" ? Pixels.bmp(40, 30) : try await Pixels.make(ending, 40, 30)
    let count = min(whole.count, 600)
    // The same on every machine and in every run.
    var random = RepeatableGenerator(state: 42)
    try await TestFolder.with { folder in
      for length in stride(from: 0, to: count, by: 3) {
        try folder.write(whole[..<length], to: "short")
        _ = try Pixels.header(of: folder.path("short"), named: .png)
      }
      for _ in 0..<200 {
        var bytes = whole
        for _ in 0..<4 { bytes[Int.random(in: 4..<count, using: &random)] = .random(in: 0...255, using: &random) }
        try folder.write(bytes, to: "flipped")
        if let size = try Pixels.header(of: folder.path("flipped"), named: .png)?.size {
          #expect(size.width > 0 && size.height > 0 && size.area > 0)
        }
      }
    }
  }

  @Test(arguments: ["jpg", "png", "gif", "webp", "avif", "bmp"])
  func `a copy that broke off is not whole`(ending: String) async throws {
    let whole = ending == "bmp" ? Pixels.bmp(200, 100) : try await Pixels.make(ending, 200, 100)
    let header = try #require(try await Self.header(Array(whole.dropLast(whole.count / 4))))
    #expect(!header.isWhole)
  }
}

/// A generator of the same numbers each time (SplitMix64).
struct RepeatableGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
