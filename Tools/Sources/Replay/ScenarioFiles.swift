import CarouselScenarios
import Foundation

/// Plays scenario files on the engine.
public enum ScenarioFiles {
  /// Plays a scenario, and compares the visible states with those expected in the file.
  /// - Returns: The first difference, or nil if there is none.
  public static func firstDifference(_ file: URL) throws -> String? {
    let scenario = try read(file)
    guard !scenario.expect.isEmpty else { return "nothing is expected; record it" }
    let session = scenario.session
    return try session.firstDifference(on: EngineStage(session.items))
  }

  /// Plays a scenario, and writes the visible states into its file as the expected ones.
  public static func record(_ file: URL) throws {
    var scenario = try read(file, isRecorded: false)
    scenario.expect = []
    let session = scenario.session
    let moments = try session.play(on: EngineStage(session.items))
    try scenario.text(expecting: moments).write(to: file, atomically: true, encoding: .utf8)
  }

  private static func read(_ file: URL, isRecorded: Bool = true) throws -> Scenario {
    let scenario = try Scenario(parsing: Data(contentsOf: file), readingExpectations: isRecorded)
    guard scenario.name == file.deletingPathExtension().lastPathComponent else {
      throw ScenarioError("its name is `\(scenario.name)`, not that of its file")
    }
    return scenario
  }
}
