import FlyingFox
import Foundation

/// Handles every request: checks its origin, dispatches it, and adds the common headers.
struct GalleryHandler: Sendable {
  let site: StaticSite
  let pictures: PicturesAPI
  /// The values of `Host` that clients of this machine send.
  private let hosts: Set<String>
  private let entrance: Entrance
  /// The cookie with which browsers prove that they have opened an address of this run. Cookies are shared by all ports.
  private let cookie: String

  init(site: StaticSite, pictures: PicturesAPI, port: UInt16, entrance: Entrance, token: String) {
    self.site = site
    self.pictures = pictures
    self.entrance = entrance
    cookie = "swift-carousel-\(port)=\(token)"
    let names = ["127.0.0.1", "localhost", "[::1]"]
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  func response(to request: HTTPRequest, for client: Client) async -> HTTPResponse {
    let isForPictures = PicturesAPI.responds(to: request)
    do throws(Problem) {
      try check(request)
      // What only asks for the head gets no cookie, and uses nothing up.
      if request.path == "/", request.method == .GET, await entrance.admits(query: request.target.query()) {
        return finished(welcome)
      }
      try checkCookie(request)
      guard isForPictures else { return finished(try await site.response(to: request)) }
      try checkIsOwnPage(request)
      return finished(try await pictures.response(to: request, for: client))
    } catch {
      return isForPictures ? finished(PicturesAPI.response(to: error)) : response(to: error)
    }
  }

  /// Whether the client of a request has proved that it may have responses.
  func knows(_ request: HTTPRequest) -> Bool {
    (try? check(request)) != nil && (try? checkCookie(request)) != nil
  }

  /// Returns a problem as a line of text.
  func response(to problem: Problem) -> HTTPResponse {
    var response = HTTPResponse(statusCode: problem.status, body: Data((problem.sentence + "\n").utf8))
    response.headers[.contentType] = "text/plain; charset=utf-8"
    response.headers[.cacheControl] = "no-store"
    return finished(response)
  }

  /// Checks the origin of a request, and its method.
  ///
  /// The server listens only on the loopback address, but a browser on this machine runs the pages of strangers. One of
  /// them can resolve a name of its own to 127.0.0.1 (DNS rebinding) and then read any response: hence the check of the
  /// `Host` header, which still has the stranger's name.
  private func check(_ request: HTTPRequest) throws(Problem) {
    guard let host = request.headers[.host] else {
      throw Problem(.badRequest, "The request has no Host header.")
    }
    guard hosts.contains(host.lowercased()) else {
      throw Problem(.forbidden, "The gallery responds only at its own address on this machine.")
    }
    guard request.method == .GET || request.method == .HEAD else {
      throw Problem(.methodNotAllowed, "The gallery is read-only.")
    }
  }

  /// Sets the cookie, and leads to the address without the token, which then is in no bookmark and no screenshot.
  private var welcome: HTTPResponse {
    HTTPResponse(
      statusCode: .seeOther,
      headers: [
        .location: "/", .setCookie: "\(cookie); Path=/; HttpOnly; SameSite=Lax", .cacheControl: "no-store",
      ])
  }

  /// Refuses other users of this machine, who can connect as well.
  private func checkCookie(_ request: HTTPRequest) throws(Problem) {
    let cookies = request.headers.values(for: .cookie).flatMap { $0.split(separator: ";") }
    guard cookies.contains(where: { $0.trimmingCharacters(in: .whitespaces) == cookie }) else {
      throw Problem(.forbidden, "Open the address that the gallery has printed; it contains a token.")
    }
  }

  /// Refuses subresource requests of other origins. (A link to the gallery is welcome.)
  ///
  /// Such a page could not read the response anyhow, but it could keep this machine busy making previews.
  private func checkIsOwnPage(_ request: HTTPRequest) throws(Problem) {
    let site = request.headers[HTTPHeader("Sec-Fetch-Site")]?.lowercased()
    guard site != "cross-site", site != "same-site" else {
      throw Problem(.forbidden, "Pictures are available only to the gallery's own pages.")
    }
  }

  /// Adds the common headers, which limit the effects of a mistake in a page, or of foreign pages. A policy that the
  /// response already has is stricter than the pages' and stays.
  private func finished(_ response: HTTPResponse) -> HTTPResponse {
    var response = response
    response.headers[.contentSecurityPolicy] = response.headers[.contentSecurityPolicy] ?? Self.pagePolicy
    response.headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
    response.headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
    response.headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
    response.headers[HTTPHeader("Cross-Origin-Opener-Policy")] = "same-origin"
    response.headers[.date] = DateFormatter.http.string(from: .now)
    if response.statusCode == .methodNotAllowed { response.headers[HTTPHeader("Allow")] = "GET, HEAD" }
    return response
  }

  /// Pages of the gallery may run and show only what this server sends.
  private static let pagePolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; "
    + "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
}

extension HTTPHeader {
  static let contentSecurityPolicy = HTTPHeader("Content-Security-Policy")
}
