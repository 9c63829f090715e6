import FlyingFox
import FlyingSocks
import Foundation

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A file open for reading, closed when it is released.
///
/// Everything in a response (size, tag, bytes) comes from one open file, so that it is consistent even if another file
/// takes its name meanwhile. Reads are at an offset, so several responses can share one.
final class OpenFile: Sendable {
  let descriptor: FileDescriptor
  let stamp: FileStamp

  var size: Int { stamp.size }

  /// Opens a regular file. Nil, and `errno`, for anything else, including links.
  init?(_ path: String) {
    // Does not block on a pipe that took the file's place.
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

  /// Reads up to `count` bytes at an offset, fewer at the end of the file. Blocks on the disk.
  func read(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      length = max(0, pread(descriptor.rawValue, buffer.baseAddress, count, off_t(offset)))
    }
  }

  /// Returns the bytes of the file, or of a part of it, as the body of a response.
  func body(_ range: Range<Int>) -> HTTPBodySequence {
    // Large enough that switching threads costs little, small enough that a hundred responses fit in memory.
    HTTPBodySequence(from: FileBytes(file: self, rest: range), count: range.count, suggestedBufferSize: 256 * 1024)
  }
}

/// The bytes of a file, read at the client's pace.
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
    // A file that shrank cannot fill the promised length; dropping the connection tells the client so.
    guard !bytes.isEmpty else { throw CocoaError(.fileReadUnknown) }
    rest = rest.dropFirst(bytes.count)
    return bytes
  }
}

/// What changes with a file: its size and modification time. Its description is the core of a strong entity tag: two
/// contents of the same size within one nanosecond do not happen.
struct FileStamp: Hashable, Sendable, CustomStringConvertible {
  /// The size, in bytes.
  var size: Int
  /// The modification time: seconds since 1970, and nanoseconds.
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
