/// The allowed documents of a version.
package struct DocumentShape: Sendable {
  /// The supported version.
  package var version: Int
  /// The shape of documents of that version.
  package var shape: ValueShape

  package init(version: Int, shape: ValueShape) {
    (self.version, self.shape) = (version, shape)
  }

  /// Returns all problems of a document; empty if it is valid.
  package func problems(of document: JSON) -> [ConfigurationProblem] {
    if let problem = versionProblem(of: document) { return [problem] }
    return shape.problems(of: document)
  }

  /// For other versions only the version is reported, because nothing else is known about them.
  private func versionProblem(of document: JSON) -> ConfigurationProblem? {
    guard let object = document.object else { return nil }
    let message: String
    switch object["version"] {
    case .number(Double(version)): return nil
    case nil: message = "missing; the supported version is \(version)"
    case .number(let other) where other > Double(version) && other.isFinite && other == other.rounded():
      message = "version \(JSON.text(of: other)) is not supported; the latest supported version is \(version)"
    case let value?: message = "expected \(version), got \(ValueShape.words(for: value))"
    }
    return ConfigurationProblem(path: "version", message: message)
  }
}
