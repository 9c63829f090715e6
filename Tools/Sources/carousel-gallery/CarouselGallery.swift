import ArgumentParser
import Foundation
import GalleryServer

/// Serves the gallery and opens it in a browser, until it is stopped.
@main
struct CarouselGallery: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carousel-gallery",
    abstract: "Shows the gallery, and your own pictures in it, in a browser on this machine.",
    discussion: "Stop it with Ctrl-C. Nothing is served to other machines.")

  @Option(help: ArgumentHelp("The folder of the built site.", valueName: "folder"), completion: .directory)
  var root: String

  @Option(help: ArgumentHelp("A folder of pictures to show.", valueName: "folder"), completion: .directory)
  var pictures: String?

  @Option(help: "The port to listen on, or 0 for any free one. (default: 8080 or the next free one)")
  var port: UInt16?

  @Option(
    help: ArgumentHelp("The folder for previews. (default: in your cache folder)", valueName: "folder"),
    completion: .directory)
  var cache: String?

  @Flag(help: "Open the gallery in the browser.")
  var open = false

  func run() async throws {
    Self.raiseFileLimit()
    let signals = TerminationSignals()
    let server: GalleryServer
    do {
      server = try await GalleryServer.start(
        .init(
          site: URL(fileURLWithPath: root, isDirectory: true),
          pictures: pictures.map { URL(fileURLWithPath: $0, isDirectory: true) },
          cache: cache.map { URL(fileURLWithPath: $0, isDirectory: true) },
          port: port))
    } catch {
      Self.say(error.description)
      throw ExitCode.failure
    }

    server.notices.forEach(Self.say)
    // The only line on standard output, for users and for scripts that wait for it.
    try? FileHandle.standardOutput.write(contentsOf: Data("Gallery: \(server.address)\n".utf8))
    if open, let problem = Browser.open(await server.addressForOneUse()) { Self.say(problem) }

    await signals.first()
    await server.stop()
  }

  private static func say(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data((sentence + "\n").utf8))
  }

  /// A page of pictures has many connections and files open; systems allow more than the default.
  private static func raiseFileLimit() {
    var limit = rlimit()
    guard getrlimit(filesResource, &limit) == 0, limit.rlim_cur < 4096 else { return }
    limit.rlim_cur = min(4096, limit.rlim_max)
    setrlimit(filesResource, &limit)
  }

  #if canImport(Darwin)
    private static let filesResource = RLIMIT_NOFILE
  #else
    private static let filesResource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #endif
}
