import Testing

@testable import CarouselEngine

/// SVG curves, with reference functions that sample them finely by their definitions.
private struct Drawing: CustomTestStringConvertible, Sendable {
  typealias Part = @Sendable (Double) -> Point2D

  var svg: String
  var isClosed: Bool
  /// The parts, each from 0 to 1.
  var parts: [Part]
  var testDescription: String { svg }

  init(_ svg: String, isClosed: Bool = false, _ parts: Part...) {
    (self.svg, self.isClosed, self.parts) = (svg, isClosed, parts)
  }

  static func line(_ a: Point2D, _ b: Point2D) -> Part {
    { u in Point2D(x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u) }
  }

  static func cubic(_ a: Point2D, _ b: Point2D, _ c: Point2D, _ d: Point2D) -> Part {
    { u in
      let v = 1 - u
      let (p, q, r, s) = (v * v * v, 3 * v * v * u, 3 * v * u * u, u * u * u)
      return Point2D(x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
    }
  }

  static func quadratic(_ a: Point2D, _ b: Point2D, _ c: Point2D) -> Part {
    { u in
      let v = 1 - u
      return Point2D(
        x: v * v * a.x + 2 * v * u * b.x + u * u * c.x, y: v * v * a.y + 2 * v * u * b.y + u * u * c.y)
    }
  }

  /// An ellipse between two angles, in degrees, with rotated axes.
  static func ellipse(
    _ centre: Point2D, _ rx: Double, _ ry: Double, turn: Double = 0, from: Double, to: Double
  ) -> Part {
    { u in
      let angle = (from + (to - from) * u) * .pi / 180, t = turn * .pi / 180
      let (x, y) = (rx * cos(angle), ry * sin(angle))
      return Point2D(x: centre.x + x * cos(t) - y * sin(t), y: centre.y + x * sin(t) + y * cos(t))
    }
  }

  static let all: [Drawing] = [
    Drawing("M0 0 L300 400", line(p(0, 0), p(300, 400))),
    Drawing(
      "m10 20 h100 v-50 H30 V0", line(p(10, 20), p(110, 20)), line(p(110, 20), p(110, -30)),
      line(p(110, -30), p(30, -30)), line(p(30, -30), p(30, 0))),
    Drawing(
      "M0,0 10,0 10,10z", isClosed: true, line(p(0, 0), p(10, 0)), line(p(10, 0), p(10, 10)),
      line(p(10, 10), p(0, 0))),
    Drawing("M0 0C0 100 100 100 100 0", cubic(p(0, 0), p(0, 100), p(100, 100), p(100, 0))),
    // An S, a loop and a cusp.
    Drawing("M0 0C300 0-200 100 100 100", cubic(p(0, 0), p(300, 0), p(-200, 100), p(100, 100))),
    Drawing("M0 0C200 100-100 100 100 0", cubic(p(0, 0), p(200, 100), p(-100, 100), p(100, 0))),
    Drawing("M0 0C100 100 0 100 100 0", cubic(p(0, 0), p(100, 100), p(0, 100), p(100, 0))),
    // Control points equal to the ends, and a line at uneven speed.
    Drawing("M0 0C0 0 100 100 100 100", cubic(p(0, 0), p(0, 0), p(100, 100), p(100, 100))),
    Drawing("M0 0C10 0 20 0 100 0", cubic(p(0, 0), p(10, 0), p(20, 0), p(100, 0))),
    Drawing(
      "m0 0c0 50 50 50 50 0s50-50 50 0", cubic(p(0, 0), p(0, 50), p(50, 50), p(50, 0)),
      cubic(p(50, 0), p(50, -50), p(100, -50), p(100, 0))),
    Drawing("M0 0S50 50 50 0", cubic(p(0, 0), p(0, 0), p(50, 50), p(50, 0))),
    Drawing(
      "M0 0Q50 100 100 0T200 0t100 0", quadratic(p(0, 0), p(50, 100), p(100, 0)),
      quadratic(p(100, 0), p(150, -100), p(200, 0)), quadratic(p(200, 0), p(250, 100), p(300, 0))),
    Drawing("M0 0T100 0T100 100", line(p(0, 0), p(100, 0)), quadratic(p(100, 0), p(200, 0), p(100, 100))),
    // The four arcs between two points, a half, one with enlarged radii, and a rotated one.
    Drawing("M100 0A100 100 0 0 1 0 100", ellipse(p(0, 0), 100, 100, from: 0, to: 90)),
    Drawing("M100 0A100 100 0 0 0 0 100", ellipse(p(100, 100), 100, 100, from: -90, to: -180)),
    Drawing("M100 0A100 100 0 1 1 0 100", ellipse(p(100, 100), 100, 100, from: -90, to: 180)),
    Drawing("M100 0A100 100 0 1 0 0 100", ellipse(p(0, 0), 100, 100, from: 0, to: -270)),
    Drawing("m-100 0a100 50 0 00200 0", ellipse(p(0, 0), 100, 50, from: 180, to: 0)),
    Drawing("M-100 0A10 5 0 0 1 100 0", ellipse(p(0, 0), 100, 50, from: -180, to: 0)),
    Drawing("M0 100A100 40 90 0 1 0-100", ellipse(p(0, 0), 100, 40, turn: 90, from: 0, to: 180)),
    Drawing("M0 0A0 50 0 0 1 100 0", line(p(0, 0), p(100, 0))),
    Drawing(
      "M-50 0a50-50 0 10100 0a50 50 0 10-100 0Z", isClosed: true,
      ellipse(p(0, 0), 50, 50, from: 180, to: 0), ellipse(p(0, 0), 50, 50, from: 0, to: -180)),
    // Segments without length, and M at the current point.
    Drawing(
      "M0 0L0 0h0 50 0v0L50 0C50 0 50 0 50 0A9 9 0 0 1 50 0L100 100", line(p(0, 0), p(50, 0)),
      line(p(50, 0), p(100, 100))),
    Drawing("M0 0M5 5M10 10L20 20M20 20L20 40", line(p(10, 10), p(20, 20)), line(p(20, 20), p(20, 40))),
    // Back and forth on a line, a hairpin, and a near cusp.
    Drawing("M0 0C200 0-100 0 100 0", cubic(p(0, 0), p(200, 0), p(-100, 0), p(100, 0))),
    Drawing("M0 0C100 0 100 .01 0 .01", cubic(p(0, 0), p(100, 0), p(100, 0.01), p(0, 0.01))),
    Drawing("M0 0C100 100.001 0 100 100 0", cubic(p(0, 0), p(100, 100.001), p(0, 100), p(100, 0))),
    // Very small and very large coordinates, and an arc that is nearly a line.
    Drawing("M0 0C3e-6 0-2e-6 1e-6 1e-6 1e-6", cubic(p(0, 0), p(3e-6, 0), p(-2e-6, 1e-6), p(1e-6, 1e-6))),
    Drawing("M0 0C3e8 0-2e8 1e8 1e8 1e8", cubic(p(0, 0), p(3e8, 0), p(-2e8, 1e8), p(1e8, 1e8))),
    Drawing("M0 0A1000 .5 0 0 1 2000 0", ellipse(p(1000, 0), 1000, 0.5, from: -180, to: 0)),
    // The most compact syntax.
    Drawing(
      "M.5.5-3 1.5.5-3-1e1.5", line(p(0.5, 0.5), p(-3, 1.5)), line(p(-3, 1.5), p(0.5, -3)),
      line(p(0.5, -3), p(-10, 0.5))),
    Drawing("  M\n+1e-1 ,\t0 l 1E1,0,0 , 1.e1  ", line(p(0.1, 0), p(10.1, 0)), line(p(10.1, 0), p(10.1, 10))),
  ]

  static func p(_ x: Double, _ y: Double) -> Point2D { Point2D(x: x, y: y) }

  /// Points of the drawing with their distances from the start, close enough to be joined by straight lines.
  func measured(steps: Int = 20_000) -> [(distance: Double, place: Point2D)] {
    var result: [(distance: Double, place: Point2D)] = [(0, parts[0](0))]
    for part in parts {
      for step in 1...steps {
        let place = part(Double(step) / Double(steps)), way = place - result[result.count - 1].place
        result.append((result[result.count - 1].distance + (way.x * way.x + way.y * way.y).squareRoot(), place))
      }
    }
    return result
  }
}

private func length(_ way: Point2D) -> Double { (way.x * way.x + way.y * way.y).squareRoot() }

@Suite struct `Paths` {
  @Test(arguments: Drawing.all)
  private func `are followed at constant speed, to a thousandth of their length`(drawing: Drawing) throws {
    let path = try CarouselPath(svg: drawing.svg)
    let measured = drawing.measured(), whole = measured[measured.count - 1].distance
    #expect(path.isClosed == drawing.isClosed)
    #expect(abs(path.length - whole) < 1e-5 * whole)
    var worst = 0.0
    for (distance, place) in measured where distance < whole * (1 - 1e-12) {
      worst = max(worst, length(path.point(at: distance) - place))
    }
    // The documented accuracy is a thousandth; the actual one is much better.
    #expect(worst < 2e-5 * whole, "off by \(worst / whole) of the length")
  }

