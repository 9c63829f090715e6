import CGtk4
import Foundation

/// Finds the pictures of files and folders.
nonisolated enum PictureScan {
  /// The result of a scan.
  struct Found: Sendable {
    var paths: [String]
    /// Whether there were more than the maximum.
    var isCut: Bool
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
  static func pictures(in roots: [String], endings: Set<String>) -> Found {
    var found = Found(paths: [], isCut: false)
    for root in roots {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else { continue }
      guard isFolder.boolValue else {
        if isPicture(root, endings) { found.paths.append(root) }
        continue
      }
      var inside: [String] = []
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: root), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      while let file = files?.nextObject() as? URL {
        // Checked only for files with a picture's extension, since it takes time.
        guard isPicture(file.path, endings),
          (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true
        else { continue }
        if inside.count + found.paths.count >= most {
          found.isCut = true
          break
        }
        inside.append(file.path)
      }
      found.paths += inside.sorted { $0.compare($1, options: [.numeric, .caseInsensitive]) == .orderedAscending }
    }
    return found
  }

  private static func isPicture(_ path: String, _ endings: Set<String>) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    return endings.contains(path[path.index(after: dot)...].lowercased())
  }
}
