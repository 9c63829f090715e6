import FlyingFox
import Foundation

/// How a browser may cache a response.
enum Caching: String {
  /// The browser checks each time for a newer version, so that a rebuild is visible.
  case revalidated = "no-cache"
  /// The address identifies this very content and will never have another.
  case immutable = "private, max-age=31536000, immutable"
}

extension DateFormatter {
  /// The date format of HTTP headers, as in `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
  ///
  /// FlyingFox writes days below ten with one digit, which is not allowed.
  static let http: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter
  }()
}

extension HTTPResponse {
  /// Returns a file. Content that the client already has is not sent again (`If-None-Match`, `If-Modified-Since`), and
  /// only a part is sent on request (`Range`).
  ///
  /// FlyingFox's file handler opens files by their path, which may lead elsewhere by then; it does not support suffix
  /// ranges (`bytes=-100`), `If-Range`, or the precedence of tags over dates.
  static func file(
    _ file: OpenFile, contentType: String, tag: String? = nil, caching: Caching, to request: HTTPRequest
  ) -> HTTPResponse {
    let tag = tag ?? "\"\(file.stamp)\""
    let date = DateFormatter.http.string(from: file.stamp.date)
    var headers = HTTPHeaders()
    headers[.contentType] = contentType
    headers[.eTag] = tag
    headers[.lastModified] = date
    headers[.acceptRanges] = "bytes"
    headers[.cacheControl] = caching.rawValue

    let since = request.headers[.ifModifiedSince].flatMap(DateFormatter.http.date(from:))
    let isUnmodified = since.map { file.stamp.date <= $0 } ?? false
    // A tag is quoted, so it is found in a list of tags and behind a `W/`.
    let isFresh = request.headers[.ifNoneMatch].map { $0 == "*" || $0.contains(tag) } ?? isUnmodified
    if isFresh {
      // The length of the content that is not sent. A bare zero would mean that the file is empty.
      headers[.contentLength] = String(file.size)
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }

    // A part must match those that the client has.
    let mayBePart = request.headers[HTTPHeader("If-Range")].map { $0 == tag || $0 == date } ?? true
    guard mayBePart, request.method == .GET,
      let part = request.headers[.range].flatMap({ byteRange($0, of: file.size) })
    else {
      return HTTPResponse(statusCode: .ok, headers: headers, body: file.body(0..<file.size))
    }
    guard !part.isEmpty else {
      headers[.contentRange] = "bytes */\(file.size)"
      headers[.contentType] = "text/plain; charset=utf-8"
      let sentence = Data("The file is not that long.\n".utf8)
      return HTTPResponse(statusCode: .rangeNotSatisfiable, headers: headers, body: sentence)
    }
    headers[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.size)"
    return HTTPResponse(statusCode: .partialContent, headers: headers, body: file.body(part))
  }

  /// Parses one range of bytes, `bytes=0-99`, `bytes=100-` or `bytes=-100`, clamped to the file; it may be empty.
  ///
  /// Anything else, including several ranges, is nil and answered with the whole file, as RFC 9110, section 14.2,
  /// allows.
  private static func byteRange(_ header: String, of size: Int) -> Range<Int>? {
    guard let match = header.wholeMatch(of: /bytes=([0-9]*)-([0-9]*)/) else { return nil }
    switch (Int(match.1), Int(match.2)) {
    case (let first?, let last?) where first <= last: return min(first, size)..<min(last, size - 1) + 1
    case (let first?, nil) where match.2.isEmpty: return min(first, size)..<size
    case (nil, let count?) where match.1.isEmpty: return max(0, size - count)..<size
    default: return nil
    }
  }
}
