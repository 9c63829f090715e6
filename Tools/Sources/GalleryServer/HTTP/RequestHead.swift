import FlyingFox
import Foundation

/// The head of a request: its first line and its header fields, as they were sent (RFC 9112).
struct RequestHead {
  /// The longest that is read, in bytes: many times what browsers send, and little to read in one go.
  static let limit = 16 * 1024

  let request: HTTPRequest
  /// Whether something follows that belongs to the request. Nothing that the gallery answers has a body.
  let hasBody: Bool

  /// - Parameter bytes: the head up to the empty line, that line excluded.
  init(_ bytes: some Collection<UInt8>) throws(Problem) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    let words = Self.text(lines.popFirst()).split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/") else { throw .noRequest }
    guard words[2].hasPrefix("HTTP/1.") else {
      throw Problem(.httpVersionNotSupported, "The gallery speaks HTTP/1.1.")
    }
    var fields: [HTTPHeader: String] = [:]
    for line in lines {
      let text = Self.text(line)
      guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else { throw .noRequest }
      let name = HTTPHeader(String(text[..<colon]))
      // Two hosts, say, are none.
      guard fields[name] == nil || name != .host else { throw .noRequest }
      fields[name] = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    let target = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    request = HTTPRequest(
      method: HTTPMethod(String(words[0])), version: HTTPVersion(String(words[2])),
      target: .init(path: String(target[0]), query: target.count > 1 ? String(target[1]) : ""),
      headers: HTTPHeaders(fields), body: HTTPBodySequence())
    hasBody = fields[.transferEncoding] != nil || fields[.contentLength].map { $0 != "0" } ?? false
  }

  /// Whether the connection is for more requests.
  var keepsConnection: Bool {
    let wishes = (request.headers[.connection] ?? "").lowercased().split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard !hasBody else { return false }
    return request.version == .http11 ? !wishes.contains("close") : wishes.contains("keep-alive")
  }

  private static func text(_ line: (some Collection<UInt8>)?) -> String {
    String(decoding: line.map(Array.init) ?? [], as: UTF8.self).trimmingCharacters(in: .init(charactersIn: "\r"))
  }
}

extension Problem {
  static let noRequest = Problem(.badRequest, "This is no request of HTTP.")
  static let tooLong = Problem(
    .requestHeaderFieldsTooLarge, "The request is longer than the \(RequestHead.limit) bytes that are read.")
}
