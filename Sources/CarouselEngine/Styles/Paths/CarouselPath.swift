/// A curve for items to follow: points, or the path of an SVG. It is measured on creation, so that the point at a
/// distance from its start is found quickly.
public struct CarouselPath: Equatable, Sendable {
  /// A part of the path so gentle that five samples give its length.
  struct Piece: Equatable {
    var curve: Cubic
    /// The length of the path before it, and its own, in the path's units.
    var start: Double
    var length: Double
  }

  private(set) var pieces = PieceList()
  /// How many parts have been measured for it, with those that turned out to have no length: the work of making it.
  private(set) var partCount = 0
  /// Its length, in its own units; above 0.
  public private(set) var length = 0.0
  /// Whether it ends where it begins.
  public private(set) var isClosed = false

  /// Creates a path without length, for builders.
  init() {}

  // MARK: Construction

  /// Creates straight lines from point to point. Points that are not finite are left out; without two different points
  /// it is a line of length 1 to the right.
  public init(points: [Point2D], isClosed: Bool = false) {
    let corners = Self.usable(points)
    for index in corners.indices.dropFirst() { add(Cubic(from: corners[index - 1], to: corners[index])) }
    finish(isClosed: isClosed)
  }

  /// Creates a smooth curve through points: a Catmull-Rom spline. Points that are not finite are left out; without two
  /// different points it is a line of length 1 to the right.
  public init(through points: [Point2D], isClosed: Bool = false) {
    let knots = Self.usable(points), count = knots.count
    for index in 0..<(isClosed ? count : count - 1) where count > 1 {
      func knot(_ i: Int) -> SIMD2<Double> {
        knots[isClosed ? (i + count) % count : i < 0 ? 0 : i >= count ? count - 1 : i]
      }
      let (a, d) = (knot(index), knot(index + 1))
      add(Cubic(a, a + (d - knot(index - 1)) / 6, d - (knot(index + 2) - a) / 6, d))
    }
    finish(isClosed: isClosed)
  }

  private static func usable(_ points: [Point2D]) -> [SIMD2<Double>] {
    var result: [SIMD2<Double>] = []
    for point in points where abs(point.x) < farthest && abs(point.y) < farthest {
      let corner = SIMD2(point.x, point.y)
      if result.last != corner { result.append(corner) }
    }
    return result.count > 1 ? result : [SIMD2(0, 0), SIMD2(1, 0)]
  }

  /// The maximum absolute value of a coordinate.
  static var farthest: Double { 1e9 }
  /// The maximum number of pieces of the path of an SVG, which take 8.4 MB: a path traced from a photograph
  /// has a few thousand curves, and making so many takes a web page 25 milliseconds.
  package static var mostPieces: Int { 100_000 }
  /// The maximum length of the text of an SVG path, in bytes of UTF-8: as many as that many pieces need.
  package static var longestText: Int { 240_000 }

  /// Appends a curve, in pieces that are gentle enough.
  mutating func add(_ curve: Cubic, depth: Int = 0) {
    let whole = curve.length(to: 1)
    let (first, second) = curve.halves
    let parts = first.length(to: 1) + second.length(to: 1)
    // Coarse quadratures can agree by chance, for example on an S: all but straight lines are halved at least once.
    let isStraight = curve == Cubic(from: curve.a, to: curve.d)
    // The halves of a curve without a length that can be measured have none either.
    let isMeasurable = parts.isFinite && parts > Self.leastLength
    let isDone = isStraight || !isMeasurable || (depth > 0 && abs(whole - parts) <= Self.tolerance * parts)
    if isDone || depth >= Self.mostCuts {
      partCount += 1
      guard whole > 0, whole.isFinite else { return }
      pieces.append(Piece(curve: curve, start: length, length: whole))
      length += whole
    } else {
      add(first, depth: depth + 1)
      add(second, depth: depth + 1)
    }
  }

  private static var tolerance: Double { 1e-6 }
  private static var mostCuts: Int { 7 }
  /// The length from which on curves are halved: the squares of smaller ones lose their digits.
  private static var leastLength: Double { 1e-100 }

  /// Closes the path with a straight line, or if it ends where it begins.
  mutating func finish(isClosed: Bool) {
    guard let first = pieces.first?.curve.a, let last = pieces.last?.curve.d else { return }
    let gap = (first - last).length
    if isClosed, gap > 0 { add(Cubic(from: last, to: first)) }
    self.isClosed = isClosed || gap <= Self.tolerance * length
  }

  // MARK: Queries

  /// Returns the point at a distance from the start. On a closed path the distance wraps around; an open one continues
  /// straight beyond its ends.
  /// - Complexity: O(log *n*), where *n* is the number of its pieces. Nothing is allocated.
  public func point(at distance: Double) -> Point2D {
    let place = place(at: distance)
    return Point2D(x: place.x, y: place.y)
  }

  func place(at distance: Double) -> SIMD2<Double> {
    guard let first = pieces.first, let last = pieces.last, distance.isFinite else { return SIMD2(0, 0) }
    if isClosed {
      let rest = distance - (distance / length).rounded(.down) * length
      return placeWithin(rest.clamped(to: 0...length))
    }
    if distance < 0 { return first.curve.a + distance * first.direction(atEnd: false) }
    if distance > length { return last.curve.d + (distance - length) * last.direction(atEnd: true) }
    return placeWithin(distance)
  }

  /// Returns the direction at a distance from the start, as a vector of length 1: that of a wheelbase centred there, so
  /// that it turns steadily at corners.
  /// - Parameters:
  ///   - distance: In the path's units.
  ///   - wheelbase: In the path's units; above 0.
  /// - Complexity: O(log *n*), where *n* is the number of its pieces. Nothing is allocated.
  public func direction(at distance: Double, wheelbase: Double) -> Point2D {
    let way = place(at: distance + wheelbase / 2) - place(at: distance - wheelbase / 2)
    let size = way.length
    return size > 0 && size.isFinite ? Point2D(x: way.x / size, y: way.y / size) : Point2D(x: 1, y: 0)
  }

  private func placeWithin(_ distance: Double) -> SIMD2<Double> {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= distance { low = middle } else { high = middle - 1 }
    }
    return pieces[low].place(at: distance - pieces[low].start)
  }
}

extension CarouselPath.Piece {
  /// Returns the point at a distance from the start: u with length(to: u) = distance, by Newton's method, bracketed,
  /// since it would diverge near a cusp, where the derivative is 0.
  func place(at distance: Double) -> SIMD2<Double> {
    var u = (distance / length).clamped(to: 0...1), low = 0.0, high = 1.0
    for _ in 0..<Self.mostSteps {
      let excess = curve.length(to: u) - distance
      if abs(excess) <= Self.tolerance * length { break }
      if excess > 0 { high = u } else { low = u }
      let next = u - excess / curve.speed(at: u)
      u = next > low && next < high ? next : (low + high) / 2
    }
    return curve.point(at: u)
  }

  private static var tolerance: Double { 1e-7 }
  private static var mostSteps: Int { 24 }

  /// Returns the direction at an end, as a vector of length 1; if control points coincide, that of the chord.
  func direction(atEnd: Bool) -> SIMD2<Double> {
    var way = curve.derivative(at: atEnd ? 1 : 0)
    if !(way.length > 0) { way = curve.d - curve.a }
    let size = way.length
    return size > 0 ? way / size : SIMD2(1, 0)
  }
}
