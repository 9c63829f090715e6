import CGtk4
import CarouselEngine

/// Textures of a node: in its own resolution, and halved along x and y as often as it appears smaller (a ripmap). So
/// what is far away or tilted is smooth, and does not flicker while it moves.
final class Mipmaps {
  /// How often a texture is halved along its axes; −1 doubles it.
  private struct Level: Hashable {
    var x: Int, y: Int

    /// The level from which this one is made, halved along one axis; nil if it is rendered from the node.
    var finer: Level? {
      if x == y, x <= 0 { return nil }
      return x >= y ? Level(x: x - 1, y: y) : Level(x: x, y: y - 1)
    }
  }

  /// What the textures were made from.
  private var node: OpaquePointer?
  private var renderer: OpaquePointer?
  private var requestedScale = 0.0
  /// The pixels of level 0: the upper left one from the node's origin, their numbers, and how many there are in a point.
  private var (left, top, columns, rows, scale) = (0.0, 0.0, 0.0, 0.0, 0.0)
  private var textures: [Level: OpaquePointer] = [:]

  private static let finest = -1, coarsest = 3
  /// The width of the transparent border at level 0, in pixels: one at the coarsest, to make slanting edges smooth.
  private static let border = Double(1 << coarsest)
  /// The largest distance of two texels on the screen, in pixels, in the middle of the node.
  private static let sparsest = 1.2
  /// The maximum length of a side, in pixels; larger nodes are drawn coarser.
  private static let longestSide = 4096.0
  /// The minimum distance between a corner and the eye, as a share of the eye's distance.
  private static let nearestCorner = 0.0125

  isolated deinit { forget() }

  func forget() {
    for texture in textures.values { g_object_unref(UnsafeMutableRawPointer(texture)) }
    LiveObjects.pictures -= textures.count
    textures = [:]
    if let node { gsk_render_node_unref(node) }
    node = nil
  }

  /// Returns whether a node appears so small that details would be lost without smaller textures.
  func shrinks(_ node: OpaquePointer, by map: PlaneMap) -> Bool {
    let level = Self.level(of: map, at: Self.middle(of: node))
    return level.x > 0 || level.y > 0
  }

  /// Draws a node through a map, by a texture.
  /// - Parameter scale: Pixels per point.
  func draw(
    _ node: OpaquePointer, by map: PlaneMap, scale: Double, with renderer: Renderer, to snapshot: OpaquePointer?
  ) {
    if node != self.node || renderer.pointer != self.renderer || scale != requestedScale {
      forget()
      self.node = gsk_render_node_ref(node)
      (self.renderer, requestedScale) = (renderer.pointer, scale)
      measure(node)
    }
    let (right, bottom) = (left + columns / self.scale, top + rows / self.scale)
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map { Point2D(x: $0.0, y: $0.1) }
    guard columns > 0, corners.allSatisfy({ map.w(at: $0) > Self.nearestCorner }),
      let texture = texture(at: level(of: map))
    else { return }
    var area = graphene_rect_t()
    graphene_rect_init(&area, Float(left), Float(top), Float(right - left), Float(bottom - top))
    let transform = map.isAffine ? map.steps : map.transform
    defer { gsk_transform_unref(transform) }
    let flat = gsk_texture_node_new(texture, &area)
    let projected = gsk_transform_node_new(flat, transform)
    var seen = Self.rectangle(around: Self.corners(of: node).map { map($0) }, scale: scale)
    let clipped = gsk_clip_node_new(projected, &seen)
    gtk_snapshot_append_node(snapshot, clipped)
    for node in [flat, projected, clipped] { gsk_render_node_unref(node) }
  }

  private static func corners(of node: OpaquePointer) -> [Point2D] {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    let (left, top) = (Double(bounds.origin.x), Double(bounds.origin.y))
    let (right, bottom) = (left + Double(bounds.size.width), top + Double(bounds.size.height))
    return [(left, top), (right, top), (right, bottom), (left, bottom)].map { Point2D(x: $0.0, y: $0.1) }
  }

