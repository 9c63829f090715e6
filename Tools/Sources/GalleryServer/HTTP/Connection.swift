import FlyingFox
import FlyingSocks
import Foundation

/// A connection: reads one request after the other, and writes the responses.
///
/// FlyingFox's own server (0.27) reads the head of a request in a time that grows with the square of its length, five
/// seconds for 100 kB, and limits neither the length nor the time; it creates its connections itself, so that they
/// cannot be replaced. Hence this layer, which reads heads of a limited length in a limited time. The sockets, and the
/// parts of requests and responses, are FlyingFox's.
struct Connection: Sendable {
  /// In bytes: much more than browsers send.
  static let longestHead = 16 * 1024

  let socket: AsyncSocket
  let handler: GalleryHandler
  let connections: Connections
  let patience: Patience
  let clock: any Clock<Duration>

  /// How long the server waits for a client.
  struct Patience: Sendable {
    /// For the head of its first request, which browsers send with the connection.
    var firstHead = Duration.seconds(5)
    /// For the head of a further request: how long an idle connection is kept.
    var nextHead = Duration.seconds(15)
    /// For reading each part of a response.
    var part = Duration.seconds(15)
  }

  /// Responds until the client disconnects, is too slow, or asks to close; or until its place is needed while it is idle.
  /// The caller closes the socket.
  func serve() async {
    var unread: [UInt8] = []
    var limit = patience.firstHead
    while let head = try? await nextHead(after: unread, within: limit) {
      guard await connections.beginResponse(socket.socket) else { return }
      limit = patience.nextHead
      var keepsConnection = false
      var isKnown = false
      var response: HTTPResponse
      do throws(Problem) {
        guard head.bytes.count <= Self.longestHead else { throw .tooLong }
        let request = try HTTPRequest(head: head.bytes)
        unread = head.rest
        keepsConnection = request.keepsConnection
        isKnown = handler.knows(request)
        response = await handler.response(to: request, for: Client(socket: socket.socket))
      } catch {
        response = handler.response(to: error)
      }
      response.headers[.connection] = keepsConnection ? "keep-alive" : "close"
      let hasBody = !head.bytes.starts(with: Array("HEAD ".utf8))
      guard (try? await send(response, withBody: hasBody)) != nil else { return }
      await connections.wait(socket.socket, isKnown: isKnown)
      if !keepsConnection { return await hangUp() }
    }
  }

  private typealias Head = (bytes: ArraySlice<UInt8>, rest: [UInt8])

  /// Reads up to the empty line that ends a head, or until the head is too long or can't be valid any more.
  /// - Parameter unread: The bytes after the last request.
  private func nextHead(after unread: [UInt8], within limit: Duration) async throws -> Head {
    let socket = socket
    return try await within(limit, on: clock) {
      var bytes = unread
      var searched = 0
      while true {
        if let end = bytes[searched...].firstRange(of: Array("\r\n\r\n".utf8)), end.lowerBound <= Self.longestHead {
          return (bytes[..<end.lowerBound], Array(bytes[end.upperBound...]))
        }
        // One that ends its lines with line feeds alone would never end.
        let isHopeless = bytes.count > Self.longestHead || Self.hasLoneLineFeed(bytes[searched...])
        guard !isHopeless else { return (bytes[...], []) }
        searched = max(0, bytes.count - 3)
        bytes += try await socket.read(atMost: 4096)
      }
    }
  }

  private static func hasLoneLineFeed(_ bytes: ArraySlice<UInt8>) -> Bool {
    var previous = bytes.first
    for byte in bytes.dropFirst() {
      if byte == 0x0A, previous != 0x0D { return true }
      previous = byte
    }
    return false
  }

  private func send(_ response: HTTPResponse, withBody hasBody: Bool) async throws {
    guard case .httpBody(let body) = response.payload else { return }
    var headers = response.headers
    headers[.contentLength] = headers[.contentLength] ?? body.count.map(String.init)
    let lines = headers.map { "\($0.key.rawValue): \($0.value)\r\n" }.sorted()
    let status = "HTTP/1.1 \(response.statusCode.code) \(response.statusCode.phrase)\r\n"
    try await write(Data((status + lines.joined() + "\r\n").utf8))
    guard hasBody else { return }
    for try await chunk in body { try await write(chunk) }
  }

  /// Writes a part of a response, which the client must read in time: one that reads nothing would otherwise keep its
  /// connection, and the memory of the part, for ever.
  private func write(_ data: Data) async throws {
    let socket = socket
    try await within(patience.part, on: clock) { try await socket.write(data) }
  }

  /// Shuts down the sending side, and lets the client read the response before the connection is closed: closing it
  /// with unread data would reset it, and lose the response.
  private func hangUp() async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    let socket = socket
    try? await within(.seconds(1), on: clock) {
      var left = 4 * 1024 * 1024
      while left > 0 { left -= try await socket.read(atMost: 4096).count }
    }
  }
}

/// The other end of a connection.
///
/// A user who flicks through thousands of pictures leaves many requests behind, and the browser closes their
/// connections; their previews need not be made.
struct Client: Sendable {
  let socket: Socket

  /// Whether the client has not closed its side. Valid only while its request is being handled: the connection keeps
  /// the socket open until then.
  ///
  /// A client that has only shut down its sending side counts as gone; no browser does so.
  var isWaiting: Bool {
    var byte: UInt8 = 0
    let count = recv(socket.file.rawValue, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
  }
}
