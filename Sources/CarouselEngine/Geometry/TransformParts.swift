/// A transform decomposed into parts: v · M = v · S · R · T · P, with S a scale and a skew, R a rotation, T a
/// translation and P a camera. Blending the parts of two transforms always gives a valid one; blending their elements
/// collapses where they are rotated against each other.
///
/// The rows of S · R are found with the Gram-Schmidt process; see also "Decomposing a 3D matrix" in CSS Transforms 2,
/// 11.2.
struct TransformParts: Equatable {
  /// Along x, y and z.
  var scale: SIMD4<Double>
  /// Of y by x, of z by x, of z by y.
  var skew: SIMD4<Double>
  /// A unit quaternion: its axis times the sine of half the angle, and the cosine.
  var rotation: SIMD4<Double>
  /// In points.
  var translation: SIMD4<Double>
  /// The fourth column of P.
  var camera: SIMD4<Double>

  /// Whether the transform that was decomposed is not degenerate in a dimension.
  let isValid: Bool

  /// Decomposes a transform.
  init(_ transform: Transform3D) {
    var (x, y, z, place) = transform.rows
    // A = S · R · T has the first three columns of M and (0, 0, 0, 1); the fourth column of M is A · camera.
    let column = SIMD4(x.w, y.w, z.w, place.w)
    (x.w, y.w, z.w, place.w) = (0, 0, 0, 0)
    let volume = (x * Self.cross(y, z)).sum()
    isValid = abs(volume) > Self.leastVolume
    camera = (column.x * Self.cross(y, z) + column.y * Self.cross(z, x) + column.z * Self.cross(x, y)) / volume
    camera.w = column.w - (place * camera).sum()
    translation = place

    scale = .zero
    skew = .zero
    scale.x = Self.length(x)
    x /= scale.x
    skew.x = (x * y).sum()
    y -= skew.x * x
    scale.y = Self.length(y)
    y /= scale.y
    (skew.y, skew.z) = ((x * z).sum(), (y * z).sum())
    z -= skew.y * x + skew.z * y
    scale.z = Self.length(z)
    z /= scale.z
    if volume < 0 {
      // For a mirror image, the depth is negated.
      z *= -1
      scale.z = -scale.z
    }
    rotation = Self.rotation(x, y, z)
  }

  private static var leastVolume: Double { 1e-12 }

  /// The parts composed to a transform.
  var transform: Transform3D {
    let (a, b, c, d) = (rotation.x, rotation.y, rotation.z, rotation.w)
    let x = SIMD4(1 - 2 * (b * b + c * c), 2 * (a * b + c * d), 2 * (a * c - b * d), 0)
    let y = SIMD4(2 * (a * b - c * d), 1 - 2 * (a * a + c * c), 2 * (b * c + a * d), 0)
    let z = SIMD4(2 * (a * c + b * d), 2 * (b * c - a * d), 1 - 2 * (a * a + b * b), 0)
    return Transform3D(
      seen(scale.x * x), seen(skew.x * x + scale.y * y), seen(skew.y * x + skew.z * y + scale.z * z),
      seen(translation, camera.w))
  }

  /// Returns a row before the camera.
  private func seen(_ row: SIMD4<Double>, _ w: Double = 0) -> SIMD4<Double> {
    var row = row
    row.w = (row * camera).sum() + w
    return row
  }

  /// Returns the parts blended with others by a share of 0…1, rotated the shorter way.
  func blended(with other: TransformParts, share: Double) -> TransformParts {
    var parts = self
    parts.scale += share * (other.scale - scale)
    parts.skew += share * (other.skew - skew)
    parts.translation += share * (other.translation - translation)
    parts.camera += share * (other.camera - camera)
    let end = (rotation * other.rotation).sum() < 0 ? -1 * other.rotation : other.rotation
    parts.rotation += share * (end - rotation)
    // The two are at most half a turn apart, so the blend never has length 0.
    parts.rotation /= Self.length(parts.rotation)
    return parts
  }

  /// Returns the quaternion of a rotation given by its rows.
  private static func rotation(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>) -> SIMD4<Double> {
    // Each line is four times the quaternion times one of its components; the largest of these is divided by.
    let squares = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let (xy, zx, yz) = (x.y + y.x, x.z + z.x, y.z + z.y)
    let turn = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 0)
    let line: SIMD4<Double>
    if squares.w >= 1 {
      line = SIMD4(turn.x, turn.y, turn.z, squares.w)
    } else if squares.x >= squares.y, squares.x >= squares.z {
      line = SIMD4(squares.x, xy, zx, turn.x)
    } else if squares.y >= squares.z {
      line = SIMD4(xy, squares.y, yz, turn.y)
    } else {
      line = SIMD4(zx, yz, squares.z, turn.z)
    }
    return line / length(line)
  }

  private static func cross(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, 0)
  }

  private static func length(_ a: SIMD4<Double>) -> Double { (a * a).sum().squareRoot() }
}

extension Transform3D {
  /// Returns the transform blended with another by a share of 0…1: translation, rotation, scale and perspective are
  /// interpolated.
  public func blended(with other: Transform3D, share: Double) -> Transform3D {
    if self == other || !(share > 0) { return self }
    if share >= 1 { return other }
    let parts = TransformParts(self), others = TransformParts(other)
    let blended = parts.blended(with: others, share: share).transform
    if parts.isValid, others.isValid, blended.isFinite { return blended }
    // A degenerate transform has no parts; interpolating its elements is as good.
    return Transform3D(
      (1 - share) * rows.0 + share * other.rows.0, (1 - share) * rows.1 + share * other.rows.1,
      (1 - share) * rows.2 + share * other.rows.2, (1 - share) * rows.3 + share * other.rows.3)
  }
}
