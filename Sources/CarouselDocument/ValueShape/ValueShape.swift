/// The allowed values of a part of a document. Validation, the schema, and the data for other languages all use it, so
/// they always agree.
public indirect enum ValueShape: Equatable, Sendable {
  /// `true` or `false`.
  case boolean
  /// A number in a range; `null` stands for no value, if allowed.
  case number(ClosedRange<Double>, orNone: Bool = false)
  /// An integer.
  case wholeNumber(ClosedRange<Double>)
  /// One of several words.
  case choice([String])
  /// A text that is interpreted elsewhere.
  case text
  /// A CSS easing curve.
  case curve
  /// SVG path data.
  case path
  /// An SVG view box: left, top, width and height.
  case viewBox
  /// An array with a maximum length; objects of one variant may only come first.
  case list(ValueShape, atMost: Int, onlyFirst: String? = nil)
  /// An object of optional fields.
  case object([Member])
  /// An object whose fields depend on a tag.
  case variants(Variants)

  /// A field of an object.
  public struct Member: Equatable, Sendable {
    public var name: String
    public var shape: ValueShape

    public init(_ name: String, _ shape: ValueShape) {
      self.name = name
      self.shape = shape
    }
  }

  /// The objects whose fields depend on a tag.
  public struct Variants: Equatable, Sendable {
    /// The name of the tag's field.
    public var tag: String
    /// The name of these objects in messages.
    public var noun: String
    /// The variant if the tag is missing; nil if the tag is required.
    public var defaultValue: String?
    /// The variants, in their order.
    public var all: [Variant]

    package init(tag: String, noun: String, defaultValue: String?, all: [Variant]) {
      (self.tag, self.noun, self.defaultValue, self.all) = (tag, noun, defaultValue, all)
    }
  }

  /// One kind of object.
  public struct Variant: Equatable, Sendable {
    public var name: String
    /// The fields besides the tag.
    public var members: [Member]

    package init(name: String, members: [Member]) {
      (self.name, self.members) = (name, members)
    }
  }

  /// Two coordinates, 0 by default.
  package static func point(_ range: ClosedRange<Double>) -> ValueShape {
    .object([Member("x", .number(range)), Member("y", .number(range))])
  }
}