  /// Returns the rectangle around points, in whole pixels.
  private static func rectangle(around points: [Point2D], scale: Double) -> graphene_rect_t {
    func range(_ values: [Double]) -> (Float, Float) {
      let (first, last) = ((values.min()! * scale).rounded(.down), (values.max()! * scale).rounded(.up))
      return (Float(first / scale), Float((last - first) / scale))
    }
    let (x, y) = (range(points.map(\.x)), range(points.map(\.y)))
    var area = graphene_rect_t()
    graphene_rect_init(&area, x.0, y.0, x.1, y.1)
    return area
  }

  // MARK: Sizes

  /// Determines the pixels of level 0. They can be halved until the coarsest level.
  private func measure(_ node: OpaquePointer) {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    let (x, y) = (Double(bounds.origin.x), Double(bounds.origin.y))
    let (width, height) = (Double(bounds.size.width), Double(bounds.size.height))
    columns = 0
    guard width > 0, height > 0, (x + y + width + height).isFinite else { return }
    scale = min(requestedScale, Self.longestSide / max(width, height))
    let first = ((x * scale).rounded(.down) - Self.border, (y * scale).rounded(.down) - Self.border)
    func count(_ end: Double, _ first: Double) -> Double {
      ((end * scale + Self.border - first) / Self.border).rounded(.up) * Self.border
    }
    (left, top) = (first.0 / scale, first.1 / scale)
    (columns, rows) = (count(x + width, first.0), count(y + height, first.1))
  }

  private static func middle(of node: OpaquePointer) -> Point2D {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return Point2D(
      x: Double(bounds.origin.x + bounds.size.width / 2), y: Double(bounds.origin.y + bounds.size.height / 2))
  }

  private func level(of map: PlaneMap) -> Level {
    var level = Self.level(
      of: map, at: Point2D(x: left + columns / scale / 2, y: top + rows / scale / 2))
    if 2 * max(columns, rows) > Self.longestSide { level = Level(x: max(0, level.x), y: max(0, level.y)) }
    return level
  }

  /// Returns the coarsest level with no fewer texels than the screen has pixels at a point, or hardly fewer.
  private static func level(of map: PlaneMap, at point: Point2D) -> Level {
    let local = map.affine(at: point)
    func level(_ axis: SIMD3<Double>) -> Int {
      let halves = sparsest / (axis.x * axis.x + axis.y * axis.y).squareRoot()
      return halves.isFinite ? max(finest, min(coarsest, Int(halves.exponent))) : coarsest
    }
    return Level(x: level(local.x), y: level(local.y))
  }

  // MARK: Textures

  private func texture(at level: Level) -> OpaquePointer? {
    if let texture = textures[level] { return texture }
    let made: OpaquePointer?
    if let finer = level.finer {
      guard let source = texture(at: finer) else { return nil }
      // Halved exactly, linear sampling yields the mean of two texels.
      var area = pixels(at: level)
      let node = gsk_texture_node_new(source, &area)
      made = render(node, at: level)
      gsk_render_node_unref(node)
    } else {
      let pixelsPerPoint = Float(scale * columnsShare(level))
      var origin = graphene_point_t(x: -Float(left), y: -Float(top))
      let transform = gsk_transform_translate(gsk_transform_scale(nil, pixelsPerPoint, pixelsPerPoint), &origin)
      let moved = gsk_transform_node_new(node, transform)
      gsk_transform_unref(transform)
      made = render(moved, at: level)
      gsk_render_node_unref(moved)
    }
    guard let made else { return nil }
    LiveObjects.pictures += 1
    textures[level] = made
    return made
  }

  private func columnsShare(_ level: Level) -> Double { Double(sign: .plus, exponent: -level.x, significand: 1) }
  private func rowsShare(_ level: Level) -> Double { Double(sign: .plus, exponent: -level.y, significand: 1) }

  private func pixels(at level: Level) -> graphene_rect_t {
    var area = graphene_rect_t()
    graphene_rect_init(&area, 0, 0, Float(columns * columnsShare(level)), Float(rows * rowsShare(level)))
    return area
  }

  private func render(_ node: OpaquePointer?, at level: Level) -> OpaquePointer? {
    var area = pixels(at: level)
    return gsk_renderer_render_texture(renderer, node, &area)
  }
}
