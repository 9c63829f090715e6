import CGtk4

/// Renders an item's shadow: its shape, blurred. GTK's own blur is cut off where it is still visible.
enum Shadow {
  /// The minimum blur of a picture, in its own pixels; finer ones would look the same.
  private static let finest = 4.0
  /// The coarsest picture, in screen pixels per pixel of its own.
  private static let coarsest = 16.0

  /// - Parameters:
  ///   - color: The colour, with its alpha.
  ///   - blur: The blur radius as in style sheets, in points: twice the standard deviation.
  static func picture(of node: OpaquePointer, color: GdkRGBA, blur: Double, scale: Double) -> Picture? {
    guard color.alpha > 0 else { return nil }
    let deviation = blur / 2
    let scale = scale / (deviation * scale / finest).clamped(to: 1...coarsest)
    // The outermost pixels are transparent, so that its edges are smooth.
    let margin = deviation * Blur.reach + 2 / scale
    var area = graphene_rect_t()
    gsk_render_node_get_bounds(node, &area)
    graphene_rect_inset(&area, Float(-margin), Float(-margin))
    guard let surface = Picture.surface(of: node, in: area, scale: scale) else { return nil }
    defer { cairo_surface_destroy(surface) }
    var shape = Blur(surface)
    shape.soften(by: deviation * scale)
    shape.paint(color, on: surface)
    return Picture(surface, in: area)
  }
}
