/// A carousel's style, options, properties, decorations and motion as a JSON document, which every host can read.
///
/// Omitted fields have their defaults. A configuration stores only the fields it was given, so decoding and encoding
/// return the same document.
/// ```swift
/// let configuration = try CarouselConfiguration(
///   parsing: #"{ "version": 1, "style": { "name": "cover-flow", "tilt": 0.7 }, "wraps": true }"#)
/// configuration.apply(to: &carousel)
/// ```
public struct CarouselConfiguration: Equatable, Sendable {
  /// The version of the documents that this module reads and writes.
  public static let version = 1

  /// The document; it conforms to `Self.shape`.
  public private(set) var document: [String: JSON]

  /// Creates a configuration without any fields: a linear carousel with all defaults.
  public init() {
    document = ["version": .number(Double(Self.version))]
  }

  /// Reads a document.
  /// - Throws: All problems of the document, each with the path of its field.
  public init(_ document: JSON) throws(ConfigurationError) {
    let problems = Self.problems(of: document)
    guard problems.isEmpty, let members = document.object else { throw ConfigurationError(problems) }
    self.document = members
  }

  /// Parses a document.
  /// - Throws: All problems of the document, each with the path of its field, or the position of a syntax error.
  public init(parsing text: String) throws(ConfigurationError) {
    try self.init(JSON(parsing: text))
  }

  /// The document as text, with its fields in the usual order.
  public var text: String { JSON.object(document).text(order: Self.order) }

  /// Returns all problems of a document; empty if it is valid.
  public static func problems(of document: JSON) -> [ConfigurationProblem] { documentShape.problems(of: document) }

  /// The allowed documents, and the corresponding attributes.
  package static let documentShape = DocumentShape(version: version, shape: shape)
}

extension CarouselConfiguration {
  /// A field of the document; nil if it has its default. Setting an invalid value has no effect.
  public subscript(name: String) -> JSON? {
    get { document[name] }
    set {
      guard name != "version" else { return }
      var changed = document
      changed[name] = newValue
      if Self.problems(of: .object(changed)).isEmpty { document = changed }
    }
  }

  /// The style's name; `linear` by default. Changing it keeps the options that the new style shares.
  public var styleName: String {
    get { document["style"]?["name"]?.string ?? Self.styleVariants.defaultValue ?? "" }
    set {
      guard let members = Self.styleVariants.members(of: newValue) else { return }
      let kept = (document["style"]?.object ?? [:]).filter { option in
        members.contains { $0.name == option.key && $0.shape.problems(of: option.value).isEmpty }
      }
      self["style"] = .object(kept.with(["name": .string(newValue)]))
    }
  }

  /// The style's options by name, as in the document.
  public var styleOptions: [String: JSON] {
    get { (document["style"]?.object ?? [:]).filter { $0.key != "name" } }
    set { self["style"] = .object(newValue.with(["name": .string(styleName)])) }
  }
}
