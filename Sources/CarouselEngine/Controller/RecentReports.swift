/// The numbers that listeners have been notified of just now, such as scroll offsets: to recognise those that a binding writes back.
struct RecentReports {
  private struct Report {
    var value = Double.nan
    var time = -Double.infinity
  }

  // A ring buffer of fixed size: enough for `Feel.echoTime` on the fastest screens.
  private static let capacity = 128
  private var reports = [Report](repeating: Report(), count: capacity)
  private var next = 0

  /// Adds a number and the time of its event, in seconds.
  mutating func add(_ value: Double, at time: Double) {
    reports[next] = Report(value: value, time: time)
    next = (next + 1) % Self.capacity
  }

  /// Forgets all numbers.
  mutating func removeAll() { for index in reports.indices { reports[index] = Report() } }

  /// Returns whether a number has been reported within `Feel.echoTime` before a time.
  func include(_ value: Double, at time: Double) -> Bool {
    reports.contains { abs($0.value - value) <= Feel.sameOffset && time - $0.time < Feel.echoTime }
  }
}
