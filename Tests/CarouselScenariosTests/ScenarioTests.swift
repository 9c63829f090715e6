import Foundation
import Testing

@testable import CarouselScenarios

/// A scenario's file with some fields changed.
private func file(_ changes: [String: JSON] = [:]) -> Data {
  var fields: [String: JSON] = [
    "name": "test", "about": "Nothing happens.", "items": 3, "size": [300, 200], "itemSize": [100, 100], "frames": 10,
    "actions": [["frame": 4, "do": "key", "key": "right"]],
  ]
  fields.merge(changes) { $1 }
  return Data(JSON.object(fields).description.utf8)
}

@Test func `actions are between the time of their frame and the frame`() throws {
  let session = try Scenario(parsing: file()).session
  let around = try #require(session.steps.firstIndex { $0.name == .key })
  #expect(session.steps[around - 1].name == .setTime)
  #expect(session.steps[around + 1].name == .frame)
  #expect(session.steps[around + 1].number("time") == session.steps[around - 1].number("time"))
}

@Test func `frames with actions and the last one are looked at, and those that are listed`() throws {
  #expect(try Scenario(parsing: file(["record": [2, 40]])).record == [2, 4, 10])
}

@Test(
  arguments: [
    ["actions": [["frame": 4, "do": "juggle"]]], ["actions": [["frame": 4, "do": "key", "kee": "right"]]],
    ["actions": [["do": "reloadData"]]], ["actions": [["frame": 11, "do": "reloadData"]]],
    ["actions": [["frame": 4, "do": "reloadData"], ["frame": 3, "do": "reloadData"]]], ["colour": 3], ["about": 3],
    ["expect": [["frame": 9]]],
  ] as [[String: JSON]]) func `an invalid scenario is refused`(changes: [String: JSON])
{
  #expect(throws: ScenarioError.self) { try Scenario(parsing: file(changes)) }
}

@Test func `a file holds what has changed, and reads back as everything`() throws {
  let scenario = try Scenario(parsing: file())
  let moments = [
    Moment(after: 0, answers: ["handled"], events: ["didSettle"], state: ["scrollOffset": 1, "read": [0, 1]]),
    Moment(after: 0, state: ["scrollOffset": 2.5, "read": [0, 1]]),
  ]
  let text = scenario.text(expecting: moments)
  #expect(text.contains(#"{"frame": 10, "scrollOffset": 2.5}"#))
  #expect(try Scenario(parsing: Data(text.utf8)).expect == moments)
}

@Test func `a session reads back as it was written`() throws {
  let session = try Scenario(parsing: file(["deny": [1], "ids": ["a", "b \"c\""]])).session
  let other = try Session(parsing: Data(session.text.utf8))
  #expect(other.steps == session.steps && other.items == session.items && other.moments == session.moments)
}

/// Answers as it is told.
private final class Parrot: ScenarioStage {
  var observedFields: Set<String> = ["scrollOffset"]
  var observedEvents: Set<String> = ["didSettle"]
  var found: [String: JSON] = ["scrollOffset": 1]
  var events: [String] = []

  func perform(_ step: Step) -> String? { step.name == .key ? "handled" : nil }
  func state() -> [String: JSON] { found }
  func takeEvents() -> [String] { events }
}

@Test func `only what a stage observes is compared, and all of that`() throws {
  var session = try Scenario(parsing: file()).session
  session.moments = [
    Moment(
      after: session.moments[0].after, answers: ["handled"], events: ["didScroll", "didSettle 3"],
      state: ["scrollOffset": 1.0000001, "currentIndex": 7])
  ]
  let parrot = Parrot()
  parrot.events = ["didSettle 3"]
  #expect(try session.firstDifference(on: parrot) == nil)
  parrot.events = []
  #expect(try session.firstDifference(on: parrot)?.contains("didSettle 3") == true)
  parrot.events = ["didSettle 3"]
  parrot.found = ["scrollOffset": 1.1]
  #expect(try session.firstDifference(on: parrot)?.contains("scrollOffset: expected 1.0000001, got 1.1") == true)
  parrot.found = [:]
  #expect(try session.firstDifference(on: parrot)?.contains("scrollOffset is missing") == true)
  session.moments[0].answers = ["not handled"]
  #expect(try session.firstDifference(on: parrot)?.contains("the answers") == true)
}
