import FlyingFox
import Foundation

/// The files of the built site.
struct StaticSite: Sendable {
  private let folder: ServedFolder

  init(_ folder: ServedFolder) {
    self.folder = folder
  }

  func response(to request: HTTPRequest) async throws(Problem) -> HTTPResponse {
    let path = try SafePath(percentEncoded: request.target.path())
    switch try await open(path.names) {
    case .file(let file):
      guard let name = path.names.last, !path.isFolder else { throw .notFound }
      return respond(to: request, with: file, named: name)
    case .folder:
      guard case .file(let index) = try await open(path.names + [Self.index]) else { throw .notFound }
      // Relative links in the page need the slash.
      guard path.isFolder else { return Self.redirect(to: path.percentEncodedFolder) }
      return respond(to: request, with: index, named: Self.index)
    }
  }

  private static let index = "index.html"

  private func open(_ names: [String]) async throws(Problem) -> ServedFolder.Entry {
    let folder = folder
    return try await FileQueue.run { () throws(Problem) in
      try folder.open(names.flatMap { [UInt8(ascii: "/")] + $0.utf8 }[...])
    }
  }

  private func respond(to request: HTTPRequest, with file: OpenFile, named name: String) -> HTTPResponse {
    FileResponse(file, contentType: MIMEType.ofFile(named: name), caching: .revalidated).response(to: request)
  }

  private static func redirect(to path: String) -> HTTPResponse {
    var headers = HTTPHeaders()
    headers[.location] = path
    // A rebuilt site may have a file where this one has a folder.
    headers[.cacheControl] = "no-cache"
    return HTTPResponse(statusCode: .movedPermanently, headers: headers)
  }
}
