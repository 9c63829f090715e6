import FlyingFox

/// The files of the built site.
struct StaticSite: Sendable {
  let folder: ServedFolder

  func response(to request: HTTPRequest) async throws(Problem) -> HTTPResponse {
    let path = try SafePath(percentEncoded: request.target.path())
    var names = path.names
    var entry = try await open(names)
    if case .folder = entry {
      names.append("index.html")
      entry = try await open(names)
      // Relative links in the page need the slash. A rebuilt site may have a file where this one has a folder.
      guard path.isFolder else {
        var response = HTTPResponse(statusCode: .movedPermanently)
        response.headers[.location] = request.target.path() + "/"
        response.headers[.cacheControl] = "no-cache"
        return response
      }
    } else if path.isFolder {
      throw .notFound
    }
    guard case .file(let file) = entry, let name = names.last else { throw .notFound }
    return .file(file, contentType: MIMEType.ofFile(named: name), caching: .revalidated, to: request)
  }

  private func open(_ names: [String]) async throws(Problem) -> ServedFolder.Entry {
    try await FileQueue.run { [folder] () throws(Problem) in
      try folder.open(names.map { "/" + $0 }.joined())
    }
  }
}
