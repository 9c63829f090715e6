import Foundation

/// A folder of which everything inside may be read, and nothing outside.
///
/// What counts is where a file really is. Links are followed and the place that they lead to is judged; the file that
/// was opened is then asked once more where it is, so that a link that changes between the two cannot trick us.
struct ServedFolder: Sendable {
  /// The path of the folder, with all links followed.
  let root: String

  enum Entry {
    case file(OpenFile)
    case folder
  }

  /// - Throws: a ``Problem`` with a sentence for the person who named the folder.
  init(_ path: String) throws(Problem) {
    guard let resolved = realPath(path) else { throw Problem(.notFound, "There is no folder \(path).") }
    var status = stat()
    guard stat(resolved, &status) == 0, status.isFolder else { throw Problem(.notFound, "\(path) is not a folder.") }
    guard access(resolved, R_OK | X_OK) == 0 else {
      throw Problem(.forbidden, "The folder \(path) may not be read.")
    }
    // The topmost folder ends with a slash, and every path below begins with one.
    root = resolved == "/" ? "" : resolved
  }

  /// The last name of the folder's path, to be shown.
  var name: String { root.split(separator: "/").last.map(String.init) ?? "/" }

  /// Opens what is at a path below the folder. Waits for the disk.
  ///
  /// - Parameter path: the names on the way, with a slash before each.
  func open(_ path: String) throws(Problem) -> Entry {
    let resolved = try resolve(path)

    // Looked at before it is opened: opening a device can do things.
    var status = stat()
    guard lstat(resolved, &status) == 0 else { throw .notFound }
    if status.isFolder { return .folder }
    guard status.isRegularFile else { throw .notAFile }

    guard let file = OpenFile(resolved) else {
      switch errno {
      case EACCES, EPERM: throw .unreadable
      case ENOENT, ENOTDIR: throw .notFound
      case ELOOP: throw .outside
      default: throw Problem(.serviceUnavailable, "This file cannot be opened now.")
      }
    }
    guard isInside(file) else { throw .outside }
    return .file(file)
  }

  /// Returns where a path below the folder really leads.
  func resolve(_ path: String) throws(Problem) -> String {
    guard let resolved = realPath(root + path) else {
      throw errno == EACCES || errno == EPERM ? .unreadable : .notFound
    }
    guard isInside(resolved) else { throw .outside }
    guard !resolved.utf8.dropFirst(root.utf8.count).contains("/.".utf8) else { throw .hidden }
    return resolved
  }

  private func isInside(_ resolved: String) -> Bool {
    // Byte by byte: to Swift, a letter with its accent apart is the same letter, and to a file system it is not.
    resolved.utf8.elementsEqual(root.utf8) || resolved.utf8.starts(with: (root + "/").utf8)
  }

  /// Asks the kernel where an open file is. Where it cannot say, the checks before have to do.
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

/// Returns where a path leads when all links are followed; nil, and `errno`, where it leads nowhere.
private func realPath(_ path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
