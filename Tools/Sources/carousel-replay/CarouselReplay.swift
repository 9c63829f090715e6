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
    try checkTargets(in: folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ValidationError("\(out) is no folder, and none can be made there.")
    }
    var failed = false
    for scenario in scenarios {
      do {
        try Replay.play(URL(fileURLWithPath: scenario), into: folder, writing: sessions ? .session : .trace) {
          say("\(scenario): \($0)")
        }
      } catch {
        failed = true
        say("\(scenario): \(error)")
      }
    }
    if failed { throw ExitCode.failure }
  }

  /// No scenario's file takes the place of another's.
  private func checkTargets(in folder: URL) throws {
    var sources: [URL: String] = [:]
    for scenario in scenarios {
      let target = Replay.target(of: URL(fileURLWithPath: scenario), in: folder)
      if let other = sources.updateValue(scenario, forKey: target) {
        throw ValidationError("\(other) and \(scenario) would both be written to \(target.lastPathComponent).")
      }
    }
  }

  private func say(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
