/// What values a part of a document may have. Documents are checked by it, and the schema and the data for other
/// languages are made from it, so that all of them agree.
public indirect enum ValueShape: Equatable, Sendable {
  /// `true` or `false`.
  case boolean
  /// A number of a range; `null` stands for none where that is allowed.
  case number(ClosedRange<Double>, orNone: Bool = false)
  /// A number without a fraction.
  case wholeNumber(ClosedRange<Double>)
  /// One of a few words.
  case choice([String])
  /// A text that another part of the product understands.
  case text
  /// A curve of time, as style sheets write it.
  case curve
  /// The path of an SVG.
  case path
  /// The view box of an SVG: the left, the top, the width and the height.
  case viewBox
  /// Values one after the other, at most so many; objects of one variant may only come first.
  case list(ValueShape, atMost: Int, onlyFirst: String? = nil)
  /// An object of fields that may all be missing.
  case object([Member])
  /// An object whose fields follow from one of them.
  case variants(Variants)

  /// A field of an object.
  public struct Member: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// Its values.
    public var shape: ValueShape

    /// A field.
    public init(_ name: String, _ shape: ValueShape) {
      self.name = name
      self.shape = shape
    }
  }

  /// Objects whose fields follow from one of them, the tag.
  public struct Variants: Equatable, Sendable {
    /// The name of the field that tells which one it is.
    public var tag: String
    /// What they are, for people.
    public var noun: String
    /// Which one it is where the tag is missing; nil where it must be there.
    public var defaultValue: String?
    /// Their fields besides the tag, by the tag's values in their order.
    public var all: [Variant]

    package init(tag: String, noun: String, defaultValue: String?, all: [Variant]) {
      (self.tag, self.noun, self.defaultValue, self.all) = (tag, noun, defaultValue, all)
    }
  }

  /// One of several kinds of objects.
  public struct Variant: Equatable, Sendable {
    /// The tag's value.
    public var name: String
    /// The fields besides the tag.
    public var members: [Member]

    package init(name: String, members: [Member]) {
      (self.name, self.members) = (name, members)
    }
  }

  /// Two coordinates; what is missing is 0.
  package static func point(_ range: ClosedRange<Double>) -> ValueShape {
    .object([Member("x", .number(range)), Member("y", .number(range))])
  }
}
