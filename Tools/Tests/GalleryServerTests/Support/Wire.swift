import Foundation
import Testing

@testable import GalleryServer

/// A connection to a server on this machine, which sends exactly the given bytes: libraries would normalise the very
/// paths and headers that are tested.
final class Wire: Sendable {
  private let socket: Int32

  /// - Parameter host: The last of the four numbers of the address; the others are 127.0.0.
  init(port: Int, host: UInt32 = 1) throws {
    #if canImport(Darwin)
      socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    // A timeout for the slowest machine.
    var patience = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0000 + host).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result != 0 {
      let reason = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      close(socket)
      throw reason
    }
  }

  deinit {
    close(socket)
  }

  func send(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    #if canImport(Darwin)
      signal(SIGPIPE, SIG_IGN)
      _ = Foundation.send(socket, bytes, bytes.count, 0)
    #else
      _ = Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    #endif
  }

  /// Reads until the server closes the connection.
  func readToEnd() async -> [UInt8] {
    await withCheckedContinuation { continuation in
      // A separate thread: hundreds of waiting tests must not block the server.
      Thread.detachNewThread { [socket] in
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
          let count = recv(socket, &buffer, buffer.count, 0)
          guard count > 0 else { break }
          bytes += buffer[..<count]
        }
        continuation.resume(returning: bytes)
      }
    }
  }

  /// Reads until what it has read ends with a text, or the server closes the connection.
  func read(through end: String) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [socket] in
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !bytes.suffix(end.utf8.count).elementsEqual(end.utf8), recv(socket, &byte, 1, 0) == 1 {
          bytes.append(byte)
        }
        continuation.resume(returning: String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  /// Closes the connection like a browser that no longer needs the response.
  func hangUp() {
    shutdown(socket, Int32(SHUT_RDWR))
  }
}
