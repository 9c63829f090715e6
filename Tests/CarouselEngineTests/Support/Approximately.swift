@testable import CarouselEngine

/// Whether two numbers are nearly equal: within a tolerance, absolute below 1 and relative above.
func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  a == b || abs(a - b) <= tolerance * max(1, abs(a), abs(b))
}

/// Whether two points are nearly equal, in each coordinate.
func isClose(_ a: Point2D, _ b: Point2D, within tolerance: Double = 1e-9) -> Bool {
  isClose(a.x, b.x, within: tolerance) && isClose(a.y, b.y, within: tolerance)
}

/// Whether two matrices are nearly equal, element by element.
func isClose(_ a: Transform3D, _ b: Transform3D, within tolerance: Double = 1e-9) -> Bool {
  zip(a.numbers, b.numbers).allSatisfy { isClose($0, $1, within: tolerance) }
}

extension Transform3D {
  /// m11…m14 to m41…m44.
  var numbers: [Double] {
    [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
  }

  /// Returns how far a corner of an item is at most from where another transform puts it, in points. Farther away than any screen shows,
  /// it need not be exact.
  func distance(to other: Transform3D, size: Size2D) -> Double {
    var distance = 0.0
    for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)] {
      let point = Point2D(x: x * size.width, y: y * size.height)
      guard let a = project(point), let b = other.project(point), abs(a.x) < 2000, abs(a.y) < 2000 else { continue }
      distance = max(distance, abs(a.x - b.x), abs(a.y - b.y))
    }
    return distance
  }
}
