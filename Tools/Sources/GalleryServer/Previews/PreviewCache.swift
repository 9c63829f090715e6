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
    var path: DiskPath
    var descriptor: FileDescriptor
  }

  /// With all links followed.
  nonisolated let folder: DiskPath
  /// In bytes.
  private let limit: Int
  /// What is in the folder, in bytes; nil until it was looked through.
  private var total: Int?

  /// - Throws: a ``Problem`` if the folder can't be made or written to.
  init(_ folder: DiskPath, limit: Int = 1 << 30) throws(Problem) {
    try Self.make(folder)
    self.folder = try ServedFolder(folder).root
    self.limit = limit
  }

  /// Returns a preview if it was made before. Waits for the disk.
  nonisolated func find(_ key: PreviewKey) async -> OpenFile? {
    let path = folder.appending("\(key)")
    return await FileQueue.run {
      guard let file = OpenFile(path), file.size > 0 else { return nil }
      // The time of the last change is the time of the last use here.
      futimens(file.descriptor.rawValue, nil)
      return file
    }
  }

  /// Opens a new file to make a preview in.
  nonisolated func draft() async throws(Problem) -> Draft {
    let folder = folder
    return try await FileQueue.run { () throws(Problem) in
      let path = folder.appending("\(Self.draftPrefix)\(UUID().uuidString)")
      do {
        return Draft(path: path, descriptor: try Self.create(path))
      } catch {
        // Somebody may have cleared all caches meanwhile.
        try Self.make(folder)
        guard let descriptor = try? Self.create(path) else { throw Self.unwritable(folder) }
        return Draft(path: path, descriptor: descriptor)
      }
    }
  }

  nonisolated func discard(_ draft: Draft) async {
    await FileQueue.run {
      try? draft.descriptor.close()
      _ = draft.path.withCString { unlink($0) }
    }
  }

  /// Makes a finished draft the preview of its key, and makes room for it.
  func keep(_ draft: Draft, as key: PreviewKey) async throws(Problem) -> OpenFile {
    let folder = folder
    let file = try await FileQueue.run { () throws(Problem) in
      try? draft.descriptor.close()
      let path = folder.appending("\(key)")
      guard draft.path.withCString({ from in path.withCString { rename(from, $0) } }) == 0,
        let file = OpenFile(path)
      else {
        _ = draft.path.withCString { unlink($0) }
        throw Self.unwritable(folder)
      }
      return file
    }

    let sum = (total ?? .max - file.size) + file.size
    total = sum
    if sum > limit {
      // The first time, this only counts.
      let limit = limit
      total = await FileQueue.run { Self.makeRoom(in: folder, limit: limit) }
    }
    return file
  }

  /// Whether the disk that the previews are on has no room left for one.
  nonisolated func isFull() async -> Bool {
    let folder = folder
    return await FileQueue.run {
      var disk = statvfs()
      guard folder.withCString({ statvfs($0, &disk) }) == 0 else { return false }
      return UInt64(disk.f_bavail) * UInt64(disk.f_frsize) < 1 << 22
    }
  }

  private static let draftPrefix = ".preview-"

  private static func make(_ folder: DiskPath) throws(Problem) {
    let url = URL(fileURLWithPath: folder.string, isDirectory: true)
    // For this person alone: the previews show what the pictures show.
    try? FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard folder.withCString({ access($0, R_OK | W_OK | X_OK) }) == 0 else { throw unwritable(folder) }
  }

  private static func unwritable(_ folder: DiskPath) -> Problem {
    Problem(.serviceUnavailable, "Previews cannot be kept in \(folder.string).")
  }

  private static func create(_ path: DiskPath) throws(Errno) -> FileDescriptor {
    let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw Errno(rawValue: errno) }
    return FileDescriptor(rawValue: descriptor)
  }

  /// Deletes the previews that were used least recently until a fifth of the room is free, if they are too large, and
  /// drafts that a run left behind. Returns how much is left.
  private static func makeRoom(in folder: DiskPath, limit: Int) -> Int {
    var previews: [(path: DiskPath, stamp: FileStamp)] = []
    let dayAgo = Int(time(nil)) - 24 * 60 * 60
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.string)) ?? [] {
      let path = folder.appending(name)
      var status = stat()
      guard path.withCString({ lstat($0, &status) }) == 0, status.isRegularFile else { continue }
      let stamp = FileStamp(status)
      if PreviewKey.isName(name) {
        previews.append((path, stamp))
      } else if name.hasPrefix(draftPrefix), UUID(uuidString: String(name.dropFirst(draftPrefix.count))) != nil,
        stamp.modified < dayAgo
      {
        _ = path.withCString { unlink($0) }
      }
    }

    var total = previews.reduce(0) { $0 + $1.stamp.size }
    guard total > limit else { return total }
    previews.sort { ($0.stamp.modified, $0.stamp.nanoseconds) < ($1.stamp.modified, $1.stamp.nanoseconds) }
    for preview in previews {
      guard total > limit / 5 * 4 else { break }
      if preview.path.withCString({ unlink($0) }) == 0 { total -= preview.stamp.size }
    }
    return total
  }
}
