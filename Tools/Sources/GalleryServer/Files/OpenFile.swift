import Foundation

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A file that is open for reading, and closed when nobody holds it any more.
///
/// Everything about an answer (size, tag, bytes) comes from one open file, so that it is consistent even if another
/// file takes its name meanwhile. Reading names its place, so several answers may share one.
final class OpenFile: Sendable {
  let descriptor: FileDescriptor
  let stamp: FileStamp

  var size: Int { stamp.size }

  /// Takes over the descriptor.
  init(_ descriptor: FileDescriptor, _ stamp: FileStamp) {
    self.descriptor = descriptor
    self.stamp = stamp
  }

  deinit {
    try? descriptor.close()
  }

  /// Reads up to `count` bytes at a place; fewer at the end of the file, none behind it.
  func read(at offset: Int, count: Int) throws(Errno) -> [UInt8] {
    guard offset >= 0, count > 0 else { return [] }
    do {
      return try [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
        while length < count {
          let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[length...])
          let read = try descriptor.read(fromAbsoluteOffset: Int64(offset + length), into: rest)
          if read == 0 { break }
          length += read
        }
      }
    } catch {
      throw error as? Errno ?? .ioError
    }
  }
}
