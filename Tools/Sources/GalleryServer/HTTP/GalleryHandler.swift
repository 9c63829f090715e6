import FlyingFox
import Foundation

/// Responds to every request: checks who asks, finds the part that responds, and adds what every response carries.
struct GalleryHandler: Sendable {
  let site: StaticSite
  let pictures: PicturesAPI
  /// What a client of this machine sends as `Host`.
  private let hosts: Set<String>

  init(site: StaticSite, pictures: PicturesAPI, port: UInt16) {
    self.site = site
    self.pictures = pictures
    let names = ["127.0.0.1", "localhost", "[::1]"]
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
  }

  func response(to request: HTTPRequest, for client: Client) async -> HTTPResponse {
    let isForPictures = PicturesAPI.responds(to: request)
    do throws(Problem) {
      try check(request)
      guard isForPictures else { return finished(try await site.response(to: request)) }
      try checkIsOwnPage(request)
      return finished(try await pictures.response(to: request, for: client))
    } catch {
      return isForPictures ? finished(PicturesAPI.response(to: error)) : response(to: error)
    }
  }

  /// Returns a problem as a line of text.
  func response(to problem: Problem) -> HTTPResponse {
    var response = HTTPResponse(statusCode: problem.status, body: Data((problem.sentence + "\n").utf8))
    response.headers[.contentType] = "text/plain; charset=utf-8"
    response.headers[.cacheControl] = "no-store"
    return finished(response)
  }

  /// Checks who asks, and for what.
  ///
  /// Only the loopback address is listened on, but a browser on this machine runs the pages of strangers. One of them
  /// can point a name of its own at 127.0.0.1 (DNS rebinding) and then reads whatever it asks for: hence the check of
  /// the `Host` header, which still holds the stranger's name.
  private func check(_ request: HTTPRequest) throws(Problem) {
    guard let host = request.headers[.host] else {
      throw Problem(.badRequest, "The request does not say which host it is for.")
    }
    guard hosts.contains(host.lowercased()) else {
      throw Problem(.forbidden, "The gallery answers only at its own address on this machine.")
    }
    guard request.method == .GET || request.method == .HEAD else {
      throw Problem(.methodNotAllowed, "The gallery can only be read.")
    }
  }

  /// Refuses what a page of another origin asks for behind the scenes. (A link to the gallery is welcome.)
  ///
  /// Such a page could not read the response anyhow, but it could keep this machine busy making previews.
  private func checkIsOwnPage(_ request: HTTPRequest) throws(Problem) {
    let site = request.headers[HTTPHeader("Sec-Fetch-Site")]?.lowercased()
    guard site != "cross-site", site != "same-site" else {
      throw Problem(.forbidden, "Pictures are shown to the gallery's own pages only.")
    }
  }

  /// Adds what every response carries, so that a mistake in a page, or a page of somebody else, can do little. A policy
  /// that the response already has is stricter than the pages' and stays.
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

  /// The pages of the gallery run and show what this server sends, and nothing else.
  private static let pagePolicy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob: data:; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

extension HTTPHeader {
  static let contentSecurityPolicy = HTTPHeader("Content-Security-Policy")
}
