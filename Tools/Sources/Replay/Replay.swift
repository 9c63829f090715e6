import Foundation

/// Plays scenarios and writes their traces, in the format of FORMAT.md.
public enum Replay {
  /// Plays the scenario of a file, or of a trace, and writes its trace beside its name in a folder.
  /// - Returns: The file that was written.
  @discardableResult
  public static func play(_ file: URL, into folder: URL) throws -> URL {
    let name = stem(of: file)
    let target = folder.appendingPathComponent(name + ".json")
    try trace(of: ScenarioFile.read(file)).write(to: target, atomically: true, encoding: .utf8)
    return target
  }

  private static func stem(of file: URL) -> String {
    var url = file
    while ["gz", "json"].contains(url.pathExtension) { url.deletePathExtension() }
    return url.lastPathComponent
  }

  static func trace(of scenario: Scenario) -> String {
    var frames: [String] = []
    var last = ""
    Player(scenario).play { number, frame in
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
}
