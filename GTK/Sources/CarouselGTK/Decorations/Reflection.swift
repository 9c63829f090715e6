import CGtk4
import CarouselEngine

/// Renders an item's reflection: its lower part, which fades upwards.
enum Reflection {
  /// - Parameter ground: The colour into which the reflection fades; transparent if nil.
  static func picture(
    of node: OpaquePointer, size: Size2D, height: Double, alpha: Double, ground: GdkRGBA?, scale: Double
  ) -> Picture? {
    let reflected = size.height * height
    guard reflected > 0, alpha > 0 || ground != nil else { return nil }
    var area = graphene_rect_t()
    gsk_render_node_get_bounds(node, &area)
    graphene_rect_init(
      &area, area.origin.x - 1, Float(size.height - reflected), area.size.width + 2, Float(reflected))
    return Picture(of: node, in: area, scale: scale) { cairo in
      let fade = cairo_pattern_create_linear(0, size.height - reflected, 0, size.height)
      if let ground {
        // The ground is painted over the item, within its shape; what still shows is the reflection.
        let (red, green, blue) = (Double(ground.red), Double(ground.green), Double(ground.blue))
        cairo_pattern_add_color_stop_rgba(fade, 0, red, green, blue, 1)
        cairo_pattern_add_color_stop_rgba(fade, 1, red, green, blue, 1 - alpha)
        cairo_set_operator(cairo, CAIRO_OPERATOR_ATOP)
      } else {
        cairo_pattern_add_color_stop_rgba(fade, 0, 0, 0, 0, 0)
        cairo_pattern_add_color_stop_rgba(fade, 1, 0, 0, 0, alpha)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
      }
      cairo_set_source(cairo, fade)
      cairo_paint(cairo)
      cairo_pattern_destroy(fade)
    }
  }
}
