import FlyingFox

/// The headers that every answer carries, so that a mistake in a page, or a page of somebody else, can do little.
enum SecurityHeaders {
  /// What the pages of the gallery may do: run and show what this server sends, and nothing else.
  static let contentSecurityPolicy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// What a picture that is a document (SVG) may do when it is opened by itself: look, and nothing else.
  static let picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

  /// Adds the headers; a policy that the answer already has is the stricter one and stays.
  static func add(to headers: inout HTTPHeaders) {
    if headers[.contentSecurityPolicy] == nil {
      headers[.contentSecurityPolicy] = contentSecurityPolicy
    }
    headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
    headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    headers[HTTPHeader("Cross-Origin-Opener-Policy")] = "same-origin"
  }
}

extension HTTPHeader {
  static let allow = HTTPHeader("Allow")
  static let contentSecurityPolicy = HTTPHeader("Content-Security-Policy")
  static let ifRange = HTTPHeader("If-Range")
}
