/// A host that plays scenarios: it does each step as its users and apps would, by native events where it has them, and tells
/// what is to be seen then.
public protocol ScenarioStage: AnyObject {
  /// The fields of a state that it can tell; see FORMAT.md beside the scenarios.
  var observedFields: Set<String> { get }
  /// The names of the events that it hears.
  var observedEvents: Set<String> { get }

  /// Does a step.
  /// - Returns: The answer, of steps that have one.
  /// - Throws: `UnplayableStep` where the host has nothing like it.
  func perform(_ step: Step) throws -> String?
  /// What is to be seen now: at least the fields that it observes.
  func state() -> [String: JSON]
  /// The events since it was last asked, in order.
  func takeEvents() -> [String]
}

/// A step that a host has nothing like: no such event, or no such setting.
public struct UnplayableStep: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}

/// What is wrong with a scenario, or with playing it.
public struct ScenarioError: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
