import FlyingFox
import Foundation

/// A file as an answer: what the client has already is not sent again (`If-None-Match`, `If-Modified-Since`), and a
/// part alone when only that is asked for (`Range`).
struct FileResponse {
  var file: OpenFile
  var contentType: String
  var entityTag: String
  var caching: Caching

  enum Caching: String {
    /// The client asks each time whether there is something newer, so that a rebuild shows.
    case revalidated = "no-cache"
    /// The address names this very content and will never mean another.
    case immutable = "private, max-age=31536000, immutable"
  }

  init(_ file: OpenFile, contentType: String, entityTag: String? = nil, caching: Caching) {
    self.file = file
    self.contentType = contentType
    self.entityTag = entityTag ?? file.stamp.entityTag
    self.caching = caching
  }

  func response(to request: HTTPRequest) -> HTTPResponse {
    var headers = HTTPHeaders()
    headers[.contentType] = contentType
    headers[.eTag] = entityTag
    headers[.lastModified] = HTTPDate.string(secondsSince1970: file.stamp.modified)
    headers[.cacheControl] = caching.rawValue
    headers[.acceptRanges] = "bytes"

    if isFresh(request) {
      // The length of what is not sent. A bare zero would say that the file is empty.
      headers[.contentLength] = String(file.size)
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }

    var range = 0..<file.size
    var status = HTTPStatusCode.ok
    switch ByteRange(header: mayBePartial(request) ? request.headers[.range] : nil, size: file.size) {
    case .whole: break
    case .part(let part):
      range = part
      status = .partialContent
      headers[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.size)"
    case .unsatisfiable:
      headers[.contentRange] = "bytes */\(file.size)"
      headers[.contentType] = "text/plain; charset=utf-8"
      return HTTPResponse(
        statusCode: .rangeNotSatisfiable, headers: headers, body: Data("The file is not that long.\n".utf8))
    }

    headers[.contentLength] = String(range.count)
    guard request.method != .HEAD else { return HTTPResponse(statusCode: status, headers: headers) }
    let body = HTTPBodySequence(
      from: FileBody(file: file, range: range), count: range.count, suggestedBufferSize: FileBody.chunk)
    return HTTPResponse(statusCode: status, headers: headers, body: body)
  }

  private func isFresh(_ request: HTTPRequest) -> Bool {
    if let tags = request.headers[.ifNoneMatch] {
      return tags == "*" || tags.split(separator: ",").contains { Self.weak($0) == Self.weak(entityTag[...]) }
    }
    if let date = request.headers[.ifModifiedSince], let seconds = HTTPDate.seconds(from: date) {
      return file.stamp.modified <= seconds
    }
    return false
  }

  /// Whether a part would fit the parts that the client has (RFC 9110, section 13.1.5).
  private func mayBePartial(_ request: HTTPRequest) -> Bool {
    guard request.method == .GET else { return false }
    guard let condition = request.headers[.ifRange] else { return true }
    return condition == entityTag || HTTPDate.seconds(from: condition) == file.stamp.modified
  }

  private static func weak(_ tag: Substring) -> String {
    let tag = tag.trimmingCharacters(in: .whitespaces)
    return tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
  }
}
