/// A problem of a document.
public struct ConfigurationProblem: Equatable, Sendable {
  /// The path of the field, for example `style.tilt` or `decorations[0].height`; empty for the document itself.
  public var path: String
  /// What was expected and what was found.
  public var message: String

  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// For example `style.tilt: expected a number from 0 to 1, got "x"`.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// The problems of an invalid document.
public struct ConfigurationError: Error, Equatable, Sendable {
  /// The problems, in the order of the fields; never empty.
  public var problems: [ConfigurationProblem]

  public init(_ problems: [ConfigurationProblem]) {
    self.problems = problems
  }

  /// The problems, one per line.
  public var description: String { problems.map { $0.description }.joined(separator: "\n") }
}

extension ConfigurationProblem: CustomStringConvertible {}
extension ConfigurationError: CustomStringConvertible {}
