import FlyingSocks
import Foundation

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The bytes of an open file, or of a part of it, as the body of an answer, read as the client takes them.
struct FileBody: AsyncBufferedSequence, Sendable {
  typealias Element = UInt8

  let file: OpenFile
  let range: Range<Int>

  /// How much is read at a time: enough that the hops between threads do not count, little enough that a hundred
  /// answers at once fit in memory.
  static let chunk = 256 * 1024

  func makeAsyncIterator() -> Iterator {
    Iterator(file: file, rest: range)
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    let file: OpenFile
    var rest: Range<Int>

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard !rest.isEmpty else { return nil }
      let (file, offset, count) = (file, rest.lowerBound, Swift.min(count, rest.count))
      let bytes = try await FileQueue.run { () throws(Errno) in try file.read(at: offset, count: count) }
      // A file that shrank can't fill the length that was promised; the connection has to be dropped to say so.
      guard !bytes.isEmpty else { throw Errno.ioError }
      rest = (offset + bytes.count)..<rest.upperBound
      return bytes
    }
  }
}
