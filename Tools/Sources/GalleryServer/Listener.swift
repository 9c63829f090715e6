import FlyingFox
import FlyingSocks
import Foundation

/// An HTTP server on one loopback address.
///
/// Heads of requests are read here and not by FlyingFox, which reads them in a time that grows with the square of their
/// length, and holds who sends half of one for minutes: one such request would stop the gallery.
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

  private let socket: Socket
  private let pool: any AsyncSocketPool
  private let polling: Task<Void, any Error>
  private var accepting: Task<Void, Never>?
  private var connections: [Int: Task<Void, Never>] = [:]
  private var nextConnection = 0
  private var isStopped = false

  /// Begins to listen. Who comes before there is a handler waits.
  ///
  /// - Throws: what the system has against it, a `SocketError`.
  init(on loopback: Loopback, port: UInt16) async throws {
    let socket = try Self.listen(on: loopback.address(port: port))
    self.socket = socket
    switch try? socket.sockname() {
    case .ip4(_, let chosen), .ip6(_, let chosen): self.port = chosen
    default: self.port = port
    }
    let pool: any AsyncSocketPool = HTTPServer.defaultPool()
    self.pool = pool
    do {
      try await pool.prepare()
    } catch {
      try? socket.close()
      throw error
    }
    polling = Task { try await pool.run() }
  }

  private static func listen(on address: some SocketAddress) throws -> Socket {
    let socket = try Socket(domain: Int32(type(of: address).family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
      try socket.listen()
      return socket
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Answers every request with a handler from now on.
  /// - Parameter patience: how long a connection is held for somebody who doesn't say what he wants.
  func answer(with handler: some HTTPHandler, patience: Duration) {
    accepting = Task { await accept(for: handler, patience: patience) }
  }

  /// Stops listening and ends all connections.
  func stop() async {
    // Closed twice, its number may be that of somebody else's file by then.
    guard !isStopped else { return }
    isStopped = true
    accepting?.cancel()
    await accepting?.value
    try? socket.close()
    for connection in connections.values { connection.cancel() }
    for connection in connections.values { await connection.value }
    polling.cancel()
  }

  private func accept(for handler: any HTTPHandler, patience: Duration) async {
    guard let socket = try? AsyncSocket(socket: socket, pool: pool) else { return }
    while !isStopped {
      do {
        begin(Connection(socket: try await socket.accept(), handler: handler, patience: patience))
      } catch {
        // A process has only so many files; when a page opens more connections than that, some have to end first.
        try? await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  private func begin(_ connection: Connection) {
    let number = nextConnection
    nextConnection += 1
    connections[number] = Task {
      await connection.serve()
      connections[number] = nil
    }
  }
}
