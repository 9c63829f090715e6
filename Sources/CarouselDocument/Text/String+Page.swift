// Pages read documents with a text type of their own: the standard library's would be most of what they load. The other
// files of this module do with what both have.
#if PAGE
  /// A text as its bytes of UTF-8. Texts are equal where their bytes are.
  public struct String: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The bytes.
    public var utf8: [UInt8]

    /// A text of bytes, which have to be UTF-8.
    public init(decoding bytes: some Sequence<UInt8>, as encoding: UTF8.Type) { utf8 = Array(bytes) }
    /// A text as it stands in a source.
    public init(stringLiteral text: StaticString) { utf8 = text.withUTF8Buffer { Array($0) } }
    /// A text with values in it.
    public init(stringInterpolation parts: Interpolation) { utf8 = parts.utf8 }

    /// Collects the parts of a text.
    public struct Interpolation: StringInterpolationProtocol {
      fileprivate var utf8: [UInt8] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Appends what stands in the source.
      public mutating func appendLiteral(_ text: StaticString) { utf8 += String(stringLiteral: text).utf8 }
      /// Appends a text.
      public mutating func appendInterpolation(_ text: String) { utf8 += text.utf8 }
      /// Appends a text.
      public mutating func appendInterpolation(_ text: StaticString) { appendLiteral(text) }
      /// Appends a whole number.
      public mutating func appendInterpolation(_ number: Int) { utf8 += JSON.text(of: Double(number)).utf8 }
    }

    /// Whether it has no characters.
    public var isEmpty: Bool { utf8.isEmpty }
  }

  /// What a text is where nothing says so.
  public typealias StringLiteralType = String

  extension [String] {
    /// The texts as one.
    public func joined(separator: String) -> String {
      var result: [UInt8] = []
      for (index, text) in enumerated() { result += index == 0 ? text.utf8 : separator.utf8 + text.utf8 }
      return String(decoding: result, as: UTF8.self)
    }
  }
#endif
