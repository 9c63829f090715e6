import CGtk4
import CarouselEngine

/// Textures of a node in the sizes in which it appears, so that what is far away or tilted is smooth and does not
/// flicker while it moves.
final class Mipmaps {
  /// What the textures were made from.
  private var node: OpaquePointer?
  private var renderer: OpaquePointer?
  private var requestedScale = 0.0
  /// The area of the textures, and the pixels of one that is neither halved nor doubled.
  private var area = NodeArea(left: 0, top: 0, width: 0, height: 0)
  private var (columns, rows, scale) = (0.0, 0.0, 0.0)
  private var textures: [MipmapLevel: OpaquePointer] = [:]
  /// How many textures were rendered so far.
  private(set) var rendered = 0

  /// The minimum width of the transparent border, in pixels: one at the coarsest level, which makes slanting edges
  /// smooth. The sides are multiples of it, so that they can be halved until then.
  private static let border = Double(1 << MipmapLevel.coarsest)
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

  /// Draws a node through a map, by a texture.
  /// - Parameter scale: Pixels per point.
  func draw(
    _ node: OpaquePointer, by map: PlaneMap, scale: Double, with renderer: OpaquePointer, to snapshot: OpaquePointer?
  ) {
    let inner = NodeArea(of: node)
    guard inner.isDrawable else { return }
    if node != self.node || renderer != self.renderer || scale != requestedScale {
      forget()
      self.node = gsk_render_node_ref(node)
      (self.renderer, requestedScale) = (renderer, scale)
      measure(inner)
    }
    guard area.corners.allSatisfy({ map.w(at: $0) > Self.nearestCorner }) else { return }
    var level = MipmapLevel(of: map, at: inner.middle)
    if 2 * max(columns, rows) > Self.longestSide { level = level.clamped }
    guard let texture = texture(at: level) else { return }
    let transform = map.isAffine ? map.steps : map.transform
    defer { gsk_transform_unref(transform) }
    // GTK draws what is in the window, or in the part of it that has changed. Of a plane in perspective it finds nothing
    // in there if that part reaches beyond the plane's horizon, and so it needs a smaller one; it has to cut something
    // off, or GTK ignores it.
    var (area, seen) = (
      self.area.rectangle, NodeArea(around: inner.corners.map { map($0) }).rounded(scale: scale).rectangle
    )
    let flat = gsk_texture_node_new(texture, &area)
    let projected = gsk_transform_node_new(flat, transform)
    let clipped = gsk_clip_node_new(projected, &seen)
    gtk_snapshot_append_node(snapshot, clipped)
    for node in [flat, projected, clipped] { gsk_render_node_unref(node) }
  }

  private func measure(_ inner: NodeArea) {
    scale = min(requestedScale, Self.longestSide / max(inner.width, inner.height))
    let whole = inner.rounded(scale: scale)
    func count(_ length: Double) -> Double {
      ((length * scale + 2 * Self.border) / Self.border).rounded(.up) * Self.border
    }
    (columns, rows) = (count(whole.width), count(whole.height))
    area = NodeArea(
      left: whole.left - Self.border / scale, top: whole.top - Self.border / scale, width: columns / scale,
      height: rows / scale)
  }

  private func texture(at level: MipmapLevel) -> OpaquePointer? {
    if let texture = textures[level] { return texture }
    let drawn: OpaquePointer?
    var pixels = NodeArea(left: 0, top: 0, width: columns * level.share.x, height: rows * level.share.y).rectangle
    if let finer = level.finer {
      // Halved exactly, linear sampling yields the mean of two texels.
      drawn = texture(at: finer).map { gsk_texture_node_new($0, &pixels) }
    } else {
      let pixelsPerPoint = Float(scale * level.share.x)
      var origin = graphene_point_t(x: Float(-area.left), y: Float(-area.top))
      let transform = gsk_transform_translate(gsk_transform_scale(nil, pixelsPerPoint, pixelsPerPoint), &origin)
      defer { gsk_transform_unref(transform) }
      drawn = gsk_transform_node_new(node, transform)
    }
    guard let drawn else { return nil }
    defer { gsk_render_node_unref(drawn) }
    guard let texture = gsk_renderer_render_texture(renderer, drawn, &pixels) else { return nil }
    LiveObjects.pictures += 1
    rendered += 1
    textures[level] = texture
    return texture
  }
}
