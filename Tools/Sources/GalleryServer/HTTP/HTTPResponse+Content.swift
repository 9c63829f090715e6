import FlyingFox
import Foundation

extension HTTPResponse {
  /// Returns an answer whose content is at hand; `HEAD` gets its length alone.
  static func content(
    _ content: Data, _ status: HTTPStatusCode, _ headers: HTTPHeaders, to request: HTTPRequest
  ) -> HTTPResponse {
    guard request.method == .HEAD else {
      return HTTPResponse(
        statusCode: status, headers: headers,
        body: HTTPBodySequence(data: content, suggestedBufferSize: FileBody.chunk))
    }
    var headers = headers
    headers[.contentLength] = String(content.count)
    return HTTPResponse(statusCode: status, headers: headers)
  }

  /// Returns a problem as a line of text.
  static func text(_ problem: Problem, to request: HTTPRequest) -> HTTPResponse {
    var headers = HTTPHeaders()
    headers[.contentType] = "text/plain; charset=utf-8"
    headers[.cacheControl] = "no-store"
    return .content(Data((problem.sentence + "\n").utf8), problem.status, headers, to: request)
  }
}
