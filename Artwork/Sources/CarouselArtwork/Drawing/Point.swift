/// A place on a picture: x to the right, y down, in units of the picture.
struct Point {
  var x: Float
  var y: Float

  init(_ x: Float, _ y: Float) {
    self.x = x
    self.y = y
  }

  /// The point at a distance in a direction, in turns from the right, clockwise on the screen.
  @inline(never)
  func away(_ distance: Float, _ turns: Float) -> Point {
    Point(x + distance * cosine(turns), y + distance * sine(turns))
  }
}

extension Pen {
  mutating func move(_ point: Point) { move(point.x, point.y) }
  mutating func line(_ point: Point) { line(point.x, point.y) }
  mutating func arc(_ radius: Float, to point: Point, large: Bool = false, clockwise: Bool = true) {
    arc(radius, to: point.x, point.y, large: large, clockwise: clockwise)
  }

  mutating func curve(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ end: Point) {
    curve(x1, y1, x2, y2, end.x, end.y)
  }

  @inline(never)
  mutating func polygon(_ points: [Point]) {
    for (i, point) in points.enumerated() {
      if i == 0 { move(point) } else { line(point) }
    }
    close()
  }

  /// A whole circle as a part of a path: all but a tenth of a unit of it as one arc, and that tenth by closing.
  @inline(never)
  mutating func circle(_ center: Point, _ radius: Float) {
    move(center.x - radius, center.y)
    arc(radius, to: center.x - radius, center.y + 0.1, large: true)
    close()
  }

  /// The lens between two points, `belly` wide on each side: a petal, a leaf. Or the half of it on the right of the way
  /// from one to the other.
  @inline(never)
  mutating func lens(from a: Point, to b: Point, belly: Float, half: Bool = false) {
    let dx = b.x - a.x
    let dy = b.y - a.y
    // Control points at 4/3 of the height put the middle of the curve at `belly`.
    let scale = belly * 4 / 3 / max((dx * dx + dy * dy).squareRoot(), 0.01)
    let p = Point(a.x + dx * 0.28, a.y + dy * 0.28)
    let q = Point(a.x + dx * 0.72, a.y + dy * 0.72)
    move(a)
    curve(p.x - dy * scale, p.y + dx * scale, q.x - dy * scale, q.y + dx * scale, b)
    if !half { curve(q.x + dy * scale, q.y - dx * scale, p.x + dy * scale, p.y - dx * scale, a) }
    close()
  }

  /// A smooth curve through points, from where the pen is at the first (Catmull and Rom, as Béziers).
  @inline(never)
  mutating func smooth(through points: [Point]) {
    let n = points.count
    guard n > 1 else { return }
    for i in 1..<n {
      let a = points[i - 1]
      let b = points[i]
      let after = points[min(i + 1, n - 1)]
      if i == 1 {
        curve(a.x + (b.x - a.x) / 6, a.y + (b.y - a.y) / 6, b.x - (after.x - a.x) / 6, b.y - (after.y - a.y) / 6, b)
      } else {
        // The tangents of these curves are alike on both sides of a point, so SVG's short form says the same.
        onwards(b.x - (after.x - a.x) / 6, b.y - (after.y - a.y) / 6, b)
      }
    }
  }

  /// A smooth closed curve through points.
  @inline(never)
  mutating func loop(through points: [Point]) {
    let n = points.count
    guard n > 2 else { return }
    move(points[0])
    for i in 1...n {
      let a = points[i - 1]
      let b = points[i % n]
      let after = points[(i + 1) % n]
      let x = b.x - (after.x - a.x) / 6
      let y = b.y - (after.y - a.y) / 6
      if i == 1 {
        curve(a.x + (b.x - points[n - 1].x) / 6, a.y + (b.y - points[n - 1].y) / 6, x, y, b)
      } else {
        onwards(x, y, b)
      }
    }
    close()
  }
}
