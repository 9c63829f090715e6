/// A carousel's style, options, properties, decorations and motion as a document, which every host reads.
///
/// What a document leaves out is at its default. A configuration keeps what was given and nothing else, so that decoding
/// and encoding give the same document.
/// ```swift
/// let configuration = try CarouselConfiguration(
///   parsing: #"{ "version": 1, "style": { "name": "cover-flow", "tilt": 0.7 }, "wraps": true }"#)
/// configuration.apply(to: &carousel)
/// ```
public struct CarouselConfiguration: Equatable, Sendable {
  /// The version of the documents that this module reads and writes.
  public static let version = 1

  /// The document. It has the shape that `Self.shape` says.
  public private(set) var document: [String: JSON]

  /// A configuration with everything at its default: a linear carousel.
  public init() {
    document = ["version": .number(Double(Self.version))]
  }

  /// Reads a document.
  /// - Throws: All that is wrong with it, each with the path of its field.
  public init(_ document: JSON) throws(ConfigurationError) {
    let problems = Self.problems(of: document)
    guard problems.isEmpty, let members = document.object else { throw ConfigurationError(problems) }
    self.document = members
  }

  /// Reads a document's text.
  /// - Throws: All that is wrong with it, each with the path of its field; or where the text is no JSON.
  public init(parsing text: String) throws(ConfigurationError) {
    try self.init(JSON(parsing: text))
  }

  /// The document as text, its fields in their usual order.
  public var text: String { JSON.object(document).text(order: Self.order) }

  /// All that is wrong with a document; nothing where it can be read.
  public static func problems(of document: JSON) -> [ConfigurationProblem] { documentShape.problems(of: document) }

  /// What documents may hold, and the attributes that they stand for.
  package static let documentShape = DocumentShape(version: version, shape: shape)
}

extension CarouselConfiguration {
  /// A field of the document; nil where it is at its default. A value that the field can't have is not taken.
  public subscript(name: String) -> JSON? {
    get { document[name] }
    set {
      guard name != "version" else { return }
      var changed = document
      changed[name] = newValue
      if Self.problems(of: .object(changed)).isEmpty { document = changed }
    }
  }

  /// The style's name; `linear` by default. A change keeps the options that the new style has too.
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

  /// The style's options by their names, as the document has them.
  public var styleOptions: [String: JSON] {
    get { (document["style"]?.object ?? [:]).filter { $0.key != "name" } }
    set { self["style"] = .object(newValue.with(["name": .string(styleName)])) }
  }
}
