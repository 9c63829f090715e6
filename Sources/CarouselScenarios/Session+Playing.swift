extension Session {
  /// Plays the session on a stage.
  /// - Returns: The moments as they are there.
  public func play(on stage: some ScenarioStage) throws -> [Moment] {
    var result: [Moment] = [], answers: [String] = [], done = 0
    for moment in moments {
      while done < moment.after {
        let step = steps[done]
        if let answer = try stage.perform(step) { answers.append(answer) }
        done += 1
      }
      result.append(Moment(after: done, answers: answers, events: stage.takeEvents(), state: stage.state()))
      answers = []
    }
    return result
  }

  /// Plays the session on a stage, and compares what is there with what is to be seen, as far as the stage can tell.
  /// - Returns: The first difference; nil where everything agrees.
  public func firstDifference(on stage: some ScenarioStage) throws -> String? {
    let played = try play(on: stage)
    for (expected, found) in zip(moments, played) {
      if let difference = expected.difference(from: found, on: stage) {
        return "\(place(of: expected)): \(difference)"
      }
    }
    return nil
  }

  /// Where in the session a moment is, in words.
  private func place(of moment: Moment) -> String {
    let last = steps[..<moment.after].last { ![.setTime, .frame].contains($0.name) }
    return "after step \(moment.after)" + (last.map { ", `\($0.name.rawValue)`" } ?? "")
  }
}

extension Moment {
  fileprivate func difference(from found: Moment, on stage: some ScenarioStage) -> String? {
    if answers != found.answers { return "expected the answers \(answers), got \(found.answers)" }
    let heard = stage.observedEvents
    func known(_ events: [String]) -> [String] { events.filter { heard.contains(Self.name(ofEvent: $0)) } }
    if let events, known(events) != known(found.events ?? []) {
      return "expected the events \(known(events)), got \(known(found.events ?? []))"
    }
    for field in state.keys.sorted() where stage.observedFields.contains(field) {
      guard let value = found.state[field] else { return "\(field) is missing" }
      if let path = state[field]!.difference(from: value) { return "\(field)\(path)" }
    }
    return nil
  }

  /// The name of an event: its first word.
  private static func name(ofEvent event: String) -> String { String(event.prefix { $0 != " " }) }
}

extension JSON {
  /// The least difference of numbers that counts, as a share of the larger ones.
  private static let tolerance = 1e-6

  /// Where this value differs from what was found, and how; nil where they are equal. Of objects only the fields count
  /// that were found.
  fileprivate func difference(from found: JSON) -> String? {
    if let number, let other = found.number {
      let isEqual = number == other || abs(number - other) <= Self.tolerance * max(1, abs(number))
      return isEqual || (number.isNaN && other.isNaN) ? nil : ": expected \(self), got \(found)"
    }
    if let list, let other = found.list {
      guard list.count == other.count else { return ": expected \(self), got \(found)" }
      for (place, (expected, found)) in zip(list, other).enumerated() {
        if let difference = expected.difference(from: found) { return "[\(place)]\(difference)" }
      }
      return nil
    }
    if let object, let other = found.object, !other.isEmpty {
      for (field, found) in other.sorted(by: { $0.key < $1.key }) {
        if let difference = (object[field] ?? .null).difference(from: found) { return ".\(field)\(difference)" }
      }
      return nil
    }
    return self == found ? nil : ": expected \(self), got \(found)"
  }
}
