import ArgumentParser
import Foundation
import Replay

@main
struct CarouselReplay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "carousel-replay",
    abstract: "Plays scenarios and recorded traces on the carousel's engine.",
    discussion: """
      With --out it writes the visible states, frame by frame: traces, or sessions. With --check it compares them \
      with those that scenarios expect, and with --record it writes them into their files, to be reviewed.
      """)

  @Argument(help: "Scenarios or traces as JSON; traces may be gzipped.")
  var scenarios: [String]

  @Option(help: "The output folder, with one file for each scenario.")
  var out: String?

  @Flag(help: "Write sessions for other hosts: every step, and the visible states in between.")
  var sessions = false

  @Flag(help: "Compare the visible states with those that the scenarios expect.")
  var check = false

  @Flag(help: "Write the visible states into the scenario files as the expected ones.")
  var record = false

  func validate() throws {
    guard [out != nil, check, record].filter({ $0 }).count == 1 else {
      throw ValidationError("One of --out, --check and --record is needed.")
    }
  }

  func run() throws {
    if let out { return try write(to: out) }
    var failed = 0
    for scenario in scenarios {
      let file = URL(fileURLWithPath: scenario)
      do {
        if record { try ScenarioFiles.record(file) }
        guard let difference = try ScenarioFiles.firstDifference(file) else { continue }
        throw ValidationError(difference)
      } catch {
        failed += 1
        print("\(file.lastPathComponent): \(error)")
      }
    }
    print("\(scenarios.count - failed) passed, \(failed) failed")
    if failed > 0 { throw ExitCode.failure }
  }

  private func write(to out: String) throws {
    let folder = URL(fileURLWithPath: out, isDirectory: true)
    try checkTargets(in: folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ValidationError("\(out) is not a folder, and cannot be created.")
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

  /// Prevents that two scenarios are written to the same file.
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
