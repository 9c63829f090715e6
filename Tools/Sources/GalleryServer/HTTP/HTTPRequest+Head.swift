import FlyingFox
import Foundation

extension HTTPRequest {
  /// Parses the head of a request: its first line and its header fields (RFC 9112), without the empty line at the end.
  ///
  /// What another server could read differently is refused, even where a server may be lenient: if something in front of
  /// this one took the end of a request elsewhere, one could be hidden in another (RFC 9112, section 11.2).
  package init(head: some Collection<UInt8>) throws(Problem) {
    // Split as bytes: in a text, a separator and an accent after it are one character.
    let lines = Array(head).split(separator: [0x0D, 0x0A], omittingEmptySubsequences: false)
    // Single carriage returns and line feeds are left, and end a line for some.
    guard lines.allSatisfy({ $0.allSatisfy(Self.isAllowed) }) else { throw .malformedRequest }
    let words = Self.words(lines.first ?? [], separator: " ")
    guard words.count == 3, Self.isToken(words[0]), !words[1].isEmpty else { throw .malformedRequest }
    // No tab in the first line, which is the only other space.
    guard !(lines.first ?? []).contains(Self.tab) else { throw .malformedRequest }
    let version = Array(words[2].utf8)
    guard version.count == 8, words[2].hasPrefix("HTTP/"), version[6] == UInt8(ascii: "."),
      [version[5], version[7]].allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { throw .malformedRequest }
    guard words[2].hasPrefix("HTTP/1.") else { throw Problem(.httpVersionNotSupported, "Only HTTP/1.1 is supported.") }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      let field = Self.words(line, separator: ":", maxSplits: 1)
      // A space before the colon must be refused (section 5.1), and one at the start of a line, which once continued the
      // line before (section 5.2): a field could be overlooked.
      guard field.count == 2, Self.isToken(field[0]) else { throw .malformedRequest }
      headers.addValue(field[1].trimmingCharacters(in: Self.spaces), for: HTTPHeader(field[0]))
    }
    guard headers.values(for: .host).count < 2 else { throw .malformedRequest }
    let target = Self.words(words[1].utf8, separator: "?", maxSplits: 1)
    self.init(
      method: HTTPMethod(words[0]), version: HTTPVersion(words[2]),
      target: .init(path: target[0], query: target.count > 1 ? target[1] : ""),
      headers: headers, body: HTTPBodySequence())
    guard hasClearLength else { throw .malformedRequest }
  }

  /// Whether everybody agrees where the request ends (RFC 9112, section 6.3): it has one length, which is a number, or one
  /// known coding, or neither.
  private var hasClearLength: Bool {
    let lengths = headers.values(for: .contentLength), codings = headers.values(for: .transferEncoding)
    guard codings.isEmpty else {
      return lengths.isEmpty && codings.count == 1 && codings[0].lowercased() == "chunked" && version == .http11
    }
    return lengths.isEmpty || (lengths.count == 1 && Self.isNumber(lengths[0]))
  }

  /// Whether a byte may be in a head (RFC 9110, section 5.5): no control character but a tab.
  private static func isAllowed(_ byte: UInt8) -> Bool { byte == tab || (byte >= 0x20 && byte != 0x7F) }

  private static let tab = UInt8(ascii: "\t")
  /// The white space around the value of a field (RFC 9110, section 5.6.3).
  private static let spaces = CharacterSet(charactersIn: " \t")

  /// Whether a text is a method or the name of a field (RFC 9110, section 5.6.2).
  private static func isToken(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(token.contains) }

  private static let token = Set(
    "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
  }

  /// Splits at a byte.
  private static func words(
    _ bytes: some Collection<UInt8>, separator: Unicode.Scalar, maxSplits: Int = .max
  ) -> [String] {
    bytes.split(separator: UInt8(ascii: separator), maxSplits: maxSplits, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the connection is kept for more requests. A body after the head is not read: no request here has one.
  package var keepsConnection: Bool {
    let hasBody = headers[.transferEncoding] != nil || headers[.contentLength].map { $0 != "0" } ?? false
    return version == .http11 && !hasBody && headers[.connection]?.lowercased().contains("close") != true
  }
}
