import CGtk4
import Foundation

/// A file or a folder. Its name may contain any bytes.
nonisolated struct LocalFile: Hashable, Sendable {
  /// The path as the file system knows it, with a zero at its end.
  let path: [CChar]

  /// - Parameter path: With a zero at its end.
  init(path: [CChar]) {
    self.path = path
  }

  /// Returns nil for files that have no path, such as those of a camera.
  init?(_ file: OpaquePointer) {
    guard let path = g_file_get_path(file) else { return nil }
    defer { g_free(path) }
    self.init(path: Array(UnsafeBufferPointer(start: path, count: strlen(path) + 1)))
  }

  /// The path as a URI.
  var uri: String {
    guard let uri = g_filename_to_uri(path, nil, nil) else { return "" }
    defer { g_free(uri) }
    return String(cString: uri)
  }

  /// The path for sorting and display: bytes that are not UTF-8 are replaced.
  var text: String { String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self) }

  /// The name without the folder, for display: bytes that are not UTF-8 are replaced.
  var name: String {
    guard let name = g_filename_display_basename(path) else { return "" }
    defer { g_free(name) }
    return String(cString: name)
  }

  /// The name without its ending, for display.
  var title: String {
    let name = name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What follows the last dot, in lower case; empty without a dot.
  var ending: String {
    let name = name
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Whether it is opened as a document in the designer.
  var isDocument: Bool { ending == "json" }

  var isFolder: Bool { g_file_test(path, G_FILE_TEST_IS_DIR) != 0 }
  var exists: Bool { g_file_test(path, G_FILE_TEST_EXISTS) != 0 }

  /// Returns the bytes of the file; nil if it can't be read.
  var contents: [UInt8]? {
    var bytes: UnsafeMutablePointer<CChar>?, count: gsize = 0
    guard g_file_get_contents(path, &bytes, &count, nil) != 0, let bytes else { return nil }
    defer { g_free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  /// The size of the file, in bytes; 0 if it can't be read.
  var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Replaces the file's contents.
  /// - Returns: Whether this was possible.
  func write(_ text: String) -> Bool { g_file_set_contents(path, text, -1, nil) != 0 }
}
