import Foundation
import Testing

@testable import GalleryServer

/// A server on a free port with its own site and pictures, in a temporary folder.
struct TestGallery: Sendable {
  let folder: TestFolder
  let server: GalleryServer

  var site: TestFolder { folder.subfolder("site") }
  var pictures: TestFolder { folder.subfolder("pictures") }
  var cache: TestFolder { folder.subfolder("cache") }
  var port: Int { server.address.port! }
  /// The token of all servers of the tests.
  static let token = "letmein"
  /// The fields of each request.
  var fields: String { "Host: 127.0.0.1:\(port)\r\nCookie: \(Self.cookie(port: port))\r\n" }

  static func cookie(port: Int) -> String { "swift-carousel-\(port)=\(token)" }

  /// Runs a test against a server.
  ///
  /// - Parameters:
  ///   - configure: Changes settings that users can't change.
  ///   - prepare: Fills the folders before the server starts.
  static func run(
    configure: (inout GalleryServer.Configuration, TestFolder) throws -> Void = { _, _ in },
    prepare: (_ site: TestFolder, _ pictures: TestFolder) async throws -> Void = { _, _ in },
    _ test: (TestGallery) async throws -> Void
  ) async throws {
    try await TestFolder.with { folder in
      let (site, pictures) = (folder.subfolder("site"), folder.subfolder("pictures"))
      try site.make()
      try pictures.make()
      try await prepare(site, pictures)
      let gallery = try await start(in: folder, configure: configure)
      do {
        try await test(gallery)
      } catch {
        await gallery.server.stop()
        throw error
      }
      await gallery.server.stop()
    }
  }

  /// Starts a server with the folders of another one.
  static func start(
    in folder: TestFolder, configure: (inout GalleryServer.Configuration, TestFolder) throws -> Void = { _, _ in }
  ) async throws -> TestGallery {
    var configuration = GalleryServer.Configuration(
      site: folder.subfolder("site").url, pictures: folder.subfolder("pictures").url,
      cache: folder.subfolder("cache").url, port: 0)
    configuration.token = token
    // On a busy machine, a server that is not run for seconds would close its connections.
    configuration.clock = TickedClock()
    try configure(&configuration, folder)
    return TestGallery(folder: folder, server: try await GalleryServer.start(configuration))
  }

  /// Sends a request unchanged and returns the response.
  func send(_ request: some Collection<UInt8>) async throws -> Response? {
    let wire = try Wire(port: port)
    wire.send(request)
    return Response(await wire.readToEnd())
  }

  /// Requests a path, which is sent unchanged.
  func get(_ path: String, method: String = "GET", _ headers: [String: String] = [:]) async throws -> Response {
    try #require(await send(Self.request(path, method: method, port: port, headers).utf8), "\(method) \(path)")
  }

  static func request(_ path: String, method: String = "GET", port: Int, _ headers: [String: String] = [:]) -> String {
    let fields = ["Host": "127.0.0.1:\(port)", "Connection": "close", "Cookie": cookie(port: port)]
      .merging(headers) { $1 }
    return "\(method) \(path) HTTP/1.1\r\n" + fields.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
  }

  func list() async throws -> Listing {
    let response = try await get("/pictures.json")
    #expect(response.status == 200)
    return try JSONDecoder().decode(Listing.self, from: Data(response.body))
  }

  /// Returns the id of the picture with a name.
  func id(_ name: String) async throws -> String {
    try #require(await list().pictures.first { $0.name == name }?.id, "\(name) is not listed")
  }

  /// Requests a picture by its file's name.
  func picture(_ name: String, width: Int? = nil, _ headers: [String: String] = [:]) async throws -> Response {
    try await get("/pictures/\(id(name))" + (width.map { "?w=\($0)" } ?? ""), headers)
  }
}

/// The documented response to `GET /pictures.json`.
struct Listing: Decodable, Equatable {
  struct Picture: Decodable, Equatable {
    var id: String
    var name: String
    var width: Int?
    var height: Int?
  }

  var folder: String?
  var count: Int
  var version: Int
  var pictures: [Picture]
  var truncated: Bool?
}
