import CGtk4

/// What an item's shadow is made of: its shape, blurred. GTK's own blur is cut off where it can still be seen.
enum Shadow {
  /// How many pixels wide the softness of a picture is at least; finer ones would look the same.
  private static let finest = 4.0
  /// The coarsest picture, in pixels of the screen to one of its own.
  private static let coarsest = 16.0

  /// - Parameters:
  ///   - color: Its alpha counts.
  ///   - blur: The softness as style sheets have it, in points: twice the standard deviation.
  static func picture(of node: OpaquePointer, color: GdkRGBA, blur: Double, scale: Double) -> Picture? {
    guard color.alpha > 0 else { return nil }
    let deviation = blur / 2
    let scale = scale / (deviation * scale / finest).clamped(to: 1...coarsest)
    // The outermost pixels are clear, so that its edges are smooth.
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
