import CGtk4
import CarouselGTK

// MARK: Shown
extension CarouselItems {
  /// Returns covers by their numbers.
  static func covers(count: Int, height: Int32? = nil, number: @escaping (Int) -> Int = { $0 }) -> CarouselItems {
    let height = height ?? coverSize.height
    return drawings(count: count, width: height * 4 / 5, height: height) { .cover(number($0)) }
  }
}
