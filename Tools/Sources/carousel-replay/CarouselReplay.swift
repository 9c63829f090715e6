import ArgumentParser
import Foundation
import Replay

@main
struct CarouselReplay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carousel-replay",
    abstract: "Plays recorded scenarios through the carousel's engine and writes what is to be seen, frame by frame.")

  @Argument(help: "Scenario files, or traces that hold one; plain or gzip'ed JSON.")
  var scenarios: [String]

  @Option(help: "The folder for the traces, one file for each scenario.")
  var out: String

  @Flag(help: "Write sessions, to be played again elsewhere: every input, and what was to be seen.")
  var sessions = false

  func run() throws {
    let folder = URL(fileURLWithPath: out, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var failed = false
    for scenario in scenarios {
      do {
        try Replay.play(URL(fileURLWithPath: scenario), into: folder, writing: sessions ? .session : .trace)
      } catch {
        failed = true
        FileHandle.standardError.write(Data("\(scenario): \(error)\n".utf8))
      }
    }
    if failed { throw ExitCode.failure }
  }
}
