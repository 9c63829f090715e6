import Foundation

/// A folder whose files can be read, and nothing outside it.
///
/// What counts is the real location of a file. Links are resolved and their destination is checked; the location of the
/// opened file is then checked again, so that a link that changes in between cannot escape.
struct ServedFolder: Sendable {
  /// The path of the folder, with all links resolved.
  let root: String

  enum Entry {
    case file(OpenFile)
    case folder
  }

  /// - Throws: A ``Problem`` with a message for the user who named the folder.
  init(_ path: String) throws(Problem) {
    guard let resolved = realPath(path) else { throw Problem(.notFound, "There is no folder \(path).") }
    var status = stat()
    guard stat(resolved, &status) == 0, status.isFolder else { throw Problem(.notFound, "\(path) is not a folder.") }
    guard access(resolved, R_OK | X_OK) == 0 else {
      throw Problem(.forbidden, "The folder \(path) cannot be read: permission denied.")
    }
    // The root folder ends with a slash, and every path below begins with one.
    root = resolved == "/" ? "" : resolved
  }

  /// The last component of the folder's path, for display.
  var name: String { root.split(separator: "/").last.map(String.init) ?? "/" }

  /// Opens the file at a path below the folder. Blocks on the disk.
  ///
  /// - Parameter path: The path's components, with a slash before each.
  func open(_ path: String) throws(Problem) -> Entry {
    let resolved = try resolve(path)

    // Checked before it is opened: opening a device can have effects.
    var status = stat()
    guard lstat(resolved, &status) == 0 else { throw .notFound }
    if status.isFolder { return .folder }
    guard status.isRegularFile else { throw .notAFile }

    guard let file = OpenFile(resolved) else {
      switch errno {
      case EACCES, EPERM: throw .unreadable
      case ENOENT, ENOTDIR: throw .notFound
      case ELOOP: throw .outside
      default: throw Problem(.serviceUnavailable, "This file cannot be opened at the moment.")
      }
    }
    guard isInside(file) else { throw .outside }
    return .file(file)
  }

  /// Returns the real location of a path below the folder.
  func resolve(_ path: String) throws(Problem) -> String {
    guard let resolved = realPath(root + path) else {
      throw errno == EACCES || errno == EPERM ? .unreadable : .notFound
    }
    guard isInside(resolved) else { throw .outside }
    guard !resolved.utf8.dropFirst(root.utf8.count).contains("/.".utf8) else { throw .hidden }
    return resolved
  }

  private func isInside(_ resolved: String) -> Bool {
    // Byte by byte: Swift treats a letter with a separate accent as the same letter, a file system does not.
    resolved.utf8.elementsEqual(root.utf8) || resolved.utf8.starts(with: (root + "/").utf8)
  }

  /// Queries the kernel for the location of an open file. If it is unavailable, the earlier checks have to do.
  private func isInside(_ file: OpenFile) -> Bool {
    #if canImport(Darwin)
      var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      return fcntl(file.descriptor.rawValue, F_GETPATH, &path) != 0 || isInside(String(cString: path))
    #else
      let link = "/proc/self/fd/\(file.descriptor.rawValue)"
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)).map(isInside) ?? true
    #endif
  }
}

/// Returns a path with all links resolved; nil, and `errno`, if it leads nowhere.
private func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
