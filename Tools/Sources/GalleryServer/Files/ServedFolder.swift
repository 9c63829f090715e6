import Foundation

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A folder of which everything inside may be read, and nothing outside.
///
/// What counts is where a file really is. Links are followed and the place that they lead to is judged; the file that
/// was opened is then asked once more where it is, so that a link that changes between the two cannot trick us.
struct ServedFolder: Sendable {
  /// The folder, with all links followed.
  let root: DiskPath

  enum Entry {
    case file(OpenFile)
    case folder
  }

  /// - Throws: a ``Problem`` with a sentence for the person who named the folder.
  init(_ path: DiskPath) throws(Problem) {
    let name = path.string
    guard let resolved = try? Self.resolve(path) else {
      throw Problem(.notFound, "There is no folder \(name).")
    }
    var status = stat()
    guard resolved.withCString({ stat($0, &status) }) == 0, status.isFolder else {
      throw Problem(.notFound, "\(name) is not a folder.")
    }
    guard resolved.withCString({ access($0, R_OK | X_OK) }) == 0 else {
      throw Problem(.forbidden, "The folder \(name) may not be read.")
    }
    root = resolved
  }

  /// Opens what is at a path below the folder. Waits for the disk.
  ///
  /// - Parameter path: the names on the way, with a slash before each.
  func open(_ path: ArraySlice<UInt8>) throws(Problem) -> Entry {
    let resolved = try resolve(path)

    // Looked at before it is opened: opening a device can do things.
    var status = stat()
    guard resolved.withCString({ lstat($0, &status) }) == 0 else { throw .notFound }
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
    guard isInside(file.descriptor) else { throw .outside }
    return .file(file)
  }

  /// Returns where a path below the folder really leads.
  func resolve(_ path: ArraySlice<UInt8>) throws(Problem) -> DiskPath {
    let resolved: DiskPath
    do {
      resolved = try Self.resolve(root.appending(path.dropFirst()))
    } catch {
      switch error {
      case .permissionDenied, .notPermitted: throw .unreadable
      default: throw .notFound
      }
    }
    guard let below = resolved.suffix(below: root) else { throw .outside }
    let isHidden = zip(below, below.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: ".") }
    guard !isHidden else { throw .hidden }
    return resolved
  }

  private static func resolve(_ path: DiskPath) throws(Errno) -> DiskPath {
    guard let real = path.withCString({ realpath($0, nil) }) else { throw Errno(rawValue: errno) }
    defer { free(real) }
    return DiskPath(real)
  }

  /// Asks the kernel where an open file is. Where it cannot say, the checks before have to do.
  private func isInside(_ descriptor: FileDescriptor) -> Bool {
    #if canImport(Darwin)
      var buffer = [CChar](repeating: 0, count: Int(MAXPATHLEN) + 1)
      guard fcntl(descriptor.rawValue, F_GETPATH, &buffer) == 0 else { return true }
    #else
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard readlink("/proc/self/fd/\(descriptor.rawValue)", &buffer, buffer.count - 1) > 0 else { return true }
    #endif
    return buffer.withUnsafeBufferPointer { DiskPath($0.baseAddress!) }.suffix(below: root) != nil
  }
}
