import CGtk4
import CarouselEngine

/// The projection of an item: a map from its own plane to the carousel's, both in points from the upper left corner,
/// with perspective. Depth is omitted, since the engine determines the painting order.
struct PlaneMap: Equatable {
  /// The rows 1, 2 and 4 of the matrix, in its columns 1, 2 and 4: images of the x axis, the y axis, and the origin.
  var x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>

  /// Creates the map of an item of a size about its centre, which rests at a point.
  init(_ transform: Transform3D, size: Size2D, middle: Point2D) {
    func plane(_ row: SIMD4<Double>) -> SIMD3<Double> {
      SIMD3(row.x + row.w * middle.x, row.y + row.w * middle.y, row.w)
    }
    x = plane(transform.rows.0)
    y = plane(transform.rows.1)
    origin = plane(transform.rows.3) - x * (size.width / 2) - y * (size.height / 2)
    // An item that faces the viewer is only scaled.
    guard abs(x.z) < 1e-9, abs(y.z) < 1e-9, origin.z > 0 else { return }
    let w = origin.z
    x = SIMD3(x.x / w, x.y / w, 0)
    y = SIMD3(y.x / w, y.y / w, 0)
    origin = SIMD3(origin.x / w, origin.y / w, 1)
  }

  init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  /// Whether parallel lines remain parallel.
  var isAffine: Bool { x.z == 0 && y.z == 0 && origin.z == 1 }

  /// Whether it only scales and moves.
  var isUpright: Bool { isAffine && x.y == 0 && y.x == 0 && x.x > 0 && y.y > 0 }

  /// Returns the distance of a point of the item from the eye, as a share of the distance to the carousel's plane.
  func w(at point: Point2D) -> Double { point.x * x.z + point.y * y.z + origin.z }

  /// Returns where a point of the item appears.
  func callAsFunction(_ point: Point2D) -> Point2D {
    let v = point.x * x + point.y * y + origin
    return Point2D(x: v.x / v.z, y: v.y / v.z)
  }

  /// Returns the affine map that agrees with this one to first order at a point of the item.
  func affine(at point: Point2D) -> PlaneMap {
    let w = w(at: point), image = self(point)
    // The derivatives of (X / w, Y / w).
    let dx = SIMD3((x.x - image.x * x.z) / w, (x.y - image.y * x.z) / w, 0)
    let dy = SIMD3((y.x - image.x * y.z) / w, (y.y - image.y * y.z) / w, 0)
    return PlaneMap(
      x: dx, y: dy, origin: SIMD3(image.x, image.y, 1) - point.x * dx - point.y * dy)
  }

  /// Returns the item's point that appears at a point; nil if its plane is seen edge-on, or the point is behind the
  /// eye.
  func inverse(_ place: Point2D) -> Point2D? {
    let a = x.x - x.z * place.x, b = x.y - x.z * place.y
    let d = y.x - y.z * place.x, e = y.y - y.z * place.y
    let r = origin.z * place.x - origin.x, s = origin.z * place.y - origin.y
    let determinant = a * e - d * b
    let point = Point2D(x: (r * e - d * s) / determinant, y: (a * s - r * b) / determinant)
    guard point.x.isFinite, point.y.isFinite, w(at: point) > 0 else { return nil }
    return point
  }

  /// The map as a GTK transform. The caller has to unref it.
  var transform: OpaquePointer? {
    if isAffine, x.y == 0, y.x == 0, x.x == 1, y.y == 1 {
      var place = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
      return gsk_transform_translate(nil, &place)
    }
    let numbers: [Float] = [
      Float(x.x), Float(x.y), 0, Float(x.z), Float(y.x), Float(y.y), 0, Float(y.z), 0, 0, 1, 0,
      Float(origin.x), Float(origin.y), 0, Float(origin.z),
    ]
    return cgtk_transform_matrix(nil, numbers)
  }

  /// An affine map in steps that every renderer can draw: translation, rotation, skew and scale.
  var steps: OpaquePointer? {
    var place = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
    let width = (x.x * x.x + x.y * x.y).squareRoot()
    var transform = gsk_transform_translate(nil, &place)
    guard width > 0 else { return gsk_transform_scale(transform, 0, 0) }
    let (c, s) = (x.x / width, x.y / width)
    let slant = y.x * c + y.y * s, height = y.y * c - y.x * s
    let degrees = Float(180 / Double.pi)
    transform = gsk_transform_rotate(transform, cgtk_atan2(s, c) * degrees)
    if slant != 0, height != 0 { transform = gsk_transform_skew(transform, cgtk_atan2(slant, height) * degrees, 0) }
    return gsk_transform_scale(transform, Float(width), Float(height))
  }
}
