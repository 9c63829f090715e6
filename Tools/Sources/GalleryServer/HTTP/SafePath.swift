import Foundation

/// The path of a request, decoded so that it can only lead down from a folder.
///
/// The path is split at its slashes before decoding, and each part is decoded once. A part that means something other
/// than a name to the file system (`..`, an encoded slash or backslash, a control character) or that names a hidden
/// file makes the whole path a ``Problem``: nothing is repaired, because a browser never sends it.
package struct SafePath: Equatable {
  /// The names of the folders and of the file, from the top. Empty for the folder itself.
  package let names: [String]
  /// Whether the path ends with a slash, as that of a folder does.
  package let isFolder: Bool

  /// - Parameter path: The path as it was sent, percent-encoded, with its leading slash.
  package init(percentEncoded path: String) throws(Problem) {
    var parts = path.components(separatedBy: "/")
    // Also refuses the absolute form, `http://host/path`, which is meant for proxies.
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
    // Bytes, as in the file system: a dot and an accent after it are one character.
    guard name.utf8.first != UInt8(ascii: ".") else { throw .hidden }
    return name
  }
}
