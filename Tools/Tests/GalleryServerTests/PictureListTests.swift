import Foundation
import Testing

@testable import GalleryServer

/// `GET /pictures.json`.
struct PictureListTests {
  /// Enough time to read every picture on a busy machine.
  private static let unhurried = PictureScan.Bounds(measuring: .seconds(60))

  @Test func `pictures are listed folder by folder, in natural order`() async throws {
    try await TestGallery.run(
      configure: { configuration, _ in configuration.bounds = Self.unhurried },
      prepare: { _, pictures in
        let png = Pixels.png(3, 2)
        for name in [
          "10.png", "9.PNG", "Beach/2.png", "Beach/1.png", "beach day/1.png", "a.jpeg", "deep/er/still/x.gif",
          // None of these is listed.
          ".hidden.png", ".folder/1.png", "notes.txt", "png", "movie.mov", "archive.png.zip",
        ] {
          try pictures.write(png, to: name)
        }
        try pictures.subfolder("folder.png").make()
      }
    ) { gallery async throws in
      let list = try await gallery.list()
      #expect(list.version == 1)
      #expect(list.folder == "pictures")
      #expect(list.count == 7 && list.truncated == nil)
      #expect(
        list.pictures.map(\.name) == ["9.PNG", "10.png", "a.jpeg", "1.png", "2.png", "1.png", "x.gif"])
      #expect(list.pictures.allSatisfy { $0.width == 3 && $0.height == 2 })
      #expect(Set(list.pictures.map(\.id)).count == list.count)
    }
  }

  @Test func `an empty folder differs from no folder`() async throws {
    try await TestGallery.run { gallery async throws in
      let response = try await gallery.get("/pictures.json")
      #expect(response.text == #"{"count":0,"folder":"pictures","pictures":[],"version":1}"#)
      #expect(response["Content-Type"] == "application/json; charset=utf-8")
    }
    try await TestGallery.run(configure: { configuration, _ in configuration.pictures = nil }) { gallery async throws in
      let response = try await gallery.get("/pictures.json")
      #expect(response.status == 200)
      #expect(response.text == #"{"count":0,"folder":null,"pictures":[],"version":1}"#)
      #expect(try await gallery.get("/pictures/0123456789abcdef0123456789abcdef").status == 404)
    }
  }

  @Test func `thousands of pictures are listed`() async throws {
    try await TestGallery.run(
      prepare: { _, pictures in
        let png = Pixels.png(1, 1)
        for number in 1...3000 { try pictures.write(png, to: "IMG_\(number).png") }
      }
    ) { gallery async throws in
      #expect(try await gallery.list().pictures.map(\.name) == (1...3000).map { "IMG_\($0).png" })
    }
  }

  @Test func `sizes are those of the displayed pictures`() async throws {
    let formats = ["jpg", "png", "gif", "webp", "tif", "avif", "heic"]
    try await TestGallery.run(
      configure: { configuration, _ in configuration.bounds = Self.unhurried },
      prepare: { _, pictures in
        try pictures.link("0 again.png", to: "0.png")
        for format in formats { try await pictures.write(Pixels.make(format, 302, 150), to: "0.\(format)") }
        for side in 1...8 as ClosedRange<UInt8> {
          try await pictures.write(Pixels.jpeg(300, 200, orientation: side), to: "\(side).jpg")
        }
        try pictures.write(Pixels.bmp(302, 150), to: "0.bmp")
        try pictures.write(Pixels.png(302, 150), to: "a: 7x7 uchar, 3 bands, srgb, pngload.png")
        // Pictures without a size do not affect the others.
        try pictures.write("no picture", to: "none.png")
        try pictures.write(Pixels.png(9, 9).prefix(20), to: "none.jpg")
        try pictures.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", to: "none.svg")
      }
    ) { gallery async throws in
      let list = try await gallery.list()
      #expect(list.count == formats.count + 14)
      for picture in list.pictures {
        let expected: [Int?] =
          switch picture.name.first {
          case "0", "a": [302, 150]
          case "1", "2", "3", "4": [300, 200]
          case "5", "6", "7", "8": [200, 300]
          default: [nil, nil]
          }
        #expect([picture.width, picture.height] == expected, "\(picture.name)")
      }
    }
  }

  @Test(arguments: ["jpg", "png", "gif", "webp", "tif", "avif", "bmp"])
  func `a broken picture does no harm`(format: String) async throws {
    let whole = format == "bmp" ? Pixels.bmp(40, 30) : try await Pixels.make(format, 40, 30)
    // The same on every machine and in every run.
    var random = RepeatableGenerator(state: 42)
    try await TestGallery.run(
      configure: { configuration, _ in configuration.bounds = Self.unhurried },
      prepare: { _, pictures in
        for number in 0..<100 {
          var bytes = whole
          for _ in 0..<4 {
            bytes[Int.random(in: 4..<min(whole.count, 600), using: &random)] = .random(in: 0...255, using: &random)
          }
          try pictures.write(bytes, to: "\(number).\(format)")
        }
      }
    ) { gallery async throws in
      #expect(try await gallery.list().pictures.allSatisfy { $0.width != 0 && $0.height != 0 })
    }
  }

  @Test func `a list has limits`() async throws {
    try await TestGallery.run(
      configure: { configuration, _ in
        configuration.bounds = PictureScan.Bounds(pictures: 5, entries: 1000, depth: 2)
      },
      prepare: { _, pictures in
        for number in 1...9 { try pictures.write(Pixels.png(1, 1), to: "\(number).png") }
      }
    ) { gallery async throws in
      let list = try await gallery.list()
      #expect(list.count == 5 && list.pictures.count == 5 && list.truncated == true)
      for number in 1...6 { try gallery.pictures.delete("\(number).png") }
      try gallery.pictures.write(Pixels.png(1, 1), to: "1/2/found.png")
      try gallery.pictures.write(Pixels.png(1, 1), to: "1/2/3/too deep.png")
      let deep = try await gallery.list()
      #expect(deep.pictures.map(\.name) == ["found.png", "7.png", "8.png", "9.png"] && deep.truncated == true)
    }
  }

  @Test func `links are listed if they lead to a picture inside`() async throws {
    try await TestGallery.run(
      prepare: { _, pictures in
        try pictures.write(Pixels.png(1, 1), to: "real.png")
        try pictures.write(Pixels.png(1, 1), to: "../outside.png")
        try pictures.write(Pixels.png(1, 1), to: "album/1.png")
        try pictures.link("inside.png", to: "real.png")
        try pictures.link("outside.png", to: "../outside.png")
        try pictures.link("dangling.png", to: "nowhere.png")
        try pictures.link("loop.png", to: "loop.png")
        try pictures.link("album/up", to: "..")
        try pictures.link("everything", to: "/")
        #expect(mkfifo(pictures.path("pipe.png"), 0o600) == 0)
      }
    ) { gallery async throws in
      #expect(try await gallery.list().pictures.map(\.name) == ["1.png", "inside.png", "real.png"])
      #expect(try await gallery.picture("inside.png").status == 200)
    }
  }

  @Test func `a link that is redirected after it was listed is not followed`() async throws {
    try await TestGallery.run(
      prepare: { _, pictures in
        try pictures.write(Pixels.png(1, 1), to: "real.png")
        try pictures.write(Pixels.png(2, 2), to: "../outside.png")
        try pictures.link("link.png", to: "real.png")
      }
    ) { gallery async throws in
      let id = try await gallery.id("link.png")
      try gallery.pictures.delete("link.png")
      try gallery.pictures.link("link.png", to: "../outside.png")
      let response = try await gallery.get("/pictures/\(id)")
      #expect(response.status == 403 && response.error != nil)
    }
  }

  @Test func `ids are the same in every run, and differ for other pictures`() async throws {
    try await TestGallery.run(
      configure: { configuration, _ in configuration.bounds = Self.unhurried },
      prepare: { _, pictures in
        try pictures.write(Pixels.png(4, 4), to: "a.png")
        try pictures.write(Pixels.png(4, 4), to: "b.png")
        for name in ["a.png", "b.png"] { try pictures.setDate(of: name, secondsSince1970: 1_000_000_000) }
      }
    ) { gallery async throws in
      let first = try await gallery.list()
      #expect(first.pictures[0].id != first.pictures[1].id)
      #expect(try await gallery.list() == first)

      // A page that is still open requests a picture from a restarted server, which has not listed any.
      let second = try await TestGallery.start(in: gallery.folder) { configuration, _ in
        configuration.bounds = Self.unhurried
      }
      #expect(try await second.get("/pictures/\(first.pictures[0].id)").status == 200)
      #expect(try await second.list() == first)
      await second.server.stop()

      try gallery.pictures.write(Pixels.png(5, 5), to: "a.png")
      try gallery.pictures.write(Pixels.png(6, 6), to: "c.png")
      let changed = try await gallery.list()
      #expect(changed.pictures.map(\.name) == ["a.png", "b.png", "c.png"])
      #expect(changed.pictures[0].id != first.pictures[0].id && changed.pictures[1] == first.pictures[1])
      #expect(changed.pictures[0].width == 5)

      // The old picture no longer exists; its replacement is shown, but not cached forever.
      let old = try await gallery.get("/pictures/\(first.pictures[0].id)")
      #expect(old.status == 200 && old["Cache-Control"] == "no-cache")
      let new = try await gallery.get("/pictures/\(changed.pictures[0].id)")
      #expect(new["Cache-Control"] == "private, max-age=31536000, immutable")
    }
  }

  @Test(arguments: [
    "", "x", "..", "%2e%2e", "0123456789abcdef0123456789abcdef", "0123456789ABCDEF0123456789ABCDEF/x",
    "..%2f..%2fetc%2fpasswd", "a.png", "%00",
  ])
  func `an id is never a path`(id: String) async throws {
    try await TestGallery.run(prepare: { _, pictures in try pictures.write(Pixels.png(1, 1), to: "a.png") }) {
      gallery async throws in
      let response = try await gallery.get("/pictures/\(id)")
      #expect(response.status == 404)
      #expect(response.error == "This picture does not exist.")
    }
  }

  @Test func `a removed folder is reported, and may come back`() async throws {
    try await TestGallery.run(prepare: { _, pictures in try pictures.write(Pixels.png(1, 1), to: "a.png") }) {
      gallery async throws in
      #expect(try await gallery.list().count == 1)
      try FileManager.default.moveItem(atPath: gallery.pictures.url.path, toPath: gallery.folder.path("away"))
      let response = try await gallery.get("/pictures.json")
      #expect(response.status == 404 && response.error == "The folder pictures no longer exists.")
      try FileManager.default.moveItem(atPath: gallery.folder.path("away"), toPath: gallery.pictures.url.path)
      #expect(try await gallery.list().count == 1)
    }
  }

  @Test func `previews are not listed as pictures`() async throws {
    try await TestGallery.run(
      configure: { configuration, folder in
        configuration.cache = folder.subfolder("pictures").subfolder("kept").url
      },
      prepare: { _, pictures in try pictures.write(Pixels.png(300, 300), to: "a.png") }
    ) { gallery async throws in
      #expect(try await gallery.picture("a.png", width: 100).status == 200)
      #expect(gallery.pictures.subfolder("kept").contents().count == 1)
      #expect(try await gallery.list().count == 1)
    }
  }
}

/// A reproducible random number generator (SplitMix64).
private struct RepeatableGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
