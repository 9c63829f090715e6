import Foundation

/// What changes when a file does: its size and the time of its last change.
struct FileStamp: Hashable, Sendable {
  /// In bytes.
  var size: Int
  /// In seconds since 1970, and nanoseconds on top.
  var modified: Int
  var nanoseconds: Int

  init(_ status: stat) {
    size = Int(status.st_size)
    #if canImport(Darwin)
      modified = status.st_mtimespec.tv_sec
      nanoseconds = status.st_mtimespec.tv_nsec
    #else
      modified = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    #endif
  }

  /// A strong entity tag: two contents of the same size within one nanosecond do not happen.
  var entityTag: String {
    "\"\(String(size, radix: 36))-\(String(modified, radix: 36))-\(String(nanoseconds, radix: 36))\""
  }
}

extension stat {
  var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isSymbolicLink: Bool { st_mode & S_IFMT == S_IFLNK }
}
