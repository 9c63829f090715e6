import CGtk4
import CarouselEngine

/// Nodes that draw a node smaller. Before GTK 4.14, the GL renderer keeps a texture of each node that it draws in
/// perspective, in the node's own size; text in it would flicker where it appears smaller.
final class ScaledNodes {
  private var node: OpaquePointer?
  private var scaled: [MipmapLevel: OpaquePointer] = [:]

  isolated deinit { forget() }

  func forget() {
    for node in scaled.values { gsk_render_node_unref(node) }
    scaled = [:]
    if let node { gsk_render_node_unref(node) }
    node = nil
  }

  /// Draws a node through a map.
  func draw(_ node: OpaquePointer, by map: PlaneMap, to snapshot: OpaquePointer?) {
    let area = NodeArea(of: node)
    guard area.isDrawable, map.w(at: area.middle) > 0 else { return }
    if node != self.node {
      forget()
      self.node = gsk_render_node_ref(node)
    }
    let level = MipmapLevel(of: map, at: area.middle).clamped
    guard level.shrinks else { return append(node, by: map.transform, to: snapshot) }
    let share = level.share
    let enlarged = PlaneMap(x: map.x / share.x, y: map.y / share.y, origin: map.origin)
    append(scaled(at: level), by: enlarged.transform, to: snapshot)
  }

  private func scaled(at level: MipmapLevel) -> OpaquePointer {
    if let node = scaled[level] { return node }
    let transform = gsk_transform_scale(nil, Float(level.share.x), Float(level.share.y))
    defer { gsk_transform_unref(transform) }
    let small = gsk_transform_node_new(node, transform)
    // A transparent border makes slanting edges smooth.
    var clear = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(small, &bounds)
    graphene_rect_inset(&bounds, -1, -1)
    var parts = [gsk_color_node_new(&clear, &bounds), small]
    defer { for part in parts { gsk_render_node_unref(part) } }
    let node = gsk_container_node_new(&parts, 2)!
    scaled[level] = node
    return node
  }
}
