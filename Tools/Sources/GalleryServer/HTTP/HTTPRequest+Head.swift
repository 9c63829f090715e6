import FlyingFox
import Foundation

extension HTTPRequest {
  /// Parses the head of a request: its first line and its header fields (RFC 9112), without the empty line at the end.
  package init(head: some Collection<UInt8>) throws(Problem) {
    // Split as bytes: in a text, a separator and an accent after it are one character.
    let lines = Array(head).split(separator: [0x0D, 0x0A], omittingEmptySubsequences: false)
    let words = Self.words(lines.first ?? [], separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/") else { throw .malformedRequest }
    guard words[2].hasPrefix("HTTP/1.") else { throw Problem(.httpVersionNotSupported, "Only HTTP/1.1 is supported.") }
    var headers = HTTPHeaders()
    for line in lines.dropFirst() {
      let field = Self.words(line, separator: ":", maxSplits: 1)
      // A space before the colon must be refused (RFC 9112, section 5.1): a field could be overlooked.
      guard field.count == 2, !field[0].isEmpty, field[0].utf8.allSatisfy(Self.token.contains) else {
        throw .malformedRequest
      }
      headers.addValue(field[1].trimmingCharacters(in: .whitespaces), for: HTTPHeader(field[0]))
    }
    guard headers.values(for: .host).count < 2 else { throw .malformedRequest }
    let target = Self.words(words[1].utf8, separator: "?", maxSplits: 1)
    self.init(
      method: HTTPMethod(words[0]), version: HTTPVersion(words[2]),
      target: .init(path: target[0], query: target.count > 1 ? target[1] : ""),
      headers: headers, body: HTTPBodySequence())
  }

  /// The bytes in the name of a field (RFC 9110, section 5.6.2).
  private static let token = Set(
    "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

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
