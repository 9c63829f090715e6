import FlyingFox
import Foundation

extension HTTPRequest {
  /// Parses the head of a request: its first line and its header fields (RFC 9112), without the empty line at the end.
  package init(head: some Collection<UInt8>) throws(Problem) {
    var lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")[...]
    let words = (lines.popFirst() ?? "").components(separatedBy: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/") else { throw .malformedRequest }
    guard words[2].hasPrefix("HTTP/1.") else { throw Problem(.httpVersionNotSupported, "Only HTTP/1.1 is supported.") }
    var headers = HTTPHeaders()
    for line in lines {
      // A space before the colon must be refused (RFC 9112, section 5.1): a field could be overlooked.
      guard let colon = line.firstIndex(of: ":"), line[..<colon].wholeMatch(of: Self.token) != nil else {
        throw .malformedRequest
      }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      headers.addValue(value, for: HTTPHeader(String(line[..<colon])))
    }
    guard headers.values(for: .host).count < 2 else { throw .malformedRequest }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(
      method: HTTPMethod(words[0]), version: HTTPVersion(words[2]),
      target: .init(path: String(target[0]), query: target.count > 1 ? String(target[1]) : ""),
      headers: headers, body: HTTPBodySequence())
  }

  /// The name of a field (RFC 9110, section 5.6.2).
  private static var token: Regex<Substring> { /[-!#$%&'*+.^_`|~0-9A-Za-z]+/ }

  /// Whether the connection is kept for more requests. A body after the head is not read: no request here has one.
  package var keepsConnection: Bool {
    let hasBody = headers[.transferEncoding] != nil || headers[.contentLength].map { $0 != "0" } ?? false
    return version == .http11 && !hasBody && headers[.connection]?.lowercased().contains("close") != true
  }
}