  @Test func `thousands of segments are followed as evenly as one`() throws {
    let count = 5000
    var (svg, corners) = ("M0 0", [Point2D.zero])
    for index in 1...count {
      let corner = Point2D(x: Double(index) / 4, y: Double(index * 37 % 11))
      svg += index % 3 == 0 ? "T\(corner.x) \(corner.y)" : "L\(corner.x) \(corner.y)"
      corners.append(corner)
    }
    let path = try CarouselPath(svg: svg)
    // A T after an L is a straight line.
    var distance = 0.0
    for index in 1...count {
      let middle = distance + length(corners[index] - corners[index - 1]) / 2
      distance = 2 * middle - distance
      #expect(isClose(path.point(at: distance), corners[index], within: 1e-6 * path.length))
      let half = Point2D(
        x: (corners[index].x + corners[index - 1].x) / 2, y: (corners[index].y + corners[index - 1].y) / 2)
      #expect(isClose(path.point(at: middle), half, within: 1e-6 * path.length))
    }
    #expect(abs(path.length - distance) < 1e-6 * distance)
  }

  @Test func `an error in a long path has its line`() {
    let svg = "M0 0\n" + String(repeating: "l1 1\n", count: 4000) + "l1 é"
    #expect {
      try CarouselPath(svg: svg)
    } throws: { error in
      "\(error)" == "line 4002, column 4: expected a number"
    }
  }

