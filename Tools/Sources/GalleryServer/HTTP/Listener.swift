import FlyingFox
import FlyingSocks
import Foundation

/// A listening socket on a loopback address. Clients that connect before ``run(_:)`` wait.
struct Listener: Sendable {
  /// The port, chosen by the system if 0 was requested.
  let port: UInt16

  private let socket: AsyncSocket
  private let pool: any AsyncSocketPool

  /// - Throws: A `SocketError` if the system refuses.
  init(on address: some SocketAddress) async throws {
    let socket = try Socket(domain: Int32(type(of: address).family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
      try socket.listen()
      switch try socket.sockname() {
      case .ip4(_, let port), .ip6(_, let port): self.port = port
      case .unix: throw SocketError.unsupportedAddress
      }
      let pool = HTTPServer.defaultPool()
      try await pool.prepare()
      self.socket = try AsyncSocket(socket: socket, pool: pool)
      self.pool = pool
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Serves every connection until the task is cancelled, which ends them all.
  /// - Parameter connections: The open connections; without a free place among them, clients wait.
  func run(_ connections: Connections, _ serve: @escaping @Sendable (AsyncSocket) async -> Void) async {
    await withDiscardingTaskGroup { group in
      group.addTask { [pool] in try? await pool.run() }
      while !Task.isCancelled {
        do {
          let client = try await socket.accept()
          await connections.enter(client.socket)
          group.addTask {
            await serve(client)
            await connections.leave(client.socket)
            try? client.close()
          }
        } catch {
          // The number of open files is limited; when a page opens more connections than that, some have to end first.
          try? await Task.sleep(for: .milliseconds(20))
        }
      }
    }
    try? socket.close()
  }
}
