import FlyingFox

/// Answers every request: checks who asks, finds the part that answers, and adds what every answer carries.
struct GalleryHandler: HTTPHandler {
  let requestGuard: RequestGuard
  let site: StaticSite
  let pictures: PicturesAPI

  func handleRequest(_ request: HTTPRequest) async -> HTTPResponse {
    let isForPictures = PicturesAPI.answers(request)
    var response: HTTPResponse
    do throws(Problem) {
      try requestGuard.check(request)
      if isForPictures {
        try requestGuard.checkIsOwnPage(request)
        response = try await pictures.response(to: request)
      } else {
        response = try await site.response(to: request)
      }
    } catch {
      response = isForPictures ? PicturesAPI.response(for: error, to: request) : .text(error, to: request)
      if error.status == .methodNotAllowed { response.headers[.allow] = "GET, HEAD" }
    }
    SecurityHeaders.add(to: &response.headers)
    response.headers[.date] = HTTPDate.now
    return response
  }
}
