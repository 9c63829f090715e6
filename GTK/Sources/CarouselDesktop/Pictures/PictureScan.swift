import CGtk4
import Foundation

/// Finds the pictures of files and folders.
nonisolated enum PictureScan {
  /// The result of a scan.
  struct Found: Sendable {
    var files: [LocalFile] = []
    /// The files and folders that do not exist.
    var missing: [LocalFile] = []
    /// Whether there were more than the maximum.
    var isCut = false
  }

  /// The maximum number of pictures.
  static let most = 50_000

  /// The file extensions of readable pictures, in lower case.
  @MainActor static let endings: Set<String> = {
    var endings: Set<String> = []
    let formats = gdk_pixbuf_get_formats()
    var link = formats
    while let format = link?.pointee.data {
      let names = gdk_pixbuf_format_get_extensions(OpaquePointer(format))
      var place = 0
      while let name = names?[place] {
        endings.insert(String(cString: name))
        place += 1
      }
      g_strfreev(names)
      link = link?.pointee.next
    }
    g_slist_free(formats)
    return endings
  }()

  /// Returns the pictures among files, in folders and in subfolders, in natural order, without hidden ones.
  ///
  /// - Complexity: O(*n* log *n*) for *n* files.
  static func pictures(in roots: [LocalFile], endings: Set<String>) -> Found {
    var found = Found()
    for root in roots {
      guard root.exists else {
        found.missing.append(root)
        continue
      }
      guard root.isFolder else {
        if endings.contains(root.ending) { found.files.append(root) }
        continue
      }
      var inside: [(file: LocalFile, key: String)] = []
      found.isCut = !visit(root.path) { path in
        let file = LocalFile(path: path)
        guard endings.contains(file.ending) else { return true }
        guard inside.count + found.files.count < most else { return false }
        inside.append((file, file.text))
        return true
      }
      inside.sort { $0.key.compare($1.key, options: [.numeric, .caseInsensitive]) == .orderedAscending }
      found.files += inside.map(\.file)
    }
    return found
  }

  /// Calls a closure with each file in a folder and its subfolders, except hidden ones, until it returns false. Links to
  /// folders are not followed, because they may lead back.
  /// - Returns: Whether all files were visited.
  private static func visit(_ folder: [CChar], _ action: ([CChar]) -> Bool) -> Bool {
    guard let handle = opendir(folder) else { return true }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      let length = strlen(&entry.pointee.d_name.0)
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        Array($0.prefix(length + 1).map(CChar.init(bitPattern:)))
      }
      guard name[0] != CChar(UInt8(ascii: ".")) else { continue }
      let path = folder.dropLast() + [CChar(UInt8(ascii: "/"))] + name
      var status = stat()
      let isLinked = Int32(entry.pointee.d_type) == DT_LNK
      let isFolder =
        isLinked || Int32(entry.pointee.d_type) == DT_UNKNOWN
        ? stat(Array(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        : Int32(entry.pointee.d_type) == DT_DIR
      let goesOn = isFolder ? isLinked || visit(Array(path), action) : action(Array(path))
      if !goesOn { return false }
    }
    return true
  }
}
