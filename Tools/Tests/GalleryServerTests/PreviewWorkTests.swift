import Foundation
import Testing

@testable import GalleryServer

/// The work of making previews: how often, by how many processes, and the results.
struct PreviewWorkTests {
  /// A tool that writes a line to `log` each time it is run, and continues with a script.
  private static func useTool(_ script: String) -> (inout GalleryServer.Configuration, TestFolder) throws -> Void {
    { configuration, folder in
      let path = try folder.writeProgram("tool", "cd '\(folder.url.path)'; echo run >>log; \(script)")
      configuration.vips?.thumbnail = path
      configuration.workers = 1
      // On a busy machine, no preview counts as slow.
      configuration.limits.patience = .seconds(600)
    }
  }

  private static let real = #"exec vipsthumbnail "$@""#
  /// Waits until a file `go` exists, with a limit.
  private static let gated =
    #"n=0; until [ -e go ] || [ $n -gt 3000 ]; do sleep 0.01; n=$((n+1)); done; exec vipsthumbnail "$@""#

  private static func withPictures(
    _ script: String, _ change: @escaping (inout GalleryServer.Configuration) -> Void = { _ in },
    _ test: (TestGallery) async throws -> Void
  ) async throws {
    try await TestGallery.run(
      configure: { configuration, folder in
        try useTool(script)(&configuration, folder)
        change(&configuration)
      },
      prepare: { _, pictures in
        for name in ["a.png", "b.png", "c.png"] { try pictures.write(Pixels.png(500, 250), to: name) }
      }, test)
  }

  @Test func `two clients of one preview wait for the same work`() async throws {
    try await Self.withPictures(Self.gated) { gallery async throws in
      let path = "/pictures/\(try await gallery.id("a.png"))?w=240"
      let wires = try (0..<5).map { _ in try Wire(port: gallery.port) }
      for wire in wires { wire.send(TestGallery.request(path, port: gallery.port).utf8) }
      try await eventually("the tool runs") { gallery.folder.lines("log").count == 1 }
      try gallery.folder.write("", to: "go")
      var bodies: Set<[UInt8]> = []
      for wire in wires {
        let response = try #require(Response(await wire.readToEnd()))
        #expect(response.status == 200)
        bodies.insert(response.body)
      }
      #expect(bodies.count == 1)
      #expect(gallery.folder.lines("log").count == 1)
    }
  }

  @Test func `a preview is not made if all clients have disconnected`() async throws {
    try await Self.withPictures(Self.gated) { gallery async throws in
      let previews = try #require(gallery.server.previews)
      func ask(_ name: String) async throws -> Wire {
        let wire = try Wire(port: gallery.port)
        wire.send(TestGallery.request("/pictures/\(try await gallery.id(name))?w=240", port: gallery.port).utf8)
        return wire
      }
      let first = try await ask("a.png")
      try await eventually("the tool runs") { gallery.folder.lines("log").count == 1 }
      let left = try await ask("b.png")
      try await eventually("the second waits") { await previews.queueLength == 1 }
      let last = try await ask("c.png")
      try await eventually("the third waits") { await previews.queueLength == 2 }

      left.hangUp()
      try gallery.folder.write("", to: "go")
      #expect(Response(await first.readToEnd())?.status == 200)
      #expect(Response(await last.readToEnd())?.status == 200)
      #expect(gallery.folder.lines("log").count == 2)
      // It can still be requested.
      #expect(try await gallery.picture("b.png", width: 240).status == 200)
    }
  }

  @Test func `previews are kept between runs, and made again for a changed picture`() async throws {
    try await Self.withPictures(Self.real) { gallery async throws in
      let first = try await gallery.picture("a.png", width: 240)
      let second = try await TestGallery.start(in: gallery.folder, configure: Self.useTool(Self.real))
      #expect(try await second.picture("a.png", width: 240).body == first.body)
      #expect(gallery.folder.lines("log").count == 1)

      try gallery.pictures.write(Pixels.png(600, 600), to: "a.png")
      let changed = try await second.picture("a.png", width: 240)
      #expect(try await Pixels.size(of: changed.body) == PixelSize(width: 240, height: 240))
      #expect(gallery.folder.lines("log").count == 2)
      await second.server.stop()
    }
  }

