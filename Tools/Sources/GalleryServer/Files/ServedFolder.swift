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
  let root: FilePath

  enum Entry {
    case file(OpenFile)
    case folder
  }

  /// - Throws: a ``Problem`` with a sentence for the person who named the folder.
  init(_ path: FilePath) throws(Problem) {
    let name = path.string
    guard let resolved = try? Self.resolve(path) else {
      throw Problem(.notFound, "There is no folder \(name).")
    }
    var status = stat()
    guard resolved.withPlatformString({ stat($0, &status) }) == 0, status.isFolder else {
      throw Problem(.notFound, "\(name) is not a folder.")
    }
    guard resolved.withPlatformString({ access($0, R_OK | X_OK) }) == 0 else {
      throw Problem(.forbidden, "The folder \(name) may not be read.")
    }
    root = resolved
  }

  /// Opens what is at a path below the folder. Waits for the disk.
  func open(_ path: FilePath) throws(Problem) -> Entry {
    let resolved = try resolve(path)

    // Looked at before it is opened: opening a device can do things.
    var status = stat()
    guard resolved.withPlatformString({ lstat($0, &status) }) == 0 else { throw .notFound }
    if status.isFolder { return .folder }
    guard status.isRegularFile else { throw .notAFile }

    let descriptor: FileDescriptor
    do {
      descriptor = try FileDescriptor.open(resolved, .readOnly, options: [.noFollow, .nonBlocking, .closeOnExec])
    } catch {
      switch error as? Errno {
      case .permissionDenied, .notPermitted: throw .unreadable
      case .tooManySymbolicLinkLevels: throw .outside
      case .noSuchFileOrDirectory, .notDirectory: throw .notFound
      default: throw Problem(.serviceUnavailable, "This file cannot be opened now.")
      }
    }
    guard fstat(descriptor.rawValue, &status) == 0, status.isRegularFile, isInside(descriptor) else {
      try? descriptor.close()
      throw .outside
    }
    return .file(OpenFile(descriptor, FileStamp(status)))
  }

  /// Returns where a path below the folder really leads.
  func resolve(_ path: FilePath) throws(Problem) -> FilePath {
    let resolved: FilePath
    do {
      resolved = try Self.resolve(root.appending(path.components))
    } catch {
      switch error {
      case .permissionDenied, .notPermitted: throw .unreadable
      default: throw .notFound
      }
    }
    guard resolved.starts(with: root) else { throw .outside }
    let below = resolved.components.dropFirst(root.components.count)
    guard !below.contains(where: { $0.isHidden }) else { throw .hidden }
    return resolved
  }

  private static func resolve(_ path: FilePath) throws(Errno) -> FilePath {
    guard let real = path.withPlatformString({ realpath($0, nil) }) else { throw Errno(rawValue: errno) }
    defer { free(real) }
    return FilePath(platformString: real)
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
    return buffer.withUnsafeBufferPointer { FilePath(platformString: $0.baseAddress!) }.starts(with: root)
  }
}

extension FilePath.Component {
  /// Whether the name begins with a dot.
  var isHidden: Bool {
    withPlatformString { $0.pointee == CChar(bitPattern: UInt8(ascii: ".")) }
  }
}
