/// What an app has been told of one value that apps bind: its index, its page or its offset. Frameworks write back what they hear, in the
/// event, a frame or a server's answer later; such an echo is no wish of the app.
///
/// A value that has been told is an echo for `Feel.echoTime`: always while the carousel moves, once when it rests, so that it can be wished
/// as well. What the app has set itself is an echo only while something else moves the carousel.
struct BoundReports {
  private enum State { case told, writtenBack, wished }

  private struct Report {
    var value = Double.nan
    var time = -Double.infinity
    var state = State.told
  }

  // A ring buffer of fixed size: enough for `Feel.echoTime` on the fastest screens.
  private static let capacity = 128
  private var reports = [Report](repeating: Report(), count: capacity)
  private var next = 0
  /// What the app has set, until the carousel is on its way to something else.
  private var wish = Double.nan

  /// Notes a value of which the app is being told, at a time in seconds.
  /// - Parameter destination: The value when the carousel rests; NaN if that is unknown.
  @inline(never)
  mutating func add(_ value: Double, at time: Double, destination: Double) {
    if !isWish(destination) { wish = .nan }
    reports[next] = Report(value: value, time: time, state: isWish(value) ? .wished : .told)
    next = (next + 1) % Self.capacity
  }

  private func isWish(_ value: Double) -> Bool { abs(value - wish) <= Feel.sameOffset }

  /// Notes what the app has set: if it has been told of it before, that is no echo any more.
  @inline(never)
  mutating func addWish(_ value: Double) {
    wish = value
    for index in reports.indices where abs(reports[index].value - value) <= Feel.sameOffset {
      reports[index].state = .wished
    }
  }

  /// Returns whether a value that an app writes now is an echo.
  /// - Parameters:
  ///   - isPassing: Whether the carousel moves, and is elsewhere.
  ///   - destination: The value when the carousel rests; NaN if that is unknown.
  @inline(never)
  mutating func takeEcho(_ value: Double, at time: Double, isPassing: Bool, destination: Double) -> Bool {
    // The oldest one comes back first.
    for step in 0..<Self.capacity {
      let index = (next + step) % Self.capacity, report = reports[index]
      guard abs(report.value - value) <= Feel.sameOffset, time - report.time < Feel.echoTime else { continue }
      switch report.state {
      case .wished where !isPassing || isWish(destination), .writtenBack where !isPassing: continue
      case .told where !isPassing: reports[index].state = .writtenBack
      case .told, .writtenBack, .wished: break
      }
      return true
    }
    return false
  }

  /// Gives the values, which are indexes, those that their items have after an edit.
  @inline(never)
  mutating func renumber(_ newIndex: (Int) -> Int?) {
    for index in reports.indices where !reports[index].value.isNaN {
      reports[index].value = newIndex(Int(reports[index].value)).map(Double.init) ?? .nan
    }
    if !wish.isNaN { wish = newIndex(Int(wish)).map(Double.init) ?? .nan }
  }
}
