import Foundation

/// Ends the tests with a name, such as that of a walk, where its work never ends.
final class Watchdog: @unchecked Sendable {
  static let shared = Watchdog()

  /// The longest time of one piece of work, in seconds: the slowest machine needs a hundredth of it.
  private static let limit = 120.0

  private let lock = NSLock()
  private var watched: [String: Date] = [:]

  private init() {
    Thread.detachNewThread { [unowned self] in
      while true {
        Thread.sleep(forTimeInterval: 1)
        lock.lock()
        let late = watched.filter { $0.value < .now }.keys.sorted()
        lock.unlock()
        if !late.isEmpty { fatalError("does not end: \(late.joined(separator: ", "))") }
      }
    }
  }

  /// Does a piece of work that has to end.
  func watch<Result>(_ name: String, _ work: () throws -> Result) rethrows -> Result {
    set(name, .now + Self.limit)
    defer { set(name, nil) }
    return try work()
  }

  private func set(_ name: String, _ end: Date?) {
    lock.lock()
    watched[name] = end
    lock.unlock()
  }
}
