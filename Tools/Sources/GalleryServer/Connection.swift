import FlyingFox
import FlyingSocks
import Foundation

/// A connection: reads the heads of requests, one after the other, and writes the answers.
struct Connection: Sendable {
  /// Previews wait for their turn, and each may take a minute.
  static let mostWork = Duration.seconds(300)

  let socket: AsyncSocket
  let handler: any HTTPHandler
  /// How long it is held for somebody who doesn't say what he wants.
  let patience: Duration

  /// Answers until the other side, or its patience, is at an end.
  func serve() async {
    defer { try? socket.close() }
    var rest: [UInt8] = []
    do {
      while let head = try await readHead(&rest) {
        let keeps = try await answer(to: head)
        if !keeps { return await hangUp() }
      }
    } catch {
      // The other side has gone, or is too slow; or the gallery ends.
    }
  }

  /// Reads up to the empty line. What has come after it is kept for the next request.
  /// - Returns: nil where the connection ends before a request begins.
  private func readHead(_ rest: inout [UInt8]) async throws -> Result<RequestHead, Problem>? {
    let deadline = ContinuousClock.now + patience
    var bytes = rest
    var searched = 0
    while Self.end(of: bytes, from: searched) == nil, bytes.count <= RequestHead.limit {
      searched = max(0, bytes.count - 3)
      do {
        bytes += try await read(until: deadline)
      } catch SocketError.disconnected {
        return nil
      }
    }
    // Some clients send an empty line too many before a request.
    while bytes.starts(with: [13, 10]) { bytes.removeFirst(2) }
    guard let end = Self.end(of: bytes, from: 0), end.lowerBound <= RequestHead.limit else {
      return .failure(bytes.isEmpty || bytes.count <= RequestHead.limit ? .noRequest : .tooLong)
    }
    rest = Array(bytes[end.upperBound...])
    do throws(Problem) {
      return .success(try RequestHead(bytes[..<end.lowerBound]))
    } catch {
      return .failure(error)
    }
  }

  /// What comes next, or what is there by the deadline: a busy machine may have been late to look.
  private func read(until deadline: ContinuousClock.Instant) async throws -> [UInt8] {
    let socket = socket
    do {
      return try await within(deadline - .now) { try await socket.read(atMost: 4096) }
    } catch is TooLate {
      return try socket.socket.read(atMost: 4096)
    }
  }

  /// The empty line that ends a head, the break before it included.
  private static func end(of bytes: [UInt8], from start: Int) -> Range<Int>? {
    var index = start
    while index < bytes.count {
      guard bytes[index] == 10 else {
        index += 1
        continue
      }
      if index + 1 < bytes.count, bytes[index + 1] == 10 { return index..<index + 2 }
      if index + 2 < bytes.count, bytes[index + 1] == 13, bytes[index + 2] == 10 { return index..<index + 3 }
      index += 1
    }
    return nil
  }

  /// - Returns: Whether the connection is for more.
  private func answer(to head: Result<RequestHead, Problem>) async throws -> Bool {
    var response: HTTPResponse
    var keeps = false
    switch head {
    case .success(let head):
      let handler = handler
      keeps = head.keepsConnection
      var request = head.request
      request.remoteAddress = remoteAddress
      response = try await within(Self.mostWork) { [request] in try await handler.handleRequest(request) }
    case .failure(let problem):
      response = HTTPResponse(statusCode: problem.status, body: Data((problem.sentence + "\n").utf8))
      response.headers[.contentType] = "text/plain; charset=utf-8"
      SecurityHeaders.add(to: &response.headers)
    }
    response.headers[.connection] = keeps ? "keep-alive" : "close"
    if response.headers[.contentLength] == nil {
      let body = try await response.bodyData
      response.headers[.contentLength] = String(body.count)
      response.payload = .httpBody(HTTPBodySequence(data: body, suggestedBufferSize: FileBody.chunk))
    }
    try await socket.write(ResponseHead.data(response))
    if case .httpBody(let body) = response.payload {
      for try await chunk in body { try await socket.write(chunk) }
    }
    return keeps
  }

  /// Who asks; answers may no longer be worth their work when he has gone.
  private var remoteAddress: HTTPRequest.Address? {
    switch try? socket.socket.remotePeer() {
    case .ip4(let address, let port): .ip4(address, port: port)
    case .ip6(let address, let port): .ip6(address, port: port)
    case .unix, nil: nil
    }
  }

  /// Says that nothing more comes, and lets the other side read the answer before the connection goes: closed with
  /// something unread, it would be torn down, and the answer with it.
  private func hangUp() async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    let socket = socket
    try? await within(.seconds(1)) {
      var left = 4 * 1024 * 1024
      while left > 0 { left -= try await socket.read(atMost: 4096).count }
    }
  }
}

/// Does some work, or gives it up when it takes too long.
func within<Answer: Sendable>(
  _ limit: Duration, _ work: @escaping @Sendable () async throws -> Answer
) async throws -> Answer {
  try await withThrowingTaskGroup(of: Answer.self) { group in
    group.addTask(operation: work)
    group.addTask {
      try await Task.sleep(for: limit)
      throw TooLate()
    }
    defer { group.cancelAll() }
    guard let answer = try await group.next() else { throw CancellationError() }
    return answer
  }
}

/// Some work took too long.
struct TooLate: Error {}
