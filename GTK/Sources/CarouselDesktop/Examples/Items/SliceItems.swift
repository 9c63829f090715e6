import CGtk4
import CarouselGTK

// MARK: Shown
extension CarouselItems {
  /// Returns covers that are from 96 to 320 points wide, in no order that one could see.
  static func slices(count: Int) -> CarouselItems {
    drawings(count: count, height: 300, width: { 96 + Int32($0 * 7919 % 29) * 8 }, drawing: { .plain($0) })
  }
}
