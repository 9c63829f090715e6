import CAdwaita
import CGtk4
import CarouselGTK
import Foundation

/// The user's own pictures.
final class PictureShelf {
  /// The files of the pictures.
  private(set) var files: [LocalFile] = []
  /// The files and folders that were opened.
  private(set) var roots: [LocalFile] = []
  /// Whether a scan is running.
  private(set) var isLooking = false
  /// Called when the pictures have changed.
  var changed: () -> Void = {}
  private var search = 0

  /// Scans for pictures, in place of the current ones.
  /// - Parameter report: Called with a message for the user.
  func open(_ roots: [LocalFile], report: @escaping @MainActor @Sendable (String) -> Void) {
    search += 1
    let search = search
    self.roots = roots
    isLooking = true
    changed()
    let endings = PictureScan.endings
    DispatchQueue.global(qos: .userInitiated).async {
      let found = PictureScan.pictures(in: roots, endings: endings)
      onMain { [weak self] in
        // Another scan may have begun meanwhile.
        guard let self, search == self.search else { return }
        files = found.files
        isLooking = false
        for file in found.missing.prefix(3) { report(localized("There is no “{0}”", file.name)) }
        if found.files.isEmpty, found.missing.count < roots.count {
          report(localized("There are no pictures in “{0}”", name))
        }
        if found.isCut {
          report(localized("Only the first {0} pictures are shown", Words.whole(Double(PictureScan.most))))
        }
        changed()
      }
    }
  }

  /// The name of the opened folder or file.
  var name: String {
    roots.count == 1 ? roots[0].name : localized("{0} file or folder", "{0} files and folders", count: roots.count)
  }

  /// Returns the name of a picture.
  func title(_ index: Int) -> String { files.indices.contains(index) ? files[index].title : "" }
}