  @Test func `a broken picture is tried once, and again after it was repaired`() async throws {
    try await Self.withPictures("exit 1") { gallery async throws in
      for width in [240, 240, 480] {
        #expect(try await gallery.picture("a.png", width: width).status == 422)
      }
      #expect(gallery.folder.lines("log").count == 1)
      try gallery.pictures.write(Pixels.png(501, 250), to: "a.png")
      #expect(try await gallery.picture("a.png", width: 240).status == 422)
      #expect(gallery.folder.lines("log").count == 2)
      #expect(gallery.cache.contents().isEmpty)
    }
  }

  @Test func `a tool that hangs is killed`() async throws {
    try await Self.withPictures("echo $$ >pid; exec sleep 600", { $0.limits.seconds = 1 }) {
      gallery async throws in
      let response = try await gallery.picture("a.png", width: 240)
      #expect(response.status == 413 && response.error == "a.png is too large to be shown.")
      let pid = try #require(gallery.folder.lines("pid").first.flatMap { Int32($0) })
      #expect(kill(pid, 0) == -1, "it still runs")
      #expect(try await gallery.picture("a.png", width: 240).status == 413)
      #expect(gallery.folder.lines("log").count == 1)
    }
  }

  @Test(arguments: [
    ("kill -SEGV $$", 422), ("kill -ABRT $$", 422), ("kill -KILL $$", 413), ("echo partial; exit 3", 422),
    ("exec ./nowhere", 503),
  ])
  func `a tool that fails does no harm`(script: String, status: Int) async throws {
    try await Self.withPictures(script) { gallery async throws in
      #expect(try await gallery.picture("a.png", width: 240).status == status)
      #expect(gallery.cache.contents().isEmpty)
      #expect(try await gallery.picture("a.png").status == 200)
    }
  }

  @Test func `the tool has limits`() async throws {
    let script = "(ulimit -t; ulimit -d; nice; env | grep -c VIPS_BLOCK_UNTRUSTED=1) >bounds; \(Self.real)"
    try await Self.withPictures(script, { $0.limits.memory = 512 << 20 }) { gallery async throws in
      #expect(try await gallery.picture("a.png", width: 240).status == 200)
      #expect(gallery.folder.lines("bounds") == ["60", "\(512 << 10)", "10", "1"])
    }
  }

  @Test func `the least recently used previews are evicted`() async throws {
    try await TestFolder.with { folder in
      let cache = try PreviewCache(folder.path("previews"), limit: 1000)
      try folder.write("a person's", to: "previews/notes.txt")
      func key(_ number: Int) -> PreviewKey {
        var picture = Fingerprint()
        picture.combine([UInt8(number)])
        return PreviewKey(picture: picture, width: .small, hasAlpha: false)
      }
      func make(_ number: Int) async throws {
        let draft = try await cache.draft()
        try draft.descriptor.writeAll([UInt8](repeating: 1, count: 300))
        _ = try await cache.keep(draft, as: key(number))
        // Their order must not depend on the resolution of the disk's clock.
        try folder.setDate(of: "previews/\(key(number))", secondsSince1970: 1_000_000_000 + number)
      }

      for number in 1...3 { try await make(number) }
      #expect(await cache.find(key(1))?.size == 300)
      try await make(4)
      // 1200 is above the limit; 800 is the target. The first one was requested meanwhile.
      #expect(await cache.find(key(1)) != nil)
      #expect(await cache.find(key(2)) == nil)
      #expect(await cache.find(key(3)) == nil)
      #expect(await cache.find(key(4)) != nil)
      #expect(folder.lines("previews/notes.txt") == ["a person's"])
    }
  }

