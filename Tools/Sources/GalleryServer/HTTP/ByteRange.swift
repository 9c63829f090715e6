/// What a `Range` header asks of a file.
enum ByteRange: Equatable {
  case whole
  case part(Range<Int>)
  case unsatisfiable

  /// Reads one range of bytes: `bytes=0-99`, `bytes=100-` or `bytes=-100`.
  ///
  /// Everything else, several ranges among it, is answered with the whole file, as RFC 9110, section 14.2, allows.
  init(header: String?, size: Int) {
    guard let header, header.hasPrefix("bytes=") else {
      self = .whole
      return
    }
    let ends = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
      self = .whole
      return
    }
    switch (Int(ends[0]), Int(ends[1])) {
    case (let first?, let last?) where first <= last:
      self = first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
    case (let first?, nil) where ends[1].isEmpty:
      self = first < size ? .part(first..<size) : .unsatisfiable
    case (nil, let count?) where ends[0].isEmpty:
      self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .unsatisfiable
    default:
      self = .whole
    }
  }
}
