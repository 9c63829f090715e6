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
/// - `version` is 1 as long as this description holds. Keys may be added.
/// - `folder` is the last component of the folder's path; null if the server has no folder.
/// - `pictures` are those of the folder and its subfolders, in natural order: folder by folder, `2.jpg` before
///   `10.jpg`. Hidden ones are left out.
/// - `name` is the file's, for display; it need not be unique.
/// - `width` and `height`, in pixels, as shown, are included if they were cheap to determine.
/// - `truncated` is included, and true, if the folder has more pictures than are listed.
///
/// `GET /pictures/<id>?w=480` is a picture for a width of 480 pixels: scaled to fit the next of ``PreviewWidth``'s
/// widths and twice that in height, upright, as JPEG or WebP; or the file itself if it is no larger. It is never scaled
/// up. `GET /pictures/<id>` is the file itself if browsers support it, otherwise the largest preview.
///
/// The id of a picture changes with the picture, so a response can be cached for ever. Ids are the same in every run.
///
/// A response other than 200, 206 or 304 has a body `{"error": "A sentence."}`: 400 if `w` is not an integer above 0,
/// 404 for an unknown id and for a picture that no longer exists, 413 for one that is too large, 422 for one that
/// cannot be read, 503 if the server is temporarily unable to respond.
struct PicturesAPI: Sendable {
  let folder: PictureFolder?
  /// Creates previews; nil if the tools are missing.
  let previews: Previews?
  let limits: Vips.Limits

  /// Whether a request is for the pictures; the others are for the site.
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
      throw Problem(.notFound, "This picture does not exist.")
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

    // The id identifies the picture as it was found; other content must be revalidated.
    let caching: Caching = file.stamp == picture.stamp ? .immutable : .revalidated
    func original(_ caching: Caching) -> HTTPResponse {
      var response = HTTPResponse.file(file, contentType: format.contentType, caching: caching, to: request)
      if format == .svg { response.headers[.contentSecurityPolicy] = Self.drawingPolicy }
      return response
    }
    // SVGs fit any width, and the browser draws them in isolation.
    if format == .svg { return original(caching) }
    guard let previews else {
      guard format.isShownByBrowsers else {
        throw Problem(.unprocessableContent, "\(picture.name) can be shown only if vipsthumbnail is installed.")
      }
      // Once the tool is installed, the same address is a preview.
      return original(.revalidated)
    }

    guard let header = await folder.header(of: picture, file, format) else {
      throw Problem(.unprocessableContent, "\(picture.name) is broken and cannot be shown.")
    }
    guard header.size.area <= limits.pixels else { throw tooLarge }
    if format.isShownByBrowsers {
      guard let width else { return original(caching) }
      // A small picture in a large file is better sent as a preview.
      let fits = header.size.width <= width.bounds.width && header.size.height <= width.bounds.height
      if fits, isWhole, file.size <= Self.largestSentAsPreview { return original(caching) }
    }
    let fingerprint = Fingerprint(of: folder.folder.root + picture.path, file.stamp)
    let key = PreviewKey(picture: fingerprint, width: width ?? .largest, hasAlpha: header.hasAlpha)
    let source = Previews.Source(file: file, format: format, name: picture.name, key: key)
    let preview = try await previews.preview(of: source, for: client)
    return .file(preview, contentType: key.contentType, tag: "\"\(key)\"", caching: caching, to: request)
  }

  /// In bytes. Browsers draw an SVG again for every size, so one that takes a second to draw is useless as an item.
  private static let largestDrawing = 8 << 20
  /// In bytes.
  private static let largestSentAsPreview = 2 << 20

  /// An SVG opened directly may not run or load anything.
  private static let drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

  /// Opens a picture; its problems name the picture rather than an address.
  private func open(_ picture: PictureFolder.Picture, in folder: PictureFolder) async throws(Problem) -> OpenFile {
    do {
      return try await folder.open(picture)
    } catch .notFound {
      throw Problem(.notFound, "\(picture.name) no longer exists.")
    } catch .unreadable {
      throw Problem(.unprocessableContent, "\(picture.name) cannot be read: permission denied.")
    }
  }

  /// Parses the requested width; nil for the picture itself.
  private static func width(_ request: HTTPRequest) throws(Problem) -> PreviewWidth? {
    let query = request.target.query().split(separator: "&").first { $0.hasPrefix("w=") }
    guard let digits = query?.dropFirst(2) else { return nil }
    guard digits.wholeMatch(of: /0*[1-9][0-9]*/) != nil else {
      throw Problem(.badRequest, "The width w must be an integer of at least 1, in pixels.")
    }
    // A number with too many digits counts as any large one.
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
