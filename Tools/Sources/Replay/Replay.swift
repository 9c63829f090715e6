import CarouselScenarios
import Foundation

/// Plays scenarios and writes the results.
public enum Replay {
  /// The result of a played scenario.
  public enum Product: Sendable {
    /// Its trace, in the format of FORMAT.md.
    case trace
    /// A session: all steps and the visible states, to be played on other hosts.
    case session
  }

  /// Plays the scenario of a file, or of a trace, and writes the product under its name in a folder.
  /// - Parameter warn: Called with a sentence for each unknown part of the scenario, which is ignored.
  /// - Returns: The written file.
  @discardableResult
  public static func play(
    _ file: URL, into folder: URL, writing product: Product = .trace, warn: (String) -> Void = { _ in }
  ) throws -> URL {
    let target = target(of: file, in: folder)
    if case .session = product, let scenario = try? Scenario(parsing: Data(contentsOf: file)) {
      try scenario.session.text.write(to: target, atomically: true, encoding: .utf8)
      return target
    }
    let scenario = try TraceFile.read(file)
    scenario.warnings.forEach(warn)
    let text =
      switch product {
      case .trace: trace(of: scenario)
      case .session: try session(of: scenario).text
      }
    do {
      try text.write(to: target, atomically: true, encoding: .utf8)
    } catch {
      throw ReplayError.unwritable(error.localizedDescription)
    }
    return target
  }

  /// Returns the output file for a scenario: with its name, whatever folder it is in.
  public static func target(of file: URL, in folder: URL) -> URL {
    folder.appendingPathComponent(stem(of: file) + ".json")
  }

  private static func stem(of file: URL) -> String {
    var url = file
    while ["gz", "json"].contains(url.pathExtension) { url.deletePathExtension() }
    return url.lastPathComponent
  }

  static func trace(of scenario: TraceScenario) -> String {
    var frames: [String] = []
    var last = ""
    TracePlayer(scenario).play { number, frame in
      var json = JSONText()
      json.field("f", Double(number))
      json.field("t", frame.time)
      if frame.fields == last, frame.events.isEmpty {
        json.raw("same", "true")
        frames.append("{" + json.text + "}")
        return
      }
      last = frame.fields
      json.raw("ev", JSONText.value(frame.events))
      frames.append("{" + json.text + ", " + frame.fields + "}")
    }
    return "{\"scenario\": \(JSONText.value(scenario.json)),\n\"frames\": [\n" + frames.joined(separator: ",\n")
      + "\n]}\n"
  }

  /// Returns all steps of a trace's scenario, and the visible states of its recorded frames.
  static func session(of scenario: TraceScenario) throws -> Session {
    var moments: [Moment] = []
    let player = TracePlayer(scenario)
    player.play { _, frame in
      let state = (try? JSON(parsing: Data("{\(frame.fields)}".utf8)))?.object ?? [:]
      moments.append(Moment(after: player.steps.count, events: nil, state: state))
    }
    return Session(name: scenario.name, items: scenario.look, steps: player.steps, moments: moments)
  }
}
