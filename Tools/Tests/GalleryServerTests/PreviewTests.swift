import Foundation
import Testing

@testable import GalleryServer

/// `GET /pictures/<id>`.
struct PreviewTests {
  @Test(arguments: [
    // Width and height of the picture, requested width, width and height of the preview.
    (500, 250, 100, 240, 120), (500, 250, 240, 240, 120), (500, 250, 300, 480, 240), (500, 250, 481, 500, 250),
    (300, 600, 240, 240, 480), (100, 1000, 240, 48, 480), (1000, 20, 1, 240, 5), (500, 250, 99999, 500, 250),
  ])
  func `a preview fits the next width`(_ width: Int, _ height: Int, asked: Int, _ toWidth: Int, _ toHeight: Int)
    async throws
  {
    try await TestGallery.run(
      prepare: { _, pictures in try pictures.write(Pixels.png(width, height), to: "a.png") }
    ) { gallery async throws in
      let response = try await gallery.picture("a.png", width: asked)
      #expect(response.status == 200)
      #expect(try await Pixels.size(of: response.body) == PixelSize(width: toWidth, height: toHeight))
      #expect(response["Cache-Control"] == "private, max-age=31536000, immutable")
    }
  }

  @Test(arguments: ["jpg", "png", "gif", "webp", "avif", "tif", "heic", "bmp"])
  func `every format has previews`(format: String) async throws {
    let bytes = format == "bmp" ? Pixels.bmp(500, 250) : try await Pixels.make(format, 500, 250)
    try await TestGallery.run(prepare: { _, pictures in try pictures.write(bytes, to: "a.\(format)") }) {
      gallery async throws in
      let preview = try await gallery.picture("a.\(format)", width: 240)
      #expect(preview.status == 200)
      #expect(preview["Content-Type"] == (format == "gif" ? "image/webp" : "image/jpeg"))
      #expect(try await Pixels.size(of: preview.body) == PixelSize(width: 240, height: 120))
      let corners = try await Pixels.cornerColors(of: preview.body)
      #expect(corners == ["100", "010", "111", "001"])

      // The picture itself, if browsers support it; otherwise the largest preview.
      let original = try await gallery.picture("a.\(format)")
      #expect(original.status == 200)
      if ["tif", "heic"].contains(format) {
        #expect(original["Content-Type"] == "image/jpeg")
        #expect(try await Pixels.size(of: original.body) == PixelSize(width: 500, height: 250))
      } else {
        #expect(original["Content-Type"] == "image/\(format == "jpg" ? "jpeg" : format)")
        #expect(original.body == bytes)
        let part = try await gallery.picture("a.\(format)", ["Range": "bytes=3-10"])
        #expect(part.status == 206 && part.body == Array(bytes[3...10]))
      }
    }
  }

  @Test(
    arguments: [
      (1, ["100", "010", "111", "001"]), (3, ["111", "001", "100", "010"]), (6, ["001", "100", "010", "111"]),
      (8, ["010", "111", "001", "100"]), (2, ["010", "100", "001", "111"]),
    ] as [(UInt8, [String])])
  func `a picture is shown with the camera's orientation`(orientation: UInt8, corners: [String]) async throws {
    let bytes = try await Pixels.jpeg(500, 250, orientation: orientation)
    try await TestGallery.run(prepare: { _, pictures in try pictures.write(bytes, to: "a.jpg") }) {
      gallery async throws in
      let preview = try await gallery.picture("a.jpg", width: 240)
      let isTurned = orientation >= 5
      #expect(try await Pixels.size(of: preview.body) == PixelSize(width: 240, height: isTurned ? 480 : 120))
      let shown = try await Pixels.cornerColors(of: preview.body)
      #expect(shown == corners)
      #expect(try await gallery.list().pictures[0].width == (isTurned ? 250 : 500))
    }
  }

  @Test func `transparency is kept`() async throws {
    try await TestGallery.run(
      prepare: { _, pictures in try pictures.write(Pixels.png(500, 250, alpha: true), to: "a.png") }
    ) { gallery async throws in
      let preview = try await gallery.picture("a.png", width: 240)
      #expect(preview["Content-Type"] == "image/webp")
      let corners = try await Pixels.cornerColors(of: preview.body)
      #expect(corners.map(\.last) == ["0", "1", "1", "0"] && corners.allSatisfy { $0.count == 4 })
    }
  }

  @Test func `a small picture is sent unchanged, a truncated one is not`() async throws {
    let whole = Pixels.png(200, 100)
    try await TestGallery.run(
      prepare: { _, pictures in
        try pictures.write(whole, to: "small.png")
        try pictures.write(whole.dropLast(whole.count / 2), to: "piece.png")
      }
    ) { gallery async throws in
      let small = try await gallery.picture("small.png", width: 240)
      #expect(small.body == whole && small["Content-Type"] == "image/png")
      let piece = try await gallery.picture("piece.png", width: 240)
      #expect(piece.status == 422 && piece.error == "piece.png is broken and cannot be shown.")
      #expect(gallery.cache.contents().isEmpty)
    }
  }

