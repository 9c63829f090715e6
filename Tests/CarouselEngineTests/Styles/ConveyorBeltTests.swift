import Testing

@testable import CarouselEngine

/// The conveyor belt of the tutorial, implemented a second time from its text: a matrix from translations, a camera and
/// a rotation, in the conventions of Core Animation, without any code of the engine.
private struct Tutorial {
  var height: Double
  var itemsOnFront = 5.0
  var rollerRadius = 150.0
  var rotateFactor = 0.1
  var m24 = 1.0 / 2000
  var m34 = -1.0 / 500

  var rollerBoundary: Double { height / 2 - rollerRadius }
  var itemSpacing: Double { rollerBoundary * 2 / itemsOnFront }

  typealias Matrix = [[Double]]

  private static func product(_ a: Matrix, _ b: Matrix) -> Matrix {
    (0..<4).map { row in (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } } }
  }

  private static func translation(_ y: Double, _ z: Double) -> Matrix {
    [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, y, z, 1]]
  }

  private static func rotation(_ angle: Double) -> Matrix {
    let (s, c) = (sin(angle), cos(angle))
    return [[1, 0, 0, 0], [0, c, s, 0], [0, -s, c, 0], [0, 0, 0, 1]]
  }

  func transform(at offset: Double) -> [Double] {
    let scaled = itemSpacing * abs(offset)
    var y: Double, z: Double
    if scaled < rollerBoundary {
      (y, z) = (scaled, 0)
    } else if scaled < rollerBoundary + .pi * rollerRadius {
      let angle = (scaled - rollerBoundary) / rollerRadius
      (y, z) = (rollerBoundary + rollerRadius * sin(angle), rollerRadius * (cos(angle) - 1))
    } else {
      (y, z) = (2 * rollerBoundary + .pi * rollerRadius - scaled, -2 * rollerRadius)
    }
    if offset < 0 { y = -y }
    var matrix = Self.translation(y, 0)
    matrix[1][3] = m24
    matrix[2][3] = m34
    matrix = Self.product(Self.rotation(-.pi / 2 * rotateFactor), matrix)
    return Self.product(Self.translation(0, z), matrix).flatMap { $0 }
  }
}

@Suite struct `The conveyor belt` {
  private func isEqual(_ style: ConveyorBelt, _ tutorial: Tutorial, options: StyleOptions = StyleOptions()) -> Bool {
    let scene = CarouselScene(
      viewport: Size2D(width: 700, height: tutorial.height), itemSize: Size2D(width: 560, height: 300), axis: .vertical,
      count: 40)
    let belt = style.fitted(to: scene, options: options)
    return stride(from: -20.0, through: 20, by: 0.05).allSatisfy { offset in
      zip(belt.placement(at: offset, in: scene).transform.numbers, tutorial.transform(at: offset)).allSatisfy {
        abs($0 - $1) <= 1e-9 * max(1, abs($1))
      }
    }
  }

  @Test(arguments: [700, 1004, 2000.0])
  func `it equals the tutorial's on the front, the rollers and the back`(height: Double) {
    let tutorial = Tutorial(height: height)
    // The offsets cover all three cases.
    let end = tutorial.rollerBoundary + .pi * tutorial.rollerRadius
    #expect(tutorial.itemSpacing * 0.05 < tutorial.rollerBoundary && tutorial.itemSpacing * 20 > end)
    #expect(isEqual(ConveyorBelt(), tutorial))
  }

  @Test func `its parameters are the tutorial's, also as options`() {
    let tutorial = Tutorial(
      height: 1004, itemsOnFront: 7, rollerRadius: 90, rotateFactor: 0.25, m24: 1.0 / 1500, m34: -1.0 / 800)
    let given = ConveyorBelt(itemsOnFront: 7, rollerRadius: 90, rotateFactor: 0.25, m24: 1 / 1500, m34: -1 / 800)
    #expect(isEqual(given, tutorial))
    var options = StyleOptions()
    options.count = 7
    options.radius = .computed { $0 * 0.6 }
    options.tilt = 0.25
    options.cameraM24 = .constant(1 / 1500)
    options.cameraM34 = .constant(-1 / 800)
    #expect(isEqual(ConveyorBelt(), tutorial, options: options))
    #expect(!isEqual(ConveyorBelt(), tutorial))
  }

  /// Four fifths along a front of five is two items from its centre.
  @Test func `the current card can rest anywhere on the front`() {
    let scene = CarouselScene(
      viewport: Size2D(width: 700, height: 1004), itemSize: Size2D(width: 500, height: 300), axis: .vertical)
    func belt(focus: Option) -> ConveyorBelt {
      var options = StyleOptions()
      options.focus = focus
      return ConveyorBelt().fitted(to: scene, options: options)
    }
    let (usual, later, last) = (belt(focus: .default), belt(focus: 0.9), belt(focus: 2))
    for offset in stride(from: -9.0, through: 9, by: 0.25) {
      let (place, same) = (later.placement(at: offset - 2, in: scene), usual.placement(at: offset, in: scene))
      for (a, b) in zip(place.transform.numbers, same.transform.numbers) { #expect(isClose(a, b)) }
    }
    // Values beyond the end are clamped: the next card is on the roller, behind the current one.
    #expect(last.placement(at: 0, in: scene).depth > last.placement(at: 0.5, in: scene).depth)
    #expect(last.placement(at: 0, in: scene).depth > last.placement(at: -1, in: scene).depth)
  }
}

@Suite struct `The basic rotary` {
  /// x = sin(2πk / n) · w / 3 and z = cos(2πk / n) · w / 10, apart from the depth of the front.
  @Test func `places x by the sine, and the depth by the cosine`() {
    let scene = StyleScene(.more("basic-rotary"), length: 900, count: 9, perspective: 0)
    for index in -4...4 {
      let angle = 2 * .pi * Double(index) / 9, place = scene[Double(index)].transform.rows.3
      #expect(isClose(place.x, sin(angle) * 300) && isClose(place.z, (cos(angle) - 1) * 90) && isClose(place.y, 0))
    }
  }
}

@Suite struct `A style of two closures` {
  private let diagonal = CustomStyle(position: { offset, _ in Point2D(x: offset * 150, y: offset * 150) })
  private let scene = CarouselScene(
    viewport: Size2D(width: 800, height: 800), itemSize: Size2D(width: 100, height: 100))

  @Test func `puts items at its position, without perspective`() {
    for offset in [-2.0, 0, 0.5, 3] {
      let placement = diagonal.placement(at: offset, in: scene)
      #expect(placement.transform.project(.zero) == Point2D(x: offset * 150, y: offset * 150))
    }
  }

  /// The item is rotated about its own centre after being moved, so it looks like an unmoved item, shifted.
  @Test func `applies the position before the transform`() throws {
    var turned = diagonal
    turned.transform = { offset, scene in scene.base.rotatedY(by: offset).translated(z: -50) }
    var unmoved = turned
    unmoved.position = { _, _ in .zero }
    for offset in [-1.0, 0.3, 1.2] {
      let corner = Point2D(x: 40, y: -30)
      let (a, b) = (turned.placement(at: offset, in: scene), unmoved.placement(at: offset, in: scene))
      let (shown, still) = (try #require(a.transform.project(corner)), try #require(b.transform.project(corner)))
      #expect(isClose(shown - still, Point2D(x: offset * 150, y: offset * 150)))
    }
  }
}
