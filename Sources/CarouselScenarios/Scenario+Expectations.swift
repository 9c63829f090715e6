// Expectations as files hold them: of each recorded frame what has changed since the recorded frame before it.
extension Scenario {
  /// Reads the expectations of a file.
  static func expectations(_ list: [JSON], _ record: [Int]) throws -> [Moment] {
    guard list.map({ $0.object?["frame"]?.whole }) == record.map(Optional.some) else {
      throw ScenarioError("the expectations are not those of the frames \(record); record it again")
    }
    var state: [String: JSON] = [:]
    return list.map { entry in
      var fields = entry.object ?? [:]
      func take(_ name: String) -> [String] { (fields.removeValue(forKey: name)?.list ?? []).compactMap(\.text) }
      fields["frame"] = nil
      let (answers, events) = (take("answers"), take("events"))
      state.merge(fields) { $1 }
      return Moment(after: 0, answers: answers, events: events, state: state)
    }
  }

  /// The text of the file with these moments as the expectations, one line each.
  public func text(expecting moments: [Moment]) -> String {
    var lines = Self.keys.compactMap { key -> String? in
      guard let value = fields[key] else { return nil }
      guard key == "actions", let actions = value.list else { return "  \"\(key)\": \(value)" }
      return "  \"actions\": " + Self.lines(actions.map { $0.text(keys: ["frame", "do"]) })
    }
    var state: [String: JSON] = [:]
    let entries = zip(record, moments).map { frame, moment in
      var entry = moment.state.filter { state[$0.key] != $0.value }
      state = moment.state
      entry["frame"] = .number(frame)
      if !moment.answers.isEmpty { entry["answers"] = .list(moment.answers.map(JSON.text)) }
      if let events = moment.events, !events.isEmpty { entry["events"] = .list(events.map(JSON.text)) }
      return JSON.object(entry).text(keys: ["frame", "answers", "events"])
    }
    lines.append("  \"expect\": " + Self.lines(entries))
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func lines(_ entries: [String]) -> String {
    entries.isEmpty ? "[]" : "[\n" + entries.map { "    " + $0 }.joined(separator: ",\n") + "\n  ]"
  }
}
