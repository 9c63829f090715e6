import CGtk4
import CarouselEngine

/// Perspective for renderers without it: the picture is cut into strips, each with the map that is right at its middle.
final class Strips {
  /// The picture of which node, and at which scale, is kept.
  private var node: OpaquePointer?
  private var scale: Int32 = 0
  private var texture: OpaquePointer?

  /// How wide a strip is at most, in points of the item: twelve to an item look stepped, forty don't.
  private static let width = 6.0
  private static let most = 64
  /// How far strips reach under each other, in points of the screen, so that nothing shines through between them.
  private static let overlap = 1.5
  /// The picture's clear edge, in points.
  private static let edge = Double(CellWidget.edge)

  isolated deinit { forget() }

  func forget() {
    if let node { gsk_render_node_unref(node) }
    if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
    (node, texture) = (nil, nil)
  }

  func draw(_ node: OpaquePointer, of cell: Cell, to snapshot: OpaquePointer?) {
    let scale = gtk_widget_get_scale_factor(cell.frame)
    if node != self.node || scale != self.scale { make(of: node, cell.size, scale) }
    guard let texture else { return }
    let (size, map, edge) = (cell.size, cell.map, Self.edge)
    var whole = graphene_rect_t()
    graphene_rect_init(&whole, Float(-edge), Float(-edge), Float(size.width + 2 * edge), Float(size.height + 2 * edge))
    let isCutAcross = abs(map.y.z) * size.height > abs(map.x.z) * size.width
    let length = isCutAcross ? size.height : size.width
    let count = min(max(1, Int((length / Self.width).clamped(to: 1...Double(Self.most)))), Self.most)
    for index in 0..<count {
      let start = length * Double(index) / Double(count), end = length * Double(index + 1) / Double(count)
      let middle = (start + end) / 2
      let centre = isCutAcross ? Point(x: size.width / 2, y: middle) : Point(x: middle, y: size.height / 2)
      let affine = map.affine(at: centre)
      let stretch = isCutAcross ? affine.y : affine.x
      let shown = max(0.01, (stretch.x * stretch.x + stretch.y * stretch.y).squareRoot())
      let from = Float(index == 0 ? -edge : start)
      let to = Float(min(length + edge, index == count - 1 ? length + edge : end + Self.overlap / shown))
      var area = whole
      if isCutAcross {
        (area.origin.y, area.size.height) = (from, to - from)
      } else {
        (area.origin.x, area.size.width) = (from, to - from)
      }
      gtk_snapshot_save(snapshot)
      gtk_snapshot_transform(snapshot, affine.steps)
      gtk_snapshot_push_clip(snapshot, &area)
      gtk_snapshot_append_texture(snapshot, texture, &whole)
      gtk_snapshot_pop(snapshot)
      gtk_snapshot_restore(snapshot)
    }
  }

  /// One picture in place of all that it is made of: cut again and again, edges of things that lie on each other would let
  /// those below shine through.
  private func make(of node: OpaquePointer, _ size: Size, _ scale: Int32) {
    forget()
    self.scale = scale
    self.node = gsk_render_node_ref(node)
    texture = Picture.texture(
      of: node, x: -Self.edge, y: -Self.edge, width: size.width + 2 * Self.edge, height: size.height + 2 * Self.edge,
      scale: Double(scale))
  }
}