  @Test func `while the disk is full, previews fail without being blamed, and leave nothing behind`() async throws {
    // As on a full disk, writing fails.
    let script = #"trap '' XFSZ; [ -e room ] || ulimit -f 0; exec vipsthumbnail "$@""#
    try await Self.withPictures(script, { $0.limits.freeDisk = .max }) { gallery async throws in
      for _ in 1...2 {
        let response = try await gallery.picture("a.png", width: 240)
        #expect(response.status == 503)
        #expect(response.error == "The disk is full, so the preview cannot be stored.")
        #expect(gallery.cache.contents().isEmpty)
      }
      try gallery.folder.write("", to: "room")
      #expect(try await gallery.picture("a.png", width: 240).status == 200)
    }
  }

  @Test func `while the cache cannot be written to, previews fail`() async throws {
    try await Self.withPictures(Self.real) { gallery async throws in
      // Also for root, no file can be made in a file.
      try gallery.folder.delete("cache")
      try gallery.folder.write("no folder", to: "cache")
      for _ in 1...2 {
        let response = try await gallery.picture("a.png", width: 240)
        #expect(response.status == 503)
        #expect(response.error == "Previews cannot be stored in \(gallery.cache.url.path).")
      }
      #expect(gallery.folder.lines("log").isEmpty)
      #expect(try await gallery.picture("a.png").status == 200)
      try gallery.folder.delete("cache")
      #expect(try await gallery.picture("a.png", width: 240).status == 200)
    }
  }

  @Test func `a cache that is cleared during use is filled again`() async throws {
    try await Self.withPictures(Self.real) { gallery async throws in
      #expect(try await gallery.picture("a.png", width: 240).status == 200)
      try gallery.folder.delete("cache")
      #expect(try await gallery.picture("a.png", width: 240).status == 200)
      #expect(gallery.cache.contents().count == 1)
    }
  }

  @Test func `stopping cancels the work`() async throws {
    try await Self.withPictures("echo $$ >pid; exec sleep 600") { gallery async throws in
      let wire = try Wire(port: gallery.port)
      wire.send(TestGallery.request("/pictures/\(try await gallery.id("a.png"))?w=240", port: gallery.port).utf8)
      try await eventually("the tool runs") { !gallery.folder.lines("pid").isEmpty }
      await gallery.server.stop()
      let pid = try #require(gallery.folder.lines("pid").first.flatMap { Int32($0) })
      #expect(kill(pid, 0) == -1)
      _ = await wire.readToEnd()
      #expect(throws: (any Error).self) { try Wire(port: gallery.port) }
    }
  }

  @Test func `previews that hang do not block others`() async throws {
    // The first two hang.
    let script = #"[ $(wc -l <log) -gt 2 ] || exec sleep 600; exec vipsthumbnail "$@""#
    try await Self.withPictures(
      script,
      {
        $0.workers = 2
        $0.limits.seconds = 600
        $0.limits.patience = .milliseconds(200)
      }
    ) { gallery async throws in
      var wires: [Wire] = []
      for name in ["a.png", "b.png"] {
        let wire = try Wire(port: gallery.port)
        wire.send(TestGallery.request("/pictures/\(try await gallery.id(name))?w=240", port: gallery.port).utf8)
        wires.append(wire)
        try await eventually("the tool runs") { gallery.folder.lines("log").count == wires.count }
      }
      #expect(try await gallery.picture("c.png", width: 240).status == 200)
    }
  }

  @Test func `what a tool has started ends with it`() async throws {
    let script = "sleep 600 & echo $! >child; wait"
    try await Self.withPictures(script, { $0.limits.seconds = 1 }) { gallery async throws in
      #expect(try await gallery.picture("a.png", width: 240).status == 413)
      let child = try #require(gallery.folder.lines("child").first.flatMap { Int32($0) })
      try await eventually("it has ended") { kill(child, 0) == -1 }
    }
  }
}
