/// What an app has been told of one value that apps bind: its index, its page or its offset. Frameworks write back what they hear, in the
/// event, a frame or a server's answer later; such an echo is not what the app prefers.
///
/// A value that the carousel passes is an echo for `Feel.echoTime` as long as it moves; while the program is busy, little of that time
/// passes. If the app writes back late what it hears, so is each value that it has been told, also when the carousel rests; other apps may
/// set these. What the app has set itself is an echo only while something else moves the carousel, and on the way to what it has set, older
/// values are none.
struct BoundReports {
  private struct Report {
    var value = Double.nan
    var time = -Double.infinity
    var isPassed = false
    var isWished = false
  }

  // A ring buffer of fixed size: enough for `Feel.echoTime` on the fastest screens.
  private static let capacity = 128
  private var reports = [Report](repeating: Report(), count: capacity)
  private var next = 0
  /// What the app has set, until the carousel is on its way to something else, and when, in seconds.
  private var wish = Double.nan
  private var wishTime = -Double.infinity
  /// When the app has last written back what it was told, later than in the event, in seconds.
  private var echoTime = -Double.infinity

  /// Notes a value of which the app is being told, at a time in seconds.
  /// - Parameter destination: The value when the carousel rests; NaN if that is unknown.
  @inline(never)
  mutating func add(_ value: Double, at time: Double, isPassed: Bool, destination: Double) {
    if !isWish(destination) { wish = .nan }
    reports[next] = Report(value: value, time: time, isPassed: isPassed, isWished: isWish(value))
    next = (next + 1) % Self.capacity
  }

  private func isWish(_ value: Double) -> Bool { abs(value - wish) <= Feel.sameOffset }

  /// Notes what the app has set: if it has been told of it before, that is no echo any more.
  @inline(never)
  mutating func addWish(_ value: Double, at time: Double) {
    (wish, wishTime) = (value, time)
    for index in reports.indices where isWish(reports[index].value) { reports[index].isWished = true }
  }

  /// Returns whether a value that an app writes now is an echo.
  /// - Parameters:
  ///   - isPassing: Whether the carousel moves, and is elsewhere.
  ///   - destination: The value when the carousel rests; NaN if that is unknown.
  ///   - isLate: Whether that is not in an event.
  @inline(never)
  mutating func takeEcho(_ value: Double, at time: Double, isPassing: Bool, destination: Double, isLate: Bool) -> Bool {
    let isOnItsWay = isPassing && isWish(destination), limit = time - Feel.echoTime
    var isTold = false, isPassed = false, writesBack = echoTime > -.infinity
    for report in reports {
      if report.time <= limit {
        // It has not been written back, nor has anything since.
        if !report.isWished, report.time > echoTime { writesBack = false }
      } else if abs(report.value - value) <= Feel.sameOffset {
        let isEcho = report.isWished ? isPassing && !isOnItsWay : !isOnItsWay || report.time >= wishTime
        isTold = isTold || isEcho
        isPassed = isPassed || (isEcho && report.isPassed)
      }
    }
    guard isTold else { return false }
    if isLate { echoTime = time }
    return writesBack || (isPassing && isPassed)
  }

  /// Gives the values, which are indexes, those that their items have after an edit.
  @inline(never)
  mutating func renumber(_ changes: ItemChanges) {
    // What the app sets from now on has other indexes, too.
    wish = .nan
    for index in reports.indices where reports[index].value >= 0 {
      reports[index].value = changes.newIndex(of: Int(reports[index].value)).map(Double.init) ?? .nan
    }
  }
}