  @Test func `an SVG is sent unchanged, with its scripts disabled`() async throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>"#
    try await TestGallery.run(prepare: { _, pictures in try pictures.write(svg, to: "a.svg") }) {
      gallery async throws in
      for width in [nil, 240, 1920] {
        let response = try await gallery.picture("a.svg", width: width)
        #expect(response.status == 200 && response.text == svg && response["Content-Type"] == "image/svg+xml")
        #expect(
          response["Content-Security-Policy"] == "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
        )
      }
    }
  }

  @Test func `a preview is not sent again, and parts can be requested`() async throws {
    try await TestGallery.run(prepare: { _, pictures in try pictures.write(Pixels.png(500, 250), to: "a.png") }) {
      gallery async throws in
      let first = try await gallery.picture("a.png", width: 240)
      let tag = try #require(first["ETag"])
      let second = try await gallery.picture("a.png", width: 240, ["If-None-Match": tag])
      #expect(second.status == 304 && second.body.isEmpty)
      #expect(try await gallery.picture("a.png", width: 480, ["If-None-Match": tag]).status == 200)
      let part = try await gallery.picture("a.png", width: 240, ["Range": "bytes=0-9"])
      #expect(part.status == 206 && part.body == Array(first.body[..<10]))
      let head = try await gallery.get("/pictures/\(gallery.id("a.png"))?w=240", method: "HEAD")
      #expect(head["Content-Length"] == "\(first.body.count)" && head.body.isEmpty)
    }
  }

  @Test(arguments: [
    ("w=0", 400), ("w=", 400), ("w=-5", 400), ("w=+5", 400), ("w=12a", 400), ("w=1.5", 400), ("w=%31", 400),
    ("w=00000001", 200), ("w=99999999999999999999999999", 200), ("x=1&w=100", 200), ("", 200), ("x", 200),
    ("&&=&", 200),
  ])
  func `a width must be an integer`(query: String, status: Int) async throws {
    try await TestGallery.run(prepare: { _, pictures in try pictures.write(Pixels.png(9, 9), to: "a.png") }) {
      gallery async throws in
      let response = try await gallery.get("/pictures/\(gallery.id("a.png"))?\(query)")
      #expect(response.status == status && (response.error != nil) == (status == 400))
    }
  }

  @Test func `pictures that cannot be shown are reported`() async throws {
    let jpeg = try await Pixels.make("jpg", 500, 250)
    try await TestGallery.run(
      configure: { configuration, _ in configuration.limits.fileSize = 1_000_000 },
      prepare: { _, pictures in
        try pictures.write([], to: "empty.jpg")
        try pictures.write("This is a text.", to: "text.jpg")
        try pictures.write("<html><svg></svg></html>", to: "page.png")
        try pictures.write(jpeg[..<(jpeg.count / 2)], to: "piece.jpg")
        try pictures.write(jpeg.prefix(300) + [UInt8](repeating: 7, count: 5000), to: "noise.jpg")
        try pictures.write(Pixels.png(claiming: 60_000, 60_000), to: "bomb.png")
        try pictures.write(Pixels.png(claiming: 2_147_483_647, 2_147_483_647), to: "bigger bomb.png")
        try pictures.write(Pixels.png(claiming: 0, 5), to: "nothing.png")
        try pictures.write(jpeg + [UInt8](repeating: 0, count: 1_000_000), to: "large.jpg")
        try pictures.write(jpeg, to: "gone.jpg")
        try pictures.write(jpeg, to: "folder.jpg")
      }
    ) { gallery async throws in
      let list = try await gallery.list()
      try gallery.pictures.delete("gone.jpg")
      try gallery.pictures.delete("folder.jpg")
      try gallery.pictures.subfolder("folder.jpg").make()
      for (name, status) in [
        ("empty.jpg", 422), ("text.jpg", 422), ("page.png", 422), ("piece.jpg", 422), ("noise.jpg", 422),
        ("nothing.png", 422), ("bomb.png", 413), ("bigger bomb.png", 422), ("large.jpg", 413), ("gone.jpg", 404),
        ("folder.jpg", 403),
      ] {
        let id = try #require(list.pictures.first { $0.name == name }?.id)
        for attempt in 1...2 {
          let response = try await gallery.get("/pictures/\(id)?w=240")
          #expect(response.status == status, "\(name), attempt \(attempt)")
          #expect(
            response["Content-Type"] == "application/json; charset=utf-8" && response["Cache-Control"] == "no-store")
          #expect(response.error?.hasSuffix(".") == true, "\(name)")
        }
      }
      #expect(gallery.cache.contents().isEmpty, "no unfinished file is left")
    }
  }

  @Test func `without the tool, pictures that browsers support are sent unchanged`() async throws {
    let tiff = try await Pixels.make("tif", 500, 250)
    try await TestGallery.run(
      configure: { configuration, _ in configuration.vips = nil },
      prepare: { _, pictures in
        try pictures.write(Pixels.png(500, 250), to: "a.png")
        try pictures.write(tiff, to: "b.tif")
        try pictures.write(tiff, to: "c.png")
      }
    ) { gallery async throws in
      #expect(
        gallery.server.notices.count == 1 && gallery.server.notices[0].hasPrefix("vipsthumbnail is not installed"))
      #expect(try await gallery.list().pictures.map(\.name) == ["a.png", "c.png"])
      let response = try await gallery.picture("a.png", width: 240)
      #expect(response.body == Pixels.png(500, 250) && response["Cache-Control"] == "no-cache")
      #expect(
        try await gallery.picture("c.png", width: 240).error == "c.png can be shown only if vipsthumbnail is installed."
      )
    }
  }
}
