/// A 4 × 4 matrix that acts on row vectors, `[x y z 1] · M`, in the element order of CATransform3D and CSS `matrix3d`:
/// translation in the fourth row, perspective in the fourth column.
///
/// Like its models it is built from the outside in: `translated` and `rotated` act in the space that is already
/// transformed.
public struct Transform3D: Equatable, Sendable {
  /// The rows, m11…m14 to m41…m44.
  public var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates a matrix from its rows.
  public init(_ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>) {
    rows = (row1, row2, row3, row4)
  }

  /// The identity matrix.
  public static var identity: Transform3D {
    Transform3D(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))
  }

  /// Creates the matrix of a camera; `m34` is −1 / its distance in points.
  public init(perspective m34: Double) {
    self = .identity
    rows.2.w = m34
  }

  /// Returns whether two matrices are equal.
  public static func == (a: Transform3D, b: Transform3D) -> Bool {
    a.rows.0 == b.rows.0 && a.rows.1 == b.rows.1 && a.rows.2 == b.rows.2 && a.rows.3 == b.rows.3
  }

  /// Returns the transform with a translation in its space, in points.
  public func translated(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
    Transform3D(rows.0, rows.1, rows.2, x * rows.0 + y * rows.1 + z * rows.2 + rows.3)
  }

  /// Returns the transform with a scale in its space.
  public func scaled(x: Double, y: Double, z: Double = 1) -> Transform3D {
    Transform3D(x * rows.0, y * rows.1, z * rows.2, rows.3)
  }

  /// Returns the transform with a rotation about its x axis, in radians; positive angles turn the upper edge away from
  /// the viewer.
  public func rotatedX(by angle: Double) -> Transform3D {
    let s = sin(angle), c = cos(angle)
    return Transform3D(rows.0, c * rows.1 + s * rows.2, c * rows.2 - s * rows.1, rows.3)
  }

  /// Returns the transform with a rotation about its y axis, in radians; positive angles turn the right edge away from
  /// the viewer.
  public func rotatedY(by angle: Double) -> Transform3D {
    let s = sin(angle), c = cos(angle)
    return Transform3D(c * rows.0 - s * rows.2, rows.1, s * rows.0 + c * rows.2, rows.3)
  }

  /// Returns the transform with a rotation about its z axis, in radians; clockwise on a screen whose y axis points
  /// down.
  public func rotatedZ(by angle: Double) -> Transform3D {
    let s = sin(angle), c = cos(angle)
    return Transform3D(c * rows.0 + s * rows.1, c * rows.1 - s * rows.0, rows.2, rows.3)
  }

  /// Returns the product of two transforms: this one first, then the other.
  public func concatenating(_ other: Transform3D) -> Transform3D {
    func row(_ r: SIMD4<Double>) -> SIMD4<Double> {
      r.x * other.rows.0 + r.y * other.rows.1 + r.z * other.rows.2 + r.w * other.rows.3
    }
    return Transform3D(row(rows.0), row(rows.1), row(rows.2), row(rows.3))
  }

  /// Whether all elements are finite.
  public var isFinite: Bool {
    let sum = rows.0 + rows.1 + rows.2 + rows.3
    return (sum - sum) == SIMD4<Double>.zero
  }
}
