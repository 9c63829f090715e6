import Foundation

/// Plays the sessions of files on a host, for a program that reports to tests.
public struct SessionRun {
  /// The name of the host, as scenarios have it in `except`.
  public let host: String
  private var passed = 0
  private var failed = 0
  /// The reasons why sessions are not played alike, and of how many.
  private var reasons: [String: Int] = [:]

  /// A run that has not begun.
  public init(host: String) { self.host = host }

  /// Plays the sessions of files, prints a line for each that fails, and last `N passed, N failed`.
  /// - Parameter makeStage: Makes the stage of a session.
  /// - Returns: Whether all have passed.
  public mutating func play(_ paths: [String], on makeStage: (Session) throws -> some ScenarioStage) -> Bool {
    for path in paths {
      do {
        let session = try Session(parsing: Data(contentsOf: URL(fileURLWithPath: path)))
        note(difference(of: session, makeStage), of: session)
      } catch {
        fail("\(path): \(error)")
      }
    }
    for (reason, count) in reasons.sorted(by: { $0.key < $1.key }) { print("\(count) not played alike: \(reason)") }
    print("\(passed) passed, \(failed) failed")
    return failed == 0 && passed > 0
  }

  private func difference(of session: Session, _ makeStage: (Session) throws -> some ScenarioStage) -> String? {
    do {
      return try session.firstDifference(on: makeStage(session))
    } catch {
      return "\(error)"
    }
  }

  /// What is excepted without need is a fault of the scenario.
  private mutating func note(_ difference: String?, of session: Session) {
    switch (difference, session.except[host]) {
    case (nil, nil): passed += 1
    case (let difference?, nil): fail("\(session.name): \(difference)")
    case (nil, _?): fail("\(session.name) is played alike, and excepted")
    case (_?, let reason?): reasons[reason, default: 0] += 1
    }
  }

  private mutating func fail(_ sentence: String) {
    failed += 1
    print(sentence)
  }
}
