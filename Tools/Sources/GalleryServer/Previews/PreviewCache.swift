import Foundation

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// The previews that were made, as files of a folder, so that the next run has them too.
///
/// A preview appears under its name whole or not at all. When all of them together are too large, those that were not
/// shown for the longest time are deleted. Only files that are named as previews are ever touched, so the folder may
/// be any. Several servers may share it.
actor PreviewCache {
  /// A file that is being made, and has no name that anyone asks for.
  struct Draft: Sendable {
    var path: String
    var descriptor: FileDescriptor
  }

  /// With all links followed.
  nonisolated let folder: String
  /// In bytes.
  private let limit: Int
  /// What is in the folder, in bytes; nil until it was looked through.
  private var total: Int?

  /// - Throws: a ``Problem`` if the folder can't be made or written to.
  init(_ path: String, limit: Int = 1 << 30) throws(Problem) {
    try Self.make(path)
    folder = try ServedFolder(path).root
    self.limit = limit
  }

  /// Returns a preview if it was made before. Waits for the disk.
  nonisolated func find(_ key: PreviewKey) async -> OpenFile? {
    await FileQueue.run { [folder] in
      guard let file = OpenFile("\(folder)/\(key)"), file.size > 0 else { return nil }
      // The time of the last change is the time of the last use here.
      futimens(file.descriptor.rawValue, nil)
      return file
    }
  }

  /// Opens a new file to make a preview in.
  nonisolated func draft() async throws(Problem) -> Draft {
    try await FileQueue.run { [folder] () throws(Problem) in
      // Somebody may have cleared all caches meanwhile.
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

  /// Makes a finished draft the preview of its key, and makes room for it.
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

  /// Whether the disk that the previews are on has no room left for one.
  nonisolated func isFull() async -> Bool {
    await FileQueue.run { [folder] in
      let disk = try? FileManager.default.attributesOfFileSystem(forPath: folder)
      return (disk?[.systemFreeSize] as? NSNumber).map { $0.intValue < 1 << 22 } ?? false
    }
  }

  private static let draftPrefix = ".preview-"

  private static func make(_ path: String) throws(Problem) {
    // For this person alone: the previews show what the pictures show.
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard access(path, R_OK | W_OK | X_OK) == 0 else { throw unwritable(path) }
  }

  private static func unwritable(_ path: String) -> Problem {
    Problem(.serviceUnavailable, "Previews cannot be kept in \(path).")
  }

  /// Deletes the previews that were used least recently until a fifth of the room is free, if they are too large, and
  /// drafts that a run left behind. Returns how much is left.
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
