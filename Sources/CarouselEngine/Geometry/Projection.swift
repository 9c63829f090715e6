extension Transform3D {
  /// The minimum distance from the plane of the eye at which a point counts as visible, as a share of the eye's
  /// distance. Projections diverge there.
  static var nearestVisibleW: Double { 1e-6 }

  /// Whether an item of a given size is entirely far enough in front of the viewer's eye.
  func isInFrontOfEye(_ size: Size2D) -> Bool {
    rows.3.w - abs(rows.0.w) * size.width / 2 - abs(rows.1.w) * size.height / 2 > Feel.nearestDepth
  }

  /// Returns where a point of an item appears, or nil behind the viewer's eye. Both are relative to the item's centre
  /// at rest.
  public func project(_ point: Point2D) -> Point2D? {
    let v = point.x * rows.0 + point.y * rows.1 + rows.3
    guard v.w > Self.nearestVisibleW else { return nil }
    let result = Point2D(x: v.x / v.w, y: v.y / v.w)
    return result.isFinite ? result : nil
  }

  /// Returns the point of an item that appears at a point of the screen: the inverse of `project`. Both are relative to
  /// the item's centre at rest. Nil if the item's plane is seen edge-on, or the point is behind the viewer's eye.
  ///
  /// With p = (x, y, 1) · A, where A has the rows 1, 2, 4 and the columns 1, 2, 4 of the matrix, it solves a 3 × 3
  /// system by Cramer's rule.
  public func unproject(_ point: Point2D) -> Point2D? {
    let (a, b, c) = (rows.0.x, rows.0.y, rows.0.w)
    let (d, e, f) = (rows.1.x, rows.1.y, rows.1.w)
    let (g, h, i) = (rows.3.x, rows.3.y, rows.3.w)
    // x(a − c·px) + y(d − f·px) = i·px − g, and likewise for py.
    let a1 = a - c * point.x, d1 = d - f * point.x, r1 = i * point.x - g
    let b1 = b - c * point.y, e1 = e - f * point.y, r2 = i * point.y - h
    let determinant = a1 * e1 - d1 * b1
    let result = Point2D(x: (r1 * e1 - d1 * r2) / determinant, y: (a1 * r2 - r1 * b1) / determinant)
    guard result.isFinite, result.x * c + result.y * f + i > Self.nearestVisibleW else { return nil }
    return result
  }
}
