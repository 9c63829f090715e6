import CarouselEngine

/// How much smaller than its node a texture is: how often it is halved along each axis, independently (a ripmap); −1
/// doubles it.
struct MipmapLevel: Hashable {
  var x: Int, y: Int

  static let finest = -1, coarsest = 3
  /// The largest distance of two texels on the screen, in pixels.
  private static let sparsest = 1.2

  init(x: Int, y: Int) {
    (self.x, self.y) = (x, y)
  }

  /// The coarsest level with no fewer texels than the screen has pixels at a point of a node, or hardly fewer.
  init(of map: PlaneMap, at point: Point2D) {
    let local = map.affine(at: point)
    func level(_ axis: SIMD3<Double>) -> Int {
      let halves = Self.sparsest / (axis.x * axis.x + axis.y * axis.y).squareRoot()
      return halves.isFinite ? max(Self.finest, min(Self.coarsest, Int(halves.exponent))) : Self.coarsest
    }
    self.init(x: level(local.x), y: level(local.y))
  }

  /// Whether it is smaller than the node.
  var shrinks: Bool { x > 0 || y > 0 }

  /// The same level, but not larger than the node.
  var clamped: MipmapLevel { MipmapLevel(x: max(0, x), y: max(0, y)) }

  /// The level from which this one is made, halved along one axis; nil if it is rendered from the node.
  var finer: MipmapLevel? {
    if x == y, x <= 0 { return nil }
    return x >= y ? MipmapLevel(x: x - 1, y: y) : MipmapLevel(x: x, y: y - 1)
  }

  /// The texture's width and height, as a share of the node's.
  var share: (x: Double, y: Double) {
    (Double(sign: .plus, exponent: -x, significand: 1), Double(sign: .plus, exponent: -y, significand: 1))
  }
}
