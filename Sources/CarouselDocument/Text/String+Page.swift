// On the web, documents are read with this minimal text type, because the standard library's would be most of the
// download. The other files of this module use only what both types have.
#if PAGE
  /// A text as UTF-8 bytes. Texts are equal if their bytes are.
  public struct String: Hashable, Sendable, ExpressibleByStringInterpolation {
    public var utf8: [UInt8]

    /// Creates a text from valid UTF-8.
    public init(decoding bytes: some Sequence<UInt8>, as encoding: UTF8.Type) { utf8 = Array(bytes) }
    public init(stringLiteral text: StaticString) { utf8 = text.withUTF8Buffer { Array($0) } }
    public init(stringInterpolation parts: Interpolation) { utf8 = parts.utf8 }

    public struct Interpolation: StringInterpolationProtocol {
      fileprivate var utf8: [UInt8] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ text: StaticString) { utf8 += String(stringLiteral: text).utf8 }
      public mutating func appendInterpolation(_ text: String) { utf8 += text.utf8 }
      public mutating func appendInterpolation(_ text: StaticString) { appendLiteral(text) }
      public mutating func appendInterpolation(_ number: Int) { utf8 += JSON.text(of: Double(number)).utf8 }
    }

    /// Whether the text is empty.
    public var isEmpty: Bool { utf8.isEmpty }
  }

  /// The default type of string literals.
  public typealias StringLiteralType = String

  extension [String] {
    public func joined(separator: String) -> String {
      var result: [UInt8] = []
      for (index, text) in enumerated() { result += index == 0 ? text.utf8 : separator.utf8 + text.utf8 }
      return String(decoding: result, as: UTF8.self)
    }
  }
#endif