  @Test func `items on a path are evenly spaced along it`() throws {
    let style = PathStyle(try CarouselPath(svg: "M-300 0C-100-300 100 300 300 0"), spacing: 0.5)
    let scene = CarouselScene(
      viewport: Size2D(width: 800, height: 600), itemSize: Size2D(width: 100, height: 100), perspective: 0)
    let fitted = style.fitted(to: scene, options: StyleOptions())
    let drawing = Drawing.cubic(
      Point2D(x: -300, y: 0), Point2D(x: -100, y: -300), Point2D(x: 100, y: 300), Point2D(x: 300, y: 0))
    let measured = Drawing("", drawing).measured(), whole = measured[measured.count - 1].distance
    for item in -5...5 {
      let place = fitted.placement(at: Double(item), in: scene).transform.project(.zero)!
      let nearest = measured.min { length($0.place - place) < length($1.place - place) }!
      #expect(abs(nearest.distance - (whole / 2 + Double(item) * 50)) < 1e-3 * whole)
    }
  }

  @Test func `an open path continues straight beyond its ends, a closed one wraps around`() throws {
    let open = try CarouselPath(svg: "M0 0H100V100"), closed = try CarouselPath(svg: "M0 0H100V100H0Z")
    #expect(
      isClose(open.point(at: -30), Point2D(x: -30, y: 0)) && isClose(open.point(at: 230), Point2D(x: 100, y: 130)))
    for distance in [-730.0, -1, 0, 5, 399, 1234] {
      #expect(isClose(closed.point(at: distance), closed.point(at: distance + 400), within: 1e-7))
    }
  }

  @Test func `a card rotates continuously at a corner`() throws {
    let path = try CarouselPath(svg: "M0 0H100V100")
    var last = path.direction(at: 0, wheelbase: 40)
    for step in 1...2000 {
      let next = path.direction(at: Double(step) / 10, wheelbase: 40)
      #expect(length(next - last) < 0.01)
      last = next
    }
    #expect(isClose(last, Point2D(x: 0, y: 1), within: 1e-6))
  }

  @Test func `points are joined by straight lines, or by a smooth curve through them`() {
    let points = [
      Point2D(x: 0, y: 0), Point2D(x: 100, y: 0), Point2D(x: 100, y: 0), Point2D(x: .nan, y: 0), Point2D(x: 100, y: 50),
    ]
    let straight = CarouselPath(points: points), smooth = CarouselPath(through: points),
      round = CarouselPath(through: points, isClosed: true)
    #expect(isClose(straight.length, 150) && !straight.isClosed && !smooth.isClosed && round.isClosed)
    for path in [smooth, round] {
      for knot in [points[0], points[1], points[4]] {
        var nearest = Double.infinity
        for distance in stride(from: 0, through: path.length, by: 0.01) {
          nearest = min(nearest, length(path.point(at: distance) - knot))
        }
        #expect(nearest < 0.02)
      }
    }
    for nothing in [[], [Point2D(x: 1, y: 1)], [Point2D(x: .infinity, y: 0)]] {
      #expect(CarouselPath(points: nothing).length == 1 && CarouselPath(through: nothing, isClosed: true).length > 0)
    }
  }

  // MARK: Faults

  struct Fault: CustomTestStringConvertible, Sendable {
    var svg: String
    var problem: PathError.Problem
    var line: Int
    var column: Int
    var testDescription: String { svg }

    init(_ svg: String, _ problem: PathError.Problem, _ line: Int, _ column: Int) {
      (self.svg, self.problem, self.line, self.column) = (svg, problem, line, column)
    }

    static let all = [
      Fault("", .noLength, 1, 1), Fault("  \n ", .noLength, 2, 2), Fault("L10 10", .startsWithoutMove, 1, 1),
      Fault("10 10", .startsWithoutMove, 1, 1), Fault("M10 10", .noLength, 1, 7), Fault("M0 0L", .expectedNumber, 1, 6),
      Fault("M0 0L10", .expectedNumber, 1, 8), Fault("M0 0L10,", .expectedNumber, 1, 9),
      Fault("M0 0L10 ,,10", .expectedNumber, 1, 10), Fault("M,0 0L9 9", .expectedNumber, 1, 2),
      Fault("M0 0 L10 10,", .expectedNumber, 1, 13), Fault("M0 0 L10 10, Z", .expectedNumber, 1, 14),
      Fault("M0 0\nL10 10\n  X5", .expectedCommand, 3, 3), Fault("M0 0L1 1 é", .expectedCommand, 1, 10),
      Fault("M0 0Z 5 5", .expectedCommand, 1, 7), Fault("M0 0L1 1-", .expectedNumber, 1, 9),
      Fault("M0 0L1 1 --2", .expectedNumber, 1, 10), Fault("M0 0L1 .", .expectedNumber, 1, 8),
      Fault("M0 0A5 5 0 2 0 9 9", .expectedFlag, 1, 12), Fault("M0 0A5 5 0 1 a", .expectedFlag, 1, 14),
      Fault("M0 0L1e99 0", .numberTooLarge, 1, 6), Fault("M0 0L5 5M9 9L1 1", .severalPieces, 1, 9),
      Fault("M0 0L5 5ZL9 9", .severalPieces, 1, 10), Fault("M0 0L5 5 L9 9 #", .expectedCommand, 1, 15),
      Fault("M0 0L0 0", .noLength, 1, 9), Fault("é", .startsWithoutMove, 1, 1),
      Fault("M0 0L5 5Lnan 3", .expectedNumber, 1, 10),
    ]
  }

  @Test(arguments: Fault.all)
  func `report the problem and its location`(fault: Fault) {
    #expect {
      try CarouselPath(svg: fault.svg)
    } throws: { error in
      guard let error = error as? PathError else { return false }
      return error.problem == fault.problem && error.line == fault.line && error.column == fault.column
    }
  }

  @Test func `are refused if they would take too much memory`() {
    // As many commands as pieces, or fewer with many pieces each.
    for (command, count) in [("h1", 100_001), ("q5 90 10 0", 23_000)] {
      let svg = "M0 0" + String(repeating: command, count: count)
      let error = #expect(throws: PathError.self) { try CarouselPath(svg: svg) }
      #expect(error?.problem == .tooLong)
    }
  }

  @Test func `are not read if they are too long`() {
    for part in ["M0 0", "h0 ", "0", " ", "z", "é", "c9 9 9 9 9 9"] {
      let svg = "M0 0" + String(repeating: part, count: 240_000 / part.utf8.count)
      let error = #expect(throws: PathError.self) { try CarouselPath(svg: svg) }
      #expect(error?.problem == .textTooLong && error?.offset == 240_000)
      #expect(throws: PathError.self) { try CarouselPath.curves(svg: Array(svg.utf8)) }
    }
    let longest = "M0 0h9" + String(repeating: " ", count: 239_994)
    #expect(throws: Never.self) { try CarouselPath(svg: longest) }
  }

  /// Also of curves of which nothing remains, since they are too large or too small to have a length.
  @Test func `are made in bounded work`() {
    for part in [
      "h1", "h0 ", "q9 30 2 5t3 7", "c99 9-99 9 1 0", "a9 7 0 1 1 5 5", "a1e-9 1e9 9 1 1 1e8 5",
      "c1e-161 0 1e-160 3e-162 1e-159 0", "c1e-163 0 0 3e-163 1e-163 0", "a1e-300 1e8 45 1 1 1e8 1", "t9e8 9e8 ",
    ] {
      let svg = "M0 0" + String(repeating: part, count: 200_000 / part.utf8.count)
      var parser = PathParser(text: Array(svg.utf8), into: CarouselPath())
      try? parser.parse()
      // One command adds up to eight curves of 128 parts each.
      #expect(parser.curves.partCount <= 100_000 + 8 * 128, "\(part)")
      #expect(parser.curves.pieces.count <= parser.curves.partCount, "\(part)")
    }
    // A curve of which the length can't be measured is one part, however often it could be halved.
    for size in [1e200, 1e-161, 1e-200] {
      var path = CarouselPath()
      path.add(Cubic(SIMD2(0, 0), SIMD2(size, 0), SIMD2(0, size), SIMD2(size, size)))
      #expect(path.partCount == 1, "\(size)")
    }
  }

  @Test func `values at the same position jump, in their order`() {
    let stops = [
      PathStop(at: 0.5, 2), PathStop(at: 1, 0), PathStop(at: 0, 1), PathStop(at: 0.5, 4), PathStop(at: .nan, 9),
      PathStop(at: 0.5, 3),
    ].usable(in: 0...100)
    #expect(stops.map(\.value) == [1, 2, 4, 3, 0])
    for (position, value) in [(-1, 1), (0, 1), (0.25, 1.5), (0.5, 2), (0.75, 1.5), (1, 0), (2, 0), (.nan, 0)] {
      #expect(stops.value(at: position) == value, "\(position)")
    }
    #expect([PathStop]().value(at: 0.5) == 1 && [PathStop(at: 0.3, 7)].value(at: 0.5) == 7)
  }

  @Test func `an error reads as a sentence`() {
    let error = #expect(throws: PathError.self) { try CarouselPath(svg: "M0 0\nL10") }
    #expect(error?.offset == 8 && "\(error!)" == "line 2, column 4: expected a number")
  }

  /// Truncated, duplicated or modified texts give a path or an error, never anything else.
  @Test func `no text crashes the parser`() {
    var generator = Generator(seed: 7)
    let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n#é".utf8)
    for _ in 0..<5000 {
      var text = Array(generator.pick(Drawing.all).svg.utf8)
      for _ in 0...generator.count(0...4) {
        let place = generator.count(0...text.count)
        switch generator.count(0...2) {
        case 0: text.insert(generator.pick(letters), at: place)
        case 1 where place < text.count: text.remove(at: place)
        default: text.insert(contentsOf: text.prefix(generator.count(0...6)), at: place)
        }
      }
      guard let path = try? CarouselPath(svg: text) else { continue }
      for distance in [-1, 0, path.length / 3, path.length, path.length * 7] {
        let point = path.point(at: distance)
        #expect(point.x.isFinite && point.y.isFinite)
      }
    }
  }

  @Test func `digits beyond the precision of a double still scale the number`() throws {
    let long = String(repeating: "3", count: 400), zeros = String(repeating: "0", count: 400)
    #expect(isClose(try CarouselPath(svg: "M0 0H0.\(long)").length, 1.0 / 3))
    #expect(isClose(try CarouselPath(svg: "M0 0H\(zeros)5e0").length, 5))
    #expect(isClose(try CarouselPath(svg: "M0 0H1234567890123456789e-12").length, 1234567.890123456789))
    #expect(isClose(try CarouselPath(svg: "M0 0H5000\(zeros)e-400").length, 5000))
  }
}
