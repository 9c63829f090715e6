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
/// The id of a picture changes when the picture does, so a response may be kept for good. Ids are the same in every run.
///
/// A response other than 200, 206 or 304 has a body `{"error": "A sentence."}`: 400 for a `w` that is no whole number
/// above 0, 404 for an id that is unknown and for a picture that is gone, 413 for one that is too large, 422 for one
/// that cannot be read, 503 when the server cannot do it now.
struct PicturesAPI: Sendable {
  let folder: PictureFolder?
  /// What makes previews; nil where there is nothing to make them with.
  let previews: Previews?
  let limits: Vips.Limits

  /// Whether a request is for the pictures; the rest are for the site.
  static func responds(to request: HTTPRequest) -> Bool {
    let path = request.target.path()
    return path == listPath || path.hasPrefix(picturePrefix)
  }

  /// Returns a problem as JSON.
  static func response(to problem: Problem) -> HTTPResponse {
    json(["error": problem.sentence], problem.status)
  }

  func response(to request: HTTPRequest, for client: Client) async throws(Problem) -> HTTPResponse {
    let path = request.target.path()
    guard path == Self.listPath else {
      return try await picture(String(path.dropFirst(Self.picturePrefix.count)), request, client)
    }
    return Self.json(try await folder?.list() ?? PictureFolder.List(), .ok)
  }

  private static let listPath = "/pictures.json"
  private static let picturePrefix = "/pictures/"

  private func picture(_ id: String, _ request: HTTPRequest, _ client: Client) async throws(Problem) -> HTTPResponse {
    let width = try Self.width(request)
    guard let folder, let picture = await folder.picture(id) else {
      throw Problem(.notFound, "There is no such picture.")
    }
    let file = try await open(picture, in: folder)
    let (format, isWhole) = await FileQueue.run {
      let format = PictureFormat(of: file, named: picture.format)
      return (format, format?.isWhole(file) ?? false)
    }
    guard let format else {
      throw Problem(.unprocessableContent, "\(picture.name) is not a picture that can be read.")
    }
    let tooLarge = Problem(.payloadTooLarge, "\(picture.name) is too large to be shown.")
    guard file.size <= limits.fileSize, format != .svg || file.size <= Self.largestDrawing else { throw tooLarge }

    // The id stands for the picture as it was found; another content must be asked for again.
    let caching: Caching = file.stamp == picture.stamp ? .immutable : .revalidated
    func original(_ caching: Caching) -> HTTPResponse {
      var response = HTTPResponse.file(file, contentType: format.contentType, caching: caching, to: request)
      if format == .svg { response.headers[.contentSecurityPolicy] = Self.drawingPolicy }
      return response
    }
    // Drawings fit any width, and whoever draws them in the browser is shielded from them.
    if format == .svg { return original(caching) }
    guard let previews else {
      guard format.isShownByBrowsers else {
        throw Problem(.unprocessableContent, "\(picture.name) can be shown once vipsthumbnail is installed.")
      }
      // Once the tool is there, the same address is a preview.
      return original(.revalidated)
    }

    guard let header = await folder.header(of: picture, file, format) else {
      throw Problem(.unprocessableContent, "\(picture.name) is broken and cannot be shown.")
    }
    guard header.size.area <= limits.pixels else { throw tooLarge }
    if format.isShownByBrowsers {
      guard let width else { return original(caching) }
      // What compresses badly at the size of a preview is better sent as one.
      let fits = header.size.width <= width.bounds.width && header.size.height <= width.bounds.height
      if fits, isWhole, file.size <= Self.largestSentAsPreview { return original(caching) }
    }
    let fingerprint = Fingerprint(of: folder.folder.root + picture.path, file.stamp)
    let key = PreviewKey(picture: fingerprint, width: width ?? .largest, hasAlpha: header.hasAlpha)
    let source = Previews.Source(file: file, format: format, name: picture.name, key: key)
    let preview = try await previews.preview(of: source, for: client)
    return .file(preview, contentType: key.contentType, tag: "\"\(key)\"", caching: caching, to: request)
  }

  /// In bytes. Browsers draw an SVG again for every size, so one that takes a second to draw is no use as an item.
  private static let largestDrawing = 8 << 20
  /// In bytes.
  private static let largestSentAsPreview = 2 << 20

  /// What a drawing may do when it is opened by itself: look, and nothing else.
  private static let drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

  /// Opens a picture; what is wrong with it is said of the picture rather than of an address.
  private func open(_ picture: PictureFolder.Picture, in folder: PictureFolder) async throws(Problem) -> OpenFile {
    do {
      return try await folder.open(picture)
    } catch .notFound {
      throw Problem(.notFound, "\(picture.name) is not there any more.")
    } catch .unreadable {
      throw Problem(.unprocessableContent, "\(picture.name) may not be read.")
    }
  }

  /// Reads the width that is asked for; nil for the picture itself.
  private static func width(_ request: HTTPRequest) throws(Problem) -> PreviewWidth? {
    let query = request.target.query().split(separator: "&").first { $0.hasPrefix("w=") }
    guard let digits = query?.dropFirst(2) else { return nil }
    guard digits.wholeMatch(of: /0*[1-9][0-9]*/) != nil else {
      throw Problem(.badRequest, "The width w is to be a whole number of pixels, at least one.")
    }
    // A number with more digits than fit is as good as any large one.
    return PreviewWidth(fitting: Int(digits) ?? .max)
  }

  private static func json(_ value: some Encodable, _ status: HTTPStatusCode) -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings, numbers, arrays and dictionaries of these: encoding them cannot fail.
    var response = HTTPResponse(statusCode: status, body: (try? encoder.encode(value)) ?? Data())
    response.headers[.contentType] = "application/json; charset=utf-8"
    response.headers[.cacheControl] = "no-store"
    return response
  }
}
