import Foundation
import Subprocess
import Testing

@testable import GalleryServer

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The command, started like a user would.
struct CommandTests {
  /// It is next to the tests, with which it is built.
  private static var path: FilePath {
    FilePath(Bundle.main.executableURL!.deletingLastPathComponent().appendingPathComponent("carousel-gallery").path)
  }

  private static func fail(_ arguments: [String]) async throws -> (code: TerminationStatus, said: String) {
    let result = try await Subprocess.run(
      .path(path), arguments: Arguments(arguments), output: .string(limit: 10000), error: .string(limit: 10000))
    #expect(result.standardOutput == "")
    return (result.terminationStatus, result.standardError)
  }

  private static func get(_ path: String, port: Int, _ headers: [String: String] = [:]) async throws -> Response? {
    let wire = try Wire(port: port)
    wire.send(TestGallery.request(path, port: port, headers).utf8)
    return Response(await wire.readToEnd())
  }

  @Test func `it prints the gallery's address, and ends on a signal`() async throws {
    try await TestFolder.with { folder in
      try folder.write("home", to: "index.html")
      for signal in [Signal.interrupt, .terminate] {
        let result = try await Subprocess.run(
          .path(Self.path), arguments: ["--root", folder.url.path, "--port", "0", "--open"],
          // Without a display, no browser is opened.
          environment: .inherit.updating(["DISPLAY": nil, "WAYLAND_DISPLAY": nil]), input: .none,
          output: .sequence, error: .discarded
        ) { execution in
          var lines = execution.standardOutput.strings().makeAsyncIterator()
          let line = try #require(try await lines.next())
          let url = try #require(URL(string: String(line.dropFirst("Gallery: ".count))), "\(line)")
          #expect(line.hasPrefix("Gallery: http://127.0.0.1:"))
          #expect(try await Self.get("/", port: try #require(url.port))?.status == 403)
          let entrance = try #require(try await Self.get("/?\(url.query ?? "")", port: url.port!))
          #expect(entrance.status == 303 && entrance["Location"] == "/")
          let cookie = try #require(entrance["Set-Cookie"]?.components(separatedBy: ";").first)
          #expect(try await Self.get("/", port: url.port!, ["Cookie": cookie])?.text == "home")
          try execution.send(signal: signal)
        }
        #expect(result.terminationStatus == .exited(0))
      }
    }
  }

  #if os(Linux)
    @Test func `the browser's command line has an address for one use`() async throws {
      try await TestFolder.with { folder in
        try folder.write("home", to: "site/index.html")
        // A browser that writes down its command line.
        let line = folder.path("line")
        _ = try folder.writeProgram("xdg-open", "echo \"$*\" >'\(line).new' && mv '\(line).new' '\(line)'")
        let result = try await Subprocess.run(
          .path(Self.path), arguments: ["--root", folder.path("site"), "--port", "0", "--open"],
          environment: .inherit.updating(["DISPLAY": ":0", "PATH": "\(folder.url.path):/usr/bin:/bin"]), input: .none,
          output: .sequence, error: .discarded
        ) { execution in
          var lines = execution.standardOutput.strings().makeAsyncIterator()
          let printed = try #require(try await lines.next())
          try await eventually("the browser is started") { FileManager.default.fileExists(atPath: line) }
          let text = try String(contentsOfFile: line, encoding: .utf8).trimmingCharacters(in: .newlines)
          let opened = try #require(URL(string: text)), port = try #require(opened.port)
          let token = try #require(URL(string: String(printed.dropFirst("Gallery: ".count)))?.query)
          #expect(!text.contains(token.dropFirst("token=".count)))
          let path = "/?\(opened.query ?? "")"
          let entrance = try #require(try await Self.get(path, port: port))
          let cookie = try #require(entrance["Set-Cookie"]?.components(separatedBy: ";").first)
          #expect(try await Self.get("/", port: port, ["Cookie": cookie])?.text == "home")
          #expect(try await Self.get(path, port: port)?.status == 403, "it is used up")
          try execution.send(signal: .terminate)
        }
        #expect(result.terminationStatus == .exited(0))
      }
    }
  #endif

  @Test func `it ends immediately, even if browsers keep their connections open`() async throws {
    try await TestFolder.with { folder in
      try folder.write(String(repeating: "x", count: 5_000_000), to: "index.html")
      let result = try await Subprocess.run(
        .path(Self.path), arguments: ["--root", folder.url.path, "--port", "0"], input: .none, output: .sequence,
        error: .discarded
      ) { execution in
        var lines = execution.standardOutput.strings().makeAsyncIterator()
        let line = try #require(try await lines.next())
        let port = try #require(URL(string: String(line.dropFirst("Gallery: ".count)))?.port, "\(line)")
        let wires = try ["", "GET / HT", TestGallery.request("/", port: port)].map { text in
          let wire = try Wire(port: port)
          wire.send(text.utf8)
          return wire
        }
        let start = ContinuousClock.now
        try execution.send(signal: .terminate)
        while try await lines.next() != nil {}
        #expect(ContinuousClock.now - start < .seconds(10))
        _ = wires
      }
      #expect(result.terminationStatus == .exited(0))
    }
  }

