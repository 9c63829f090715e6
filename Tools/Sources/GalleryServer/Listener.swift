import FlyingFox
import FlyingSocks
import Foundation

/// An HTTP server on one loopback address, which goes on listening until it is stopped.
actor Listener {
  enum Loopback {
    case ip4, ip6

    func address(port: UInt16) throws -> any SocketAddress {
      switch self {
      case .ip4: try .inet(ip4: "127.0.0.1", port: port)
      case .ip6: .loopback(port: port)
      }
    }
  }

  /// The port, which the system chooses if zero is asked for.
  nonisolated let port: UInt16

  private let loopback: Loopback
  private var server: HTTPServer
  private var handler: (any HTTPHandler)?
  private var keeper: Task<Void, Never>?
  private var isStopped = false

  /// Begins to listen.
  ///
  /// - Throws: what the system has against it, a `SocketError`.
  init(on loopback: Loopback, port: UInt16) async throws {
    let (server, end) = try await Self.listen(on: loopback.address(port: port))
    self.loopback = loopback
    self.server = server
    switch await server.listeningAddress {
    case .ip4(_, let chosen), .ip6(_, let chosen): self.port = chosen
    default: self.port = port
    }
    keeper = Task { await keepListening(until: end) }
  }

  /// Answers every request with a handler from now on. Until then nothing is found at any address.
  func answer(with handler: some HTTPHandler) async {
    self.handler = handler
    await server.appendRoute("*", to: handler)
  }

  /// Stops listening and ends all connections.
  func stop() async {
    isStopped = true
    keeper?.cancel()
    await server.stop()
    await keeper?.value
  }

  /// A process has only so many files; when a page opens more connections than that, accepting one fails and the HTTP
  /// server gives up. Everything was closed then, so that it can begin anew.
  private func keepListening(until end: Task<Void, any Error>) async {
    _ = await end.result
    var pause = Duration.milliseconds(20)
    while !isStopped {
      do {
        try await Task.sleep(for: pause)
        pause = min(pause * 2, .seconds(2))
        let (server, end) = try await Self.listen(on: loopback.address(port: port))
        self.server = server
        if let handler { await server.appendRoute("*", to: handler) }
        if isStopped { await server.stop() }
        _ = await end.result
        pause = .milliseconds(20)
      } catch {
        // The port may have gone to somebody else, who may give it back.
      }
    }
  }

  /// - Returns: a server that listens, and the task that ends when it no longer does.
  private static func listen(on address: some SocketAddress) async throws -> (HTTPServer, Task<Void, any Error>) {
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: address,
        // Previews wait for their turn, and each may take a minute.
        timeout: 300,
        logger: .disabled))
    let listening = Task { try await server.waitUntilListening(timeout: 10) }
    let end = Task {
      defer { listening.cancel() }
      try await server.run()
    }
    do {
      try await listening.value
      return (server, end)
    } catch {
      end.cancel()
      // Why it ended says more than that nothing began.
      try await end.value
      throw error
    }
  }
}
