/// Reads numbers here and there in a file, a few kilobytes at a time, and answers nil behind its end.
struct ByteReader {
  private let file: OpenFile
  private var window: [UInt8] = []
  private var start = 0

  private static let windowSize = 4096

  var size: Int { file.size }

  init(_ file: OpenFile) {
    self.file = file
  }

  /// Returns exactly `count` bytes.
  mutating func read(_ count: Int, at offset: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, offset >= 0, offset <= file.size, count <= file.size - offset else { return nil }
    if offset < start || offset + count > start + window.count {
      guard let bytes = try? file.read(at: offset, count: max(count, Self.windowSize)), bytes.count >= count else {
        return nil
      }
      (window, start) = (bytes, offset)
    }
    return window[(offset - start)..<(offset - start + count)]
  }

  mutating func byte(at offset: Int) -> Int? {
    read(1, at: offset)?.first.map(Int.init)
  }

  /// Returns a number of `count` bytes, at most 4, whose first byte is the greatest.
  mutating func big(_ count: Int, at offset: Int) -> Int? {
    read(count, at: offset)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a number of `count` bytes, at most 4, whose first byte is the least.
  mutating func little(_ count: Int, at offset: Int) -> Int? {
    read(count, at: offset)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Tells whether some bytes occur in the last kilobyte. What cameras add behind the end of a picture is longer: then
  /// this is false, and the picture is looked at by the tool.
  mutating func endContains(_ mark: [UInt8]) -> Bool {
    let count = min(size, 1024)
    guard let end = read(count, at: size - count), end.count >= mark.count else { return false }
    return (end.startIndex...(end.endIndex - mark.count)).contains { end[$0...].starts(with: mark) }
  }
}
