import FlyingFox
import Foundation

/// The pictures of a folder over HTTP.
///
/// `GET /pictures.json` lists them:
/// ```json
/// { "version": 1, "folder": "Holiday", "count": 2,
///   "pictures": [ { "id": "0f…", "name": "IMG 1.jpg", "width": 4000, "height": 3000 },
///                 { "id": "9a…", "name": "IMG 2.heic" } ] }
/// ```
/// - `version` is 1 for as long as what is described here holds. Keys may be added.
/// - `folder` is the last name of the folder's path; null if the server shows no folder.
/// - `pictures` are those of the folder and the folders in it, in natural order: folder by folder, `2.jpg` before
///   `10.jpg`. Hidden ones are left out.
/// - `name` is the file's, to be shown; it need not be unique.
/// - `width` and `height`, in pixels, the way the picture is shown, are there when they were cheap to learn.
/// - `truncated` is there, and true, if the folder holds more than are listed.
///
/// `GET /pictures/<id>?w=480` is a picture for a place 480 pixels wide: scaled to fit the next of ``PreviewWidth``'s
/// widths and twice that in height, upright, as JPEG or WebP; or the file itself if it is no larger. It is never
/// scaled up. `GET /pictures/<id>` is the file itself where browsers can show it, else the largest preview.
///
/// The id of a picture changes when the picture does, so an answer may be kept for good. Ids are the same in every run.
///
/// An answer other than 200, 206 or 304 has a body `{"error": "A sentence."}`: 400 for a `w` that is no whole number
/// above 0, 404 for an id that is unknown and for a picture that is gone, 413 for one that is too large, 422 for one
/// that cannot be read, 503 when the server cannot do it now.
struct PicturesAPI: Sendable {
  let folder: PictureFolder?
  let previews: Previews?
  let limits: PreviewLimits

  /// Whether a request is for the pictures; the rest are for the site.
  static func answers(_ request: HTTPRequest) -> Bool {
    let path = request.target.path()
    return path == listPath || path.hasPrefix(picturePrefix)
  }

  /// Returns a problem as JSON.
  static func response(for problem: Problem, to request: HTTPRequest) -> HTTPResponse {
    json(["error": problem.sentence], problem.status, to: request)
  }

  func response(to request: HTTPRequest) async throws(Problem) -> HTTPResponse {
    let path = request.target.path()
    return path == Self.listPath
      ? try await list(request)
      : try await picture(String(path.dropFirst(Self.picturePrefix.count)), request)
  }

  private static let listPath = "/pictures.json"
  private static let picturePrefix = "/pictures/"

  private func list(_ request: HTTPRequest) async throws(Problem) -> HTTPResponse {
    Self.json(try await folder?.list() ?? .none, .ok, to: request)
  }

  private func picture(_ id: String, _ request: HTTPRequest) async throws(Problem) -> HTTPResponse {
    let width = try Self.width(request)
    guard let folder, let picture = await folder.picture(id) else {
      throw Problem(.notFound, "There is no such picture.")
    }
    let file = try await open(picture, in: folder)
    let header = await FileQueue.run { PictureHeader(of: file, named: picture.format) }
    guard let header else {
      throw Problem(.unprocessableContent, "\(picture.name) is not a picture that can be read.")
    }
    try limits.check(file, header, name: picture.name)

    // The id stands for the picture as it was found; another content must be asked for again.
    let caching: FileResponse.Caching = file.stamp == picture.stamp ? .immutable : .revalidated
    if header.mayBeSent(for: width, size: file.size) {
      return original(file, header, caching, request)
    }
    guard let previews else {
      guard header.format.isShownByBrowsers else {
        throw Problem(.unprocessableContent, "\(picture.name) can be shown once vipsthumbnail is installed.")
      }
      // Once the tool is there, the same address is a preview.
      return original(file, header, .revalidated, request)
    }
    let key = folder.key(of: picture, file.stamp, width ?? .largest, header)
    let source = PreviewSource(file: file, header: header, name: picture.name, key: key)
    let preview = try await previews.preview(of: source, for: Client(request.remoteAddress))
    return FileResponse(
      preview, contentType: key.contentType, entityTag: "\"\(key)\"", caching: caching
    ).response(to: request)
  }

  /// Opens a picture; what is wrong with it is said of the picture rather than of an address.
  private func open(_ picture: PictureFolder.Picture, in folder: PictureFolder) async throws(Problem) -> OpenFile {
    do {
      return try await folder.open(picture)
    } catch .notFound {
      throw Problem(.notFound, "\(picture.name) is not there any more.")
    } catch .unreadable {
      throw Problem(.unprocessableContent, "\(picture.name) may not be read.")
    } catch {
      throw error
    }
  }

  private func original(
    _ file: OpenFile, _ header: PictureHeader, _ caching: FileResponse.Caching, _ request: HTTPRequest
  ) -> HTTPResponse {
    var response = FileResponse(file, contentType: header.format.contentType, caching: caching).response(to: request)
    if header.format == .svg { response.headers[.contentSecurityPolicy] = SecurityHeaders.picturePolicy }
    return response
  }

  /// Reads the width that is asked for; nil for the picture itself.
  private static func width(_ request: HTTPRequest) throws(Problem) -> PreviewWidth? {
    let query = request.target.query().split(separator: "&").first { $0.hasPrefix("w=") }
    guard let query else { return nil }
    guard query.dropFirst(2).utf8.allSatisfy({ (0x30...0x39).contains($0) }), query.utf8.count > 2 else {
      throw Problem(.badRequest, "The width w is to be a whole number of pixels.")
    }
    // A number with more digits than fit is as good as any large one.
    let pixels = Int(query.dropFirst(2)) ?? .max
    guard pixels > 0 else { throw Problem(.badRequest, "The width w is to be at least one pixel.") }
    return PreviewWidth(fitting: pixels)
  }

  private static func json(_ value: some Encodable, _ status: HTTPStatusCode, to request: HTTPRequest) -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers, arrays and dictionaries of these: encoding them cannot fail.
    let body = (try? encoder.encode(value)) ?? Data("{}".utf8)
    var headers = HTTPHeaders()
    headers[.contentType] = "application/json; charset=utf-8"
    headers[.cacheControl] = "no-store"
    return .content(body, status, headers, to: request)
  }
}
