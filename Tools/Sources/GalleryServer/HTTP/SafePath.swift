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
    var parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)[...]
    // Also refuses the absolute form, `http://host/path`, that a proxy would be sent.
    guard parts.count > 1, parts.removeFirst().isEmpty else { throw .malformed }
    isFolder = parts.last?.isEmpty ?? true
    if isFolder { parts.removeLast() }

    var names: [String] = []
    for part in parts {
      names.append(try Self.name(decoding: part))
    }
    self.names = names
  }

  /// The path as it would be sent, with a slash at its end.
  var percentEncodedFolder: String {
    names.reduce("/") { path, name in
      path + (name.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-_~"))) ?? "")
        + "/"
    }
  }

  private static func name(decoding part: Substring.UTF8View) throws(Problem) -> String {
    var bytes: [UInt8] = []
    var rest = part[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalDigit, let low = rest.popFirst()?.hexadecimalDigit else {
        throw .malformed
      }
      bytes.append(high << 4 | low)
    }

    guard let name = String(bytes: bytes, encoding: .utf8), !name.isEmpty else { throw .malformed }
    guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { throw .malformed }
    guard !bytes.contains(UInt8(ascii: "/")), !bytes.contains(UInt8(ascii: "\\")) else { throw .outside }
    guard name != "..", name != "." else { throw .outside }
    guard !name.hasPrefix(".") else { throw .hidden }
    return name
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
