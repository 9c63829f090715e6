import FlyingFox
import FlyingSocks
import Foundation

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A file that is open for reading, and closed when nobody holds it any more.
///
/// Everything about a response (size, tag, bytes) comes from one open file, so that it is consistent even if another
/// file takes its name meanwhile. Reads are at an offset, so several responses may share one.
final class OpenFile: Sendable {
  let descriptor: FileDescriptor
  let stamp: FileStamp

  var size: Int { stamp.size }

  /// Opens an ordinary file; nil, and `errno`, for anything else, a link too.
  init?(_ path: String) {
    // Without a wait for the other end of a pipe that took the file's place.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
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

  /// Reads up to `count` bytes at an offset, fewer at the end of the file. Waits for the disk.
  func read(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      length = max(0, pread(descriptor.rawValue, buffer.baseAddress, count, off_t(offset)))
    }
  }

  /// The bytes of the file, or of a part of it, as the body of a response.
  func body(_ range: Range<Int>) -> HTTPBodySequence {
    // Enough at a time that the hops between threads do not count, little enough that a hundred responses fit in memory.
    HTTPBodySequence(from: FileBytes(file: self, rest: range), count: range.count, suggestedBufferSize: 256 * 1024)
  }
}

/// The bytes of a file, read as the client takes them.
private struct FileBytes: AsyncBufferedSequence, AsyncBufferedIteratorProtocol, Sendable {
  let file: OpenFile
  var rest: Range<Int>

  func makeAsyncIterator() -> FileBytes { self }

  mutating func next() async throws -> UInt8? {
    try await nextBuffer(suggested: 1)?.first
  }

  mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
    guard !rest.isEmpty else { return nil }
    let part = rest.prefix(count)
    let bytes = await FileQueue.run { [file] in file.read(at: part.lowerBound, count: part.count) }
    // A file that shrank can't fill the length that was promised; the connection has to be dropped to say so.
    guard !bytes.isEmpty else { throw CocoaError(.fileReadUnknown) }
    rest = rest.dropFirst(bytes.count)
    return bytes
  }
}

/// What changes when a file does: its size and the time of its last change. Its description is the core of a strong
/// entity tag: two contents of the same size within one nanosecond do not happen.
struct FileStamp: Hashable, Sendable, CustomStringConvertible {
  /// In bytes.
  var size: Int
  /// Since 1970, and nanoseconds on top.
  var seconds: Int
  var nanoseconds: Int

  init(_ status: stat) {
    size = Int(status.st_size)
    #if canImport(Darwin)
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #endif
  }

  var date: Date { Date(timeIntervalSince1970: TimeInterval(seconds)) }
  var description: String { [size, seconds, nanoseconds].map { String($0, radix: 36) }.joined(separator: "-") }
}

extension stat {
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isSymbolicLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