  @Test func `a port in use is skipped, or reported if it was requested`() async throws {
    try await TestGallery.run { gallery async throws in
      let site = gallery.site.url.path
      let (code, said) = try await Self.fail(["--root", site, "--port", "\(gallery.port)"])
      #expect(code == .exited(1))
      #expect(said == "Port \(gallery.port) is in use by another program. Choose another one, or none.\n")

      var configuration = GalleryServer.Configuration(site: gallery.site.url)
      configuration.usualPorts = [UInt16(gallery.port)]
      // It is free again immediately. Connections of other tests may take it in between, but not each time.
      var isFree = false
      for _ in 0..<5 where !isFree {
        configuration.port = nil
        let other = try await GalleryServer.start(configuration)
        #expect(other.address.port != gallery.port)
        configuration.port = UInt16(other.address.port!)
        await other.stop()
        let again = try? await GalleryServer.start(configuration)
        isFree = again != nil
        await again?.stop()
      }
      #expect(isFree)
    }
  }

  @Test func `invalid folders are reported`() async throws {
    try await TestGallery.run { gallery async throws in
      let site = gallery.site.url.path
      try gallery.folder.write("x", to: "file")
      let (nowhere, file) = (gallery.folder.path("nowhere"), gallery.folder.path("file"))
      for (arguments, sentence) in [
        (["--root", nowhere], "There is no folder \(nowhere).\n"), (["--root", file], "\(file) is not a folder.\n"),
        (["--root", site, "--pictures", nowhere], "There is no folder \(nowhere).\n"),
        (["--root", site, "--pictures", site, "--cache", file + "/x"], "Previews cannot be stored in \(file)/x.\n"),
      ] {
        let (code, said) = try await Self.fail(arguments)
        #expect(code == .exited(1) && said == sentence)
      }
    }
  }

  #if os(Linux)
    @Test func `clients that read nothing take a bounded amount of memory`() async throws {
      try await TestFolder.with { folder in
        try folder.write(String(repeating: "x", count: 20_000_000), to: "large.txt")
        try folder.write("home", to: "index.html")
        let result = try await Subprocess.run(
          .path(Self.path), arguments: ["--root", folder.url.path, "--port", "0"], input: .none, output: .sequence,
          error: .discarded
        ) { execution in
          var lines = execution.standardOutput.strings().makeAsyncIterator()
          let line = try #require(try await lines.next())
          let url = try #require(URL(string: String(line.dropFirst("Gallery: ".count))), "\(line)")
          let port = try #require(url.port)
          let entrance = try #require(try await Self.get("/?\(url.query ?? "")", port: port))
          let cookie = ["Cookie": try #require(entrance["Set-Cookie"]?.components(separatedBy: ";").first)]
          let before = try Self.memory(of: execution.processIdentifier)
          for _ in 1...3 {
            let wires = try (0..<200).map { _ in
              let wire = try Wire(port: port)
              wire.send(TestGallery.request("/large.txt", port: port, cookie).utf8)
              return wire
            }
            #expect(try await Self.get("/", port: port, cookie)?.text == "home")
            #expect(try Self.memory(of: execution.processIdentifier) < before + 150)
            for wire in wires { wire.hangUp() }
          }
          #expect(try await Self.get("/", port: port, cookie)?.text == "home")
          #expect(try Self.memory(of: execution.processIdentifier) < before + 150)
          try execution.send(signal: .terminate)
        }
        #expect(result.terminationStatus == .exited(0))
      }
    }

    /// The memory of a program, in MB.
    private static func memory(of program: ProcessIdentifier) throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(program.value)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
      return try #require(line.flatMap { Int($0.filter(\.isNumber)) }) / 1024
    }
  #endif

  @Test func `it survives more connections than a process can have`() async throws {
    try await TestFolder.with { folder in
      try folder.write("home", to: "index.html")
      let result = try await Subprocess.run(
        .path("/bin/sh"),
        arguments: [
          "-c", "ulimit -n 40; exec \"$0\" \"$@\"", Self.path.string, "--root", folder.url.path, "--port", "0",
        ],
        input: .none, output: .sequence, error: .discarded
      ) { execution in
        var lines = execution.standardOutput.strings().makeAsyncIterator()
        let line = try #require(try await lines.next())
        let port = try #require(URL(string: String(line.dropFirst("Gallery: ".count)))?.port, "\(line)")
        for _ in 1...2 {
          var wires: [Wire] = []
          for _ in 0..<80 { if let wire = try? Wire(port: port) { wires.append(wire) } }
          wires = []
          try await eventually("it responds again") {
            // This program has a token of its own.
            (try? await Self.get("/", port: port))??.status == 403
          }
        }
        try execution.send(signal: .terminate)
      }
      #expect(result.terminationStatus == .exited(0))
    }
  }
}
