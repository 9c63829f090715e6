import Foundation

/// The path of a request, decoded so that it can only lead down from a folder.
///
/// The path is split at its slashes before anything is decoded, and each part is decoded once. A part that would mean
/// something else to the file system than a name (`..`, a slash or a backslash in disguise, a control character) or
/// that names a hidden file makes the whole path a ``Problem``: nothing is repaired, because a browser never sends it.
struct SafePath: Equatable {
  /// The names of the folders on the way and of the file, from the top. Empty for the folder itself.
  let names: [String]
  /// Whether the path ends with a slash, as that of a folder does.
  let isFolder: Bool

  /// - Parameter path: the path as it was sent, percent-encoded, with its first slash.
  init(percentEncoded path: String) throws(Problem) {
    var parts = path.components(separatedBy: "/")
    // Also refuses the absolute form, `http://host/path`, that a proxy would be sent.
    guard parts.count > 1, parts.removeFirst().isEmpty else { throw .malformed }
    isFolder = parts.last == ""
    if isFolder { parts.removeLast() }
    var names: [String] = []
    for part in parts { names.append(try Self.name(decoding: part)) }
    self.names = names
  }

  private static func name(decoding part: String) throws(Problem) -> String {
    guard let name = part.removingPercentEncoding, !name.isEmpty else { throw .malformed }
    guard !name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { throw .malformed }
    guard !name.utf8.contains(UInt8(ascii: "/")), !name.utf8.contains(UInt8(ascii: "\\")) else { throw .outside }
    guard name != "..", name != "." else { throw .outside }
    guard !name.hasPrefix(".") else { throw .hidden }
    return name
  }
}
