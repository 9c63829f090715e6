import CGtk4
import CarouselEngine

/// The rectangle of a render node, in points.
struct NodeArea {
  let left: Double, top: Double, width: Double, height: Double

  init(of node: OpaquePointer) {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    (left, top) = (Double(bounds.origin.x), Double(bounds.origin.y))
    (width, height) = (Double(bounds.size.width), Double(bounds.size.height))
  }

  init(left: Double, top: Double, width: Double, height: Double) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  /// The smallest rectangle around points.
  init(around points: [Point2D]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    (width, height) = ((xs.max() ?? 0) - left, (ys.max() ?? 0) - top)
  }

  var middle: Point2D { Point2D(x: left + width / 2, y: top + height / 2) }
  var isDrawable: Bool { width > 0 && height > 0 && (left + top + width + height).isFinite }

  var corners: [Point2D] {
    let (right, bottom) = (left + width, top + height)
    return [(left, top), (right, top), (right, bottom), (left, bottom)].map { Point2D(x: $0.0, y: $0.1) }
  }

  /// Returns it extended to whole pixels.
  func rounded(scale: Double) -> NodeArea {
    let (x, y) = ((left * scale).rounded(.down) / scale, (top * scale).rounded(.down) / scale)
    return NodeArea(
      left: x, top: y, width: ((left + width) * scale).rounded(.up) / scale - x,
      height: ((top + height) * scale).rounded(.up) / scale - y)
  }

  var rectangle: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(left), y: Float(top)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }
}
