/// What the documents of a version may hold.
package struct DocumentShape: Sendable {
  /// The version that is read and written.
  package var version: Int
  /// What a document of that version may hold.
  package var shape: ValueShape

  package init(version: Int, shape: ValueShape) {
    (self.version, self.shape) = (version, shape)
  }

  /// All that is wrong with a document; nothing where it can be read.
  package func problems(of document: JSON) -> [ConfigurationProblem] {
    if let problem = versionProblem(of: document) { return [problem] }
    return shape.problems(of: document)
  }

  /// For a document of another version only the version is reported, since nothing else is known about it.
  private func versionProblem(of document: JSON) -> ConfigurationProblem? {
    guard let object = document.object else { return nil }
    let message: String
    switch object["version"] {
    case .number(Double(version)): return nil
    case nil: message = "missing; \(version) is the version that is known here"
    case .number(let other) where other > Double(version) && other.isFinite && other == other.rounded():
      message = "this is a document of version \(JSON.text(of: other)); \(version) is the latest that is known here"
    case let value?: message = "expected \(version), got \(ValueShape.words(for: value))"
    }
    return ConfigurationProblem(path: "version", message: message)
  }
}
