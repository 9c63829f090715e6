import FlyingFox
import Foundation

/// Whoever sent a request, known by his address.
///
/// A person who flicks through thousands of pictures leaves many requests behind, and browsers close the connections;
/// previews that nobody waits for need not be made. The HTTP server doesn't hand its sockets out, so the one whose
/// other end is the client's is looked for among those of this process.
struct Client: Equatable, Sendable {
  private let family: Int32
  private let port: UInt16

  init?(_ address: HTTPRequest.Address?) {
    switch address {
    case .ip4(_, let port): (family, self.port) = (AF_INET, port)
    case .ip6(_, let port): (family, self.port) = (AF_INET6, port)
    case .unix, nil: return nil
    }
  }

  /// Whether the client has not closed his side. To be asked only while his request is being answered: until then the
  /// server keeps the socket.
  ///
  /// A client that has only shut down the side he sends on counts as gone; no browser does so.
  var isWaiting: Bool {
    guard let socket = (0..<Self.descriptorLimit).first(where: { Client(socket: $0) == self }) else { return false }
    var byte: UInt8 = 0
    let count = recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
  }

  /// The other end of a socket; nil for one that was broken off, and for any other file.
  private init?(socket: Int32) {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(socket, $0, &length) }
    }
    guard result == 0 else { return nil }
    family = Int32(address.ss_family)
    switch family {
    case AF_INET: port = withUnsafeBytes(of: address) { UInt16(bigEndian: $0.load(as: sockaddr_in.self).sin_port) }
    case AF_INET6: port = withUnsafeBytes(of: address) { UInt16(bigEndian: $0.load(as: sockaddr_in6.self).sin6_port) }
    default: return nil
    }
  }

  /// Descriptors are given out from below, and a gallery has few; so one that exists is found soon.
  private static var descriptorLimit: Int32 {
    Int32(clamping: min(sysconf(Int32(_SC_OPEN_MAX)), 1 << 16))
  }
}
