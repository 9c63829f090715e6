import Foundation
import Testing

@testable import GalleryServer

/// Unusual names.
struct OddNamesTests {
  private static let names = [
    "with space.png", "quote'd.png", "double \"quotes\".png", "100%.png", "%2e%2e.png", "#1.png", "what?.png",
    "a&b=c.png",
    "back\\slash.png", "new\nline.png", "tab\t.png", "🎠 carrousel.png", "é.png", "e\u{301}.png", "日本語.png", "-rf.png",
    "--help.png", "$(touch owned).png", "`id`.png", "; rm x.png", "[page=2].png", "a[1].png", "stdin.png", "*.png",
    "<b>.png", "semi;colon.png", "\u{202e}gnp.exe.png", String(repeating: "x", count: 251) + ".png",
  ]

  @Test func `a picture may have any name`() async throws {
    try await TestGallery.run(
      prepare: { _, pictures in
        for (number, name) in Self.names.enumerated() { try pictures.write(Pixels.png(250 + number, 10), to: name) }
      }
    ) { gallery async throws in
      let list = try await gallery.list()
      #expect(Set(list.pictures.map(\.name)) == Set(Self.names))
      for picture in list.pictures {
        let original = try await gallery.get("/pictures/\(picture.id)")
        #expect(original.status == 200 && original.body.count > 1000, "\(picture.name)")
        // Larger than the preview, so that the tool is run for each of them.
        let preview = try await gallery.get("/pictures/\(picture.id)?w=240")
        #expect(preview.status == 200 && preview["Content-Type"] == "image/jpeg", "\(picture.name)")
      }
      #expect(gallery.pictures.contents().count == Self.names.count, "no name was run as a command")
    }
  }

  @Test func `a name that is not text is left out`() async throws {
    // Apple's file systems refuse such names.
    #if os(Linux)
      try await TestGallery.run(
        prepare: { _, pictures in
          try pictures.write(Pixels.png(250, 10), to: "plain.png")
          let odd: [UInt8] = Array(pictures.path("").utf8) + [0x66, 0xff, 0xfe] + Array(".png".utf8)
          let isMade = odd.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { bytes in
            link(pictures.path("plain.png"), Array(bytes) + [0]) == 0
          }
          #expect(isMade)
        }
      ) { gallery async throws in
        #expect(try await gallery.list().pictures.map(\.name) == ["plain.png"])
      }
    #endif
  }
}
