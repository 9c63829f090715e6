import CGtk4
import CarouselGTK

// MARK: Shown
extension CarouselItems {
  /// Returns books of a height, each with a width of its own.
  static func books(count: Int) -> CarouselItems {
    let height: Int32 = 300
    // Width by height.
    let shapes = [0.62, 0.8, 0.5, 1, 0.7, 0.38, 1.3, 0.56]
    return drawings(
      count: count, height: height, width: { Int32(shapes[$0 * 5 % shapes.count] * Double(height)) },
      drawing: { .plain($0) })
  }
}
