extension JSON {
  /// Parses a text according to RFC 8259. Names of members are in ASCII, as those of all fields: others may be equal in one
  /// reader and differ in another, by how their accents are encoded. Of members with equal names, the last one is used.
  /// A text has at most 500,000 bytes and 10,000 values, nested at most 256 deep.
  /// - Throws: The problem and its position, for example `line 2, column 9: expected a comma or }`.
  /// - Complexity: O(*n*), where *n* is the length of the text; O(1) if it is too long.
  public init(parsing text: String) throws(ConfigurationError) {
    let length = text.utf8.count
    guard length <= DocumentLimits.length else {
      let message: String = "expected at most \(DocumentLimits.length) bytes, got \(length)"
      throw ConfigurationError([ConfigurationProblem(path: "", message: message)])
    }
    var parser = Parser(text, mostValues: DocumentLimits.values)
    self = try parser.document()
  }

  /// Parses a text of any length and number of values, which this package has written.
  package init(parsingOwn text: String) throws(ConfigurationError) {
    var parser = Parser(text, mostValues: .max)
    self = try parser.document()
  }
}

/// Parses a text byte by byte.
private struct Parser {
  private let bytes: [UInt8]
  private let mostValues: Int
  private var position = 0
  private var depth = 0
  private var values = 0

  init(_ text: String, mostValues: Int) {
    bytes = Array(text.utf8)
    self.mostValues = mostValues
  }

  mutating func document() throws(ConfigurationError) -> JSON {
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw problem("the end") }
    return value
  }

  private mutating func value() throws(ConfigurationError) -> JSON {
    skipSpace()
    values += 1
    guard values <= mostValues else { throw problem("at most \(mostValues) values") }
    switch next {
    case UInt8(ascii: "{"): return try nested { parser throws(ConfigurationError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(ConfigurationError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func nested(
    _ read: (inout Parser) throws(ConfigurationError) -> JSON
  ) throws(ConfigurationError) -> JSON {
    depth += 1
    guard depth <= DocumentLimits.depth else {
      throw problem("less deeply nested values, at most \(DocumentLimits.depth) levels")
    }
    position += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(ConfigurationError) -> JSON {
    var members: [String: JSON] = [:]
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("a quoted name") }
      let name = try name()
      skipSpace()
      guard take(":") else { throw problem("a colon") }
      members[name] = try value()
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw problem("a comma or }") }
    }
  }

  private mutating func name() throws(ConfigurationError) -> String {
    let start = position
    let name = try string()
    guard name.isASCII else {
      position = start
      throw problem("a name in ASCII, got \(JSON.excerpt(name))")
    }
    return name
  }

  private mutating func array() throws(ConfigurationError) -> JSON {
    var values: [JSON] = []
    skipSpace()
    if take("]") { return .array(values) }
    while true {
      values.append(try value())
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { throw problem("a comma or ]") }
    }
  }

  private mutating func string() throws(ConfigurationError) -> String {
    position += 1
    var text: [UInt8] = []
    // The bytes up to the next escape are copied together.
    var start = position
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let rest = bytes[start..<position]
        position += 1
        if text.isEmpty { return String(decoding: rest, as: UTF8.self) }
        text += rest
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[start..<position]
        position += 1
        UTF8.encode(try escape()).map { text += $0 }
        start = position
      case 0..<0x20: throw problem("no control character in a string")
      default: position += 1
      }
    }
    throw problem("the end of a string")
  }

  /// Two escapes can form a surrogate pair; half a pair is invalid.
  private mutating func escape() throws(ConfigurationError) -> Unicode.Scalar {
    guard let byte = next else { throw problem("the end of a string") }
    let simple: Unicode.Scalar? =
      switch byte {
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "t"): "\t"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): Unicode.Scalar(byte)
      default: nil
      }
    if let simple {
      position += 1
      return simple
    }
    guard let unit = unit(at: position) else { throw problem("an escape such as \\n or \\u00e9") }
    if let scalar = Unicode.Scalar(unit) {
      position += 5
      return scalar
    }
    guard unit & 0xFC00 == 0xD800, position + 5 < bytes.count, bytes[position + 5] == UInt8(ascii: "\\"),
      let second = self.unit(at: position + 6), second & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (second & 0x3FF))
    else { throw problem("a complete surrogate pair") }
    position += 11
    return scalar
  }

  /// Parses the four digits of a `\u` escape.
  private func unit(at place: Int) -> UInt32? {
    guard place + 4 < bytes.count, bytes[place] == UInt8(ascii: "u") else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[(place + 1)...(place + 4)] {
      guard isHexDigit(byte) else { return nil }
      unit = unit << 4 | UInt32(isDigit(byte) ? byte & 0xF : (byte & 0xF) + 9)
    }
    return unit
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func number() throws(ConfigurationError) -> Double {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    guard let number = JSON.number(bytes[start..<position]) else { throw problem("a value") }
    return number
  }

  private mutating func digits() throws(ConfigurationError) {
    let start = position
    while let byte = next, isDigit(byte) { position += 1 }
    guard position > start else { throw problem("a value") }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(ConfigurationError) -> JSON {
    for byte in "\(word)".utf8 {
      guard next == byte else { throw problem("a value") }
      position += 1
    }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private func problem(_ expected: String) -> ConfigurationError {
    let before = bytes[..<position]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Continuation bytes are not counted as characters.
    let column = bytes[lineStart..<position].count { $0 & 0xC0 != 0x80 } + 1
    return ConfigurationError([
      ConfigurationProblem(path: "", message: "line \(line), column \(column): expected \(expected)")
    ])
  }
}
