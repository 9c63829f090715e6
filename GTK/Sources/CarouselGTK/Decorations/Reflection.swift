import CGtk4
import CarouselEngine

/// What an item's reflection is made of: its lower part, which fades upwards.
enum Reflection {
  /// - Parameter ground: What the reflection fades into; where not given, into nothing.
  static func picture(
    of node: OpaquePointer, size: Size, height: Double, alpha: Double, ground: GdkRGBA?, scale: Double
  ) -> Picture? {
    let reflected = size.height * height
    guard reflected > 0, alpha > 0 || ground != nil else { return nil }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    let (left, right) = (Double(bounds.origin.x), Double(bounds.origin.x + bounds.size.width))
    return Picture(
      of: node, x: left - 1, y: size.height - reflected, width: right - left + 2, height: reflected, scale: scale
    ) { cairo in
      let fade = cairo_pattern_create_linear(0, size.height - reflected, 0, size.height)
      if let ground {
        // The ground over the item, where there is an item: what is left of it is the reflection.
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

/// What an item's shadow is made of: its shape, blurred.
enum Shadow {
  static func picture(of node: OpaquePointer, _ shadow: GskShadow, scale: Double) -> Picture? {
    guard shadow.color.alpha > 0 else { return nil }
    var shadow = shadow
    let shaded = gsk_shadow_node_new(node, &shadow, 1)!
    defer { gsk_render_node_unref(shaded) }
    // Soft things need no fine picture.
    return Picture(of: shaded, scale: shadow.radius > 4 ? scale / 2 : scale)
  }
}
