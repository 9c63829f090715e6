import CAdwaita
import CGtk4
import CarouselGTK
import Foundation

/// The person's own pictures.
final class PictureShelf {
  /// Those that are shown.
  private(set) var paths: [String] = []
  /// The files and folders that they come from.
  private(set) var roots: [String] = []
  /// Whether it still looks for them.
  private(set) var isLooking = false
  /// Called when pictures have come.
  var changed: () -> Void = {}
  private var search = 0

  /// Looks for pictures, in place of those that are shown.
  /// - Parameter report: Called with what is to be said about it.
  func open(_ roots: [String], report: @escaping @MainActor @Sendable (String) -> Void) {
    search += 1
    let search = search
    self.roots = roots
    isLooking = true
    changed()
    let endings = PictureScan.endings
    DispatchQueue.global(qos: .userInitiated).async {
      let found = PictureScan.pictures(in: roots, endings: endings)
      onMain { [weak self] in
        // Another search may have begun meanwhile.
        guard let self, search == self.search else { return }
        paths = found.paths
        isLooking = false
        if found.paths.isEmpty { report("There are no pictures in “\(name)”") }
        if found.isCut { report("The first \(Words.whole(Double(PictureScan.most))) pictures are shown") }
        changed()
      }
    }
  }

  /// What the place is called that the pictures come from.
  var name: String {
    guard let first = roots.first else { return "" }
    return roots.count == 1 ? URL(fileURLWithPath: first).lastPathComponent : "\(roots.count) files and folders"
  }

  /// What a picture is called.
  func title(_ index: Int) -> String {
    guard paths.indices.contains(index) else { return "" }
    return URL(fileURLWithPath: paths[index]).deletingPathExtension().lastPathComponent
  }
}
