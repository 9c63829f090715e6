import CGtk4
import CarouselGTK

// MARK: Shown
extension CarouselItems {
  /// Returns landscapes, each as large as a page.
  static func pages(count: Int) -> CarouselItems {
    drawings(count: count, width: 324, height: 216) { .scene($0) }
  }
}
