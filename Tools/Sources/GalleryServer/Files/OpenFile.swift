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

  /// Opens an ordinary file; nil, and `errno`, for anything else, a link too.
  init?(_ path: DiskPath) {
    // Without a wait for the other end of a pipe that took the file's place.
    let descriptor = path.withCString { open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.isRegularFile else {
      close(descriptor)
      errno = ELOOP
      return nil
    }
    self.descriptor = FileDescriptor(rawValue: descriptor)
    stamp = FileStamp(status)
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
