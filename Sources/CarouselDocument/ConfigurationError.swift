/// One thing that is wrong with a document.
public struct ConfigurationProblem: Equatable, Sendable {
  /// The field, as in `style.tilt` or `decorations[0].height`; empty for the document itself.
  public var path: String
  /// What was expected, and what was there.
  public var message: String

  /// A problem of a field.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// As in `style.tilt: expected a number from 0 to 1, got "x"`.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}

/// All that is wrong with a document.
public struct ConfigurationError: Error, Equatable, Sendable {
  /// What is wrong, in the order of the fields; never empty.
  public var problems: [ConfigurationProblem]

  /// An error of these problems.
  public init(_ problems: [ConfigurationProblem]) {
    self.problems = problems
  }

  /// The problems, each on a line.
  public var description: String { problems.map { $0.description }.joined(separator: "\n") }
}

#if !PAGE
  extension ConfigurationProblem: CustomStringConvertible {}
  extension ConfigurationError: CustomStringConvertible {}
#endif
