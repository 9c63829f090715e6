import CarouselScenarios
import Foundation
import Testing

@testable import Replay

/// A scenario of five plain items in a row, with actions.
private func scenario(_ fields: [String: Any] = [:], actions: [[String: Any]] = []) throws -> TraceScenario {
  var json: [String: Any] = [
    "name": "test", "category": "test", "type": "linear", "items": 5, "placeholders": 0, "size": [320, 400],
    "itemSize": [100, 120], "options": [String: Double](), "props": [String: Any](), "frames": 40, "actions": actions,
    "record": Array(0...40),
  ]
  json.merge(fields) { $1 }
  return try TraceScenario(json: json)
}

/// Returns the scroll offset of a frame; unchanged frames don't contain it.
private func scrollOffset(in frames: [[String: Any]], at frame: Int) throws -> Double {
  let told = frames[...frame].last { $0["scrollOffset"] != nil }
  return try #require(number(told?["scrollOffset"]))
}

private func frames(of scenario: TraceScenario) throws -> [[String: Any]] {
  let data = Data(Replay.trace(of: scenario).utf8)
  let trace = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  return try #require(trace["frames"] as? [[String: Any]])
}

@Test func `a trace has every requested frame`() throws {
  let frames = try frames(of: scenario(["record": [0, 7, 40]]))
  #expect(frames.compactMap { $0["f"] as? Int } == [0, 7, 40])
}

@Test func `the clock is rounded to binary fractions`() throws {
  let time = try scenario(["clockBase": 2]).time(ofFrame: 24)
  #expect(time == 2 + (0.4 * 1_073_741_824).rounded() / 1_073_741_824)
}

@Test func `a scroll of 0.4 seconds is over after 25 frames and not before`() throws {
  let frames = try frames(
    of: scenario(actions: [["frame": 3, "do": "scrollToItem", "index": 2, "animated": 1]]))
  #expect(try scrollOffset(in: frames, at: 3) == 0)
  #expect(try scrollOffset(in: frames, at: 26) < 2)
  #expect(try scrollOffset(in: frames, at: 28) == 2)
}

@Test func `an unchanged state is written as such`() throws {
  #expect(try frames(of: scenario())[1]["same"] as? Bool == true)
}

@Test func `positive autoscroll of the original scrolls backwards`() throws {
  let frames = try frames(of: scenario(["type": "rotary", "props": ["autoscroll": 1]]))
  #expect(try scrollOffset(in: frames, at: 30) > 4)
}

@Test(arguments: [
  "{", "[]", "{}", "{\"type\": \"linear\"}", "{\"type\": 3, \"frames\": 2}", "{\"type\": \"linear\", \"frames\": -1}",
]) func `invalid scenarios are refused`(text: String) throws {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
  try text.write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  #expect(throws: ReplayError.self) { try TraceFile.read(file) }
}

@Test func `unknown actions and properties are ignored`() throws {
  let strange: [[String: Any]] = [
    ["frame": 1, "do": "juggle"], ["frame": 2, "do": "setProperty", "name": "colour", "value": 3],
    ["frame": 3, "do": "scrollToItem", "index": "x"], ["frame": 4, "do": "setOption", "name": "wings", "value": 2],
  ]
  #expect(try frames(of: scenario(["props": ["colour": 1]], actions: strange)).count == 41)
}

@Test func `unknown names are reported`() throws {
  let strange: [[String: Any]] = [
    ["frame": 1, "do": "juggle"], ["frame": 2, "do": "setProperty", "name": "colour", "value": 3],
    ["frame": 4, "do": "setOption", "name": "wings", "value": 2], ["frame": 5, "do": "setType", "type": "cube"],
    ["do": "tap"], ["frame": 6, "do": "tap", "x": 1, "y": 1],
  ]
  let scenario = try scenario(["props": ["hue": 1], "options": ["spacing": "wide", "tail": 1]], actions: strange)
  #expect(
    scenario.warnings == [
      "there is no property `hue`", "option `spacing` is no number", "there is no option `tail`",
      "action 0: there is no do `juggle`", "action 1: there is no property `colour`",
      "action 2: there is no option `wings`", "action 3: there is no type `cube`",
      "action 4 needs a whole `frame` and a `do`",
    ])
  #expect(throws: ReplayError.self) { try TraceScenario(json: ["type": "cube", "frames": 2]) }
}

@Test func `an option that JSON can't represent does not affect the others`() throws {
  let scenario = try scenario(["options": ["spacing": 2, "fadeMin": "-inf", "wrap": true]])
  #expect(scenario.options == ["spacing": 2, "fadeMin": -.infinity, "wrap": 1])
  #expect(scenario.warnings.isEmpty)
}

@Test func `a number that JSON can't represent loses no event`() throws {
  let frames = try frames(
    of: scenario(actions: [["frame": 3, "do": "queryPoint", "x": "nan", "y": "-inf"]]))
  let events = try #require(frames[3]["ev"] as? [[Any]])
  #expect(events.contains { $0.contains { $0 as? String == "nan" } && $0.contains { $0 as? String == "-inf" } })
}

@Test func `a session with invalid sizes is JSON, and has its initial state`() throws {
  let scenario = try scenario(
    ["itemSizes": [["nan", "inf"]], "placeholders": 2],
    actions: [["frame": 0, "do": "insertItem", "index": 1, "animated": 0]])
  let session = try Session(parsing: Data(Replay.session(of: scenario).text.utf8))
  #expect(session.items.sizes[0][0].isNaN && session.items.sizes[0][1] == .infinity)
  let counts = session.steps.filter { $0.name == .counts }.map { [$0.whole("items"), $0.whole("placeholders")] }
  #expect(counts == [[5, 2], [6, 2]])
  let names = session.steps.map(\.name)
  #expect(try #require(names.firstIndex(of: .counts)) < (try #require(names.firstIndex(of: .reloadData))))
}

@Test func `a session of a trace plays identically, step by step`() throws {
  let scenario = try scenario(actions: [
    ["frame": 5, "do": "setScrollOffset", "offset": 2.5], ["frame": 9, "do": "tap", "x": 300, "y": 200],
  ])
  let session = try Session(parsing: Data(Replay.session(of: scenario).text.utf8))
  #expect(session.moments.count == 41)
  #expect(session.moments.last?.after == session.steps.count)
  #expect(try session.firstDifference(on: EngineStage(session.items)) == nil)
  var wrong = session
  wrong.moments[20].state["scrollOffset"] = 17
  #expect(try wrong.firstDifference(on: EngineStage(session.items))?.contains("scrollOffset: expected 17") == true)
}

@Test func `frames run only if the engine has requested them`() throws {
  let stage = EngineStage(ScenarioItems(count: 3, sizes: [[100, 100]], placeholderSize: [0, 0]))
  _ = try stage.perform(Step(.set, ["name": "viewport", "value": [300, 300]]))
  _ = try stage.perform(Step(.reloadData))
  #expect(stage.state()["nextFrame"] == "never")
  #expect(try stage.perform(Step(.key, ["key": "right"])) == "handled")
  #expect(stage.state()["nextFrame"] == "everyRefresh")
  #expect(throws: ScenarioError.self) { try stage.perform(Step(.key, ["key": "sideways"])) }
  #expect(throws: ScenarioError.self) { try stage.perform(Step(.set, ["name": "colour"])) }
}
