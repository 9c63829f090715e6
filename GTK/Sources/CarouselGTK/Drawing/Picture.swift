import CGtk4

/// Pictures of what widgets draw.
enum Picture {
  /// The most pixels that a side may have.
  private static let longestSide = 8192.0

  /// A picture of a part of a node, in points; nil where it has no extent. The caller has to unref it.
  /// - Parameters:
  ///   - scale: Pixels to a point.
  ///   - finish: Goes over it before it is done, in points.
  static func texture(
    of node: OpaquePointer, x: Double, y: Double, width: Double, height: Double, scale: Double,
    finish: (OpaquePointer?) -> Void = { _ in }
  ) -> OpaquePointer? {
    let columns = (width * scale).rounded(.up), rows = (height * scale).rounded(.up)
    guard columns >= 1, rows >= 1, columns <= longestSide, rows <= longestSide else { return nil }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows))
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    let cairo = cairo_create(surface)
    cairo_scale(cairo, columns / width, rows / height)
    cairo_translate(cairo, -x, -y)
    gsk_render_node_draw(node, cairo)
    finish(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    let stride = cairo_image_surface_get_stride(surface)
    let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(stride) * gsize(rows))
    defer { g_bytes_unref(bytes) }
    // Cairo's pixels are words, this is how the processors of today's desktops lay them out.
    return gdk_memory_texture_new(
      Int32(columns), Int32(rows), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
  }
}
