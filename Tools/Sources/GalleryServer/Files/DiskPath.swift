/// A path as the file system has it: bytes, which need not be text.
struct DiskPath: Hashable, Sendable {
  /// Without a slash at the end, and so empty for the topmost folder.
  let bytes: [UInt8]

  init(_ path: String) {
    self.init(Array(path.utf8))
  }

  init(_ start: UnsafePointer<CChar>) {
    self.init(Self.bytes(of: start))
  }

  private init(_ bytes: [UInt8]) {
    var bytes = bytes
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    self.bytes = bytes
  }

  /// Returns the path of something in this folder.
  func appending(_ name: some Sequence<UInt8>) -> DiskPath {
    DiskPath(bytes + [UInt8(ascii: "/")] + name)
  }

  func appending(_ name: String) -> DiskPath {
    appending(name.utf8)
  }

  /// What the path adds to that of a folder, with a slash first; nil if it is neither the folder nor in it.
  func suffix(below folder: DiskPath) -> ArraySlice<UInt8>? {
    guard bytes.starts(with: folder.bytes) else { return nil }
    let suffix = bytes[folder.bytes.count...]
    return suffix.isEmpty || suffix.first == UInt8(ascii: "/") ? suffix : nil
  }

  /// To be shown; bytes that are no text are replaced.
  var string: String {
    bytes.isEmpty ? "/" : String(decoding: bytes, as: UTF8.self)
  }

  /// The last name, to be shown.
  var lastName: String {
    let name = bytes.suffix(from: bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)
    return name.isEmpty ? "/" : String(decoding: name, as: UTF8.self)
  }

  func withCString<Result, Failure: Error>(_ body: (UnsafePointer<CChar>) throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    let string = bytes.isEmpty ? [CChar(UInt8(ascii: "/")), 0] : bytes.map { CChar(bitPattern: $0) } + [0]
    return try string.withUnsafeBufferPointer { (buffer) throws(Failure) in try body(buffer.baseAddress!) }
  }

  /// The bytes of a string of C.
  static func bytes(of start: UnsafePointer<CChar>) -> [UInt8] {
    var count = 0
    while start[count] != 0 { count += 1 }
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}
