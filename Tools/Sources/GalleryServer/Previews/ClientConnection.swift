import FlyingFox
import Foundation

/// Tells whether the client of a request still waits for the answer.
///
/// A person who flicks through thousands of pictures leaves many requests behind, and browsers close their
/// connections; previews nobody waits for need not be made. The HTTP server doesn't hand its sockets out, so the one
/// whose other end is the client's address is looked for among those of this process.
final class ClientConnection: Sendable {
  private let socket: Int32

  init?(_ address: HTTPRequest.Address?) {
    let peer: Peer
    switch address {
    case .ip4(_, let port): peer = Peer(family: AF_INET, port: port)
    case .ip6(_, let port): peer = Peer(family: AF_INET6, port: port)
    case .unix, nil: return nil
    }

    // A copy, which cannot become another connection's when the server closes its own.
    let found = (0..<Self.descriptorLimit).first { Peer(of: $0) == peer }
    guard let found else { return nil }
    socket = fcntl(found, F_DUPFD_CLOEXEC, 0)
    guard socket >= 0 else { return nil }
  }

  deinit {
    close(socket)
  }

  /// Whether the client has not closed its side. One that has only shut down its sending side counts as gone: no
  /// browser does so.
  var isOpen: Bool {
    var byte: UInt8 = 0
    let count = recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
  }

  /// Descriptors are given out from below, and a gallery has few.
  private static let descriptorLimit: Int32 = 4096

  fileprivate struct Peer: Equatable {
    var family: Int32
    var port: UInt16
  }
}

extension ClientConnection.Peer {
  /// The other end of a socket, or nil for anything else.
  fileprivate init?(of descriptor: Int32) {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &length) }
    }
    guard result == 0 else { return nil }
    family = Int32(address.ss_family)
    let port: UInt16? = withUnsafeBytes(of: address) { bytes in
      switch Int32(address.ss_family) {
      case AF_INET: UInt16(bigEndian: bytes.load(as: sockaddr_in.self).sin_port)
      case AF_INET6: UInt16(bigEndian: bytes.load(as: sockaddr_in6.self).sin6_port)
      default: nil
      }
    }
    guard let port else { return nil }
    self.port = port
  }
}
