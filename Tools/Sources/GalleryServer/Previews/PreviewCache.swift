import Foundation

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A cache of previews as files in a folder, kept between runs.
///
/// A preview appears under its name complete or not at all. When the cache is too large, the least recently used
/// previews are deleted. Only files named like previews are ever touched, so any folder can be used. Several servers
/// can share it.
actor PreviewCache {
  /// A file that is being written, under a temporary name.
  struct Draft: Sendable {
    var path: String
    var descriptor: FileDescriptor
  }

  /// The path, with all links resolved.
  nonisolated let folder: String
  /// The maximum size, in bytes.
  private let limit: Int
  /// The size of the folder's content, in bytes; nil until it was scanned.
  private var total: Int?

  /// - Throws: A ``Problem`` if the folder cannot be created or written to.
  init(_ path: String, limit: Int = 1 << 30) throws(Problem) {
    try Self.make(path)
    folder = try ServedFolder(path).root
    self.limit = limit
  }

  /// Returns a preview from the cache. Blocks on the disk.
  nonisolated func find(_ key: PreviewKey) async -> OpenFile? {
    await FileQueue.run { [folder] in
      guard let file = OpenFile("\(folder)/\(key)"), file.size > 0 else { return nil }
      // The modification time records the last use here.
      futimens(file.descriptor.rawValue, nil)
      return file
    }
  }

  /// Creates a new file for a preview.
  nonisolated func draft() async throws(Problem) -> Draft {
    try await FileQueue.run { [folder] () throws(Problem) in
      // All caches may have been cleared meanwhile.
      try Self.make(folder)
      let draft = "\(folder)/\(Self.draftPrefix)\(UUID().uuidString)"
      do {
        let options: FileDescriptor.OpenOptions = [.create, .exclusiveCreate, .noFollow, .closeOnExec]
        let descriptor = try FileDescriptor.open(draft, .writeOnly, options: options, permissions: .ownerReadWrite)
        return Draft(path: draft, descriptor: descriptor)
      } catch {
        throw Self.unwritable(folder)
      }
    }
  }

  nonisolated func discard(_ draft: Draft) async {
    await FileQueue.run {
      try? draft.descriptor.close()
      unlink(draft.path)
    }
  }

  /// Stores a finished draft as the preview of its key, and evicts others if necessary.
  func keep(_ draft: Draft, as key: PreviewKey) async throws(Problem) -> OpenFile {
    let file = try await FileQueue.run { [folder] () throws(Problem) in
      try? draft.descriptor.close()
      guard rename(draft.path, "\(folder)/\(key)") == 0, let file = OpenFile("\(folder)/\(key)") else {
        unlink(draft.path)
        throw Self.unwritable(folder)
      }
      return file
    }
    if let sum = total.map({ $0 + file.size }), sum <= limit {
      total = sum
    } else {
      // The first time, this only counts.
      total = await FileQueue.run { [folder, limit] in Self.makeRoom(in: folder, limit: limit) }
    }
    return file
  }

  /// Whether the disk of the previews has less free space, in bytes.
  nonisolated func hasLess(than freeDisk: Int) async -> Bool {
    await FileQueue.run { [folder] in
      let disk = try? FileManager.default.attributesOfFileSystem(forPath: folder)
      return (disk?[.systemFreeSize] as? NSNumber).map { $0.intValue < freeDisk } ?? false
    }
  }

  private static let draftPrefix = ".preview-"

  private static func make(_ path: String) throws(Problem) {
    // For this user alone: previews show what the pictures show.
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard access(path, R_OK | W_OK | X_OK) == 0 else { throw unwritable(path) }
  }

  private static func unwritable(_ path: String) -> Problem {
    Problem(.serviceUnavailable, "Previews cannot be stored in \(path).")
  }

  /// Deletes the least recently used previews, if they are too large, until a fifth of the limit is free, and drafts
  /// left behind by an earlier run. Returns the remaining size.
  private static func makeRoom(in folder: String, limit: Int) -> Int {
    var previews: [(file: URL, size: Int, used: Date)] = []
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey, .isRegularFileKey]
    for file
      in (try? FileManager.default.contentsOfDirectory(
        at: URL(fileURLWithPath: folder, isDirectory: true), includingPropertiesForKeys: Array(keys))) ?? []
    {
      guard let values = try? file.resourceValues(forKeys: keys), values.isRegularFile == true,
        let size = values.fileSize, let used = values.contentModificationDate
      else { continue }
      let name = file.lastPathComponent
      if PreviewKey.isName(name) {
        previews.append((file, size, used))
      } else if name.hasPrefix(draftPrefix), UUID(uuidString: String(name.dropFirst(draftPrefix.count))) != nil,
        used < .now - 24 * 60 * 60
      {
        try? FileManager.default.removeItem(at: file)
      }
    }

    var total = previews.reduce(0) { $0 + $1.size }
    guard total > limit else { return total }
    for preview in previews.sorted(by: { $0.used < $1.used }) where total > limit / 5 * 4 {
      if (try? FileManager.default.removeItem(at: preview.file)) != nil { total -= preview.size }
    }
    return total
  }
}
