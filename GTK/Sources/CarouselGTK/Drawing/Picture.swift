import CGtk4

/// A picture of what widgets draw, and where it belongs, in points.
struct Picture {
  let texture: OpaquePointer
  private let area: graphene_rect_t

  /// The most pixels that a side may have.
  private static let longestSide = 8192.0

  /// A picture of all of a node; nil where it has no extent. Whoever makes it has to `unref` it.
  /// - Parameter scale: Pixels to a point.
  init?(of node: OpaquePointer, scale: Double) {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    self.init(
      of: node, x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
      height: Double(bounds.size.height), scale: scale)
  }

  /// A picture of a part of a node, in points.
  /// - Parameter finish: Goes over it before it is done, in points.
  init?(
    of node: OpaquePointer, x: Double, y: Double, width: Double, height: Double, scale: Double,
    finish: (OpaquePointer?) -> Void = { _ in }
  ) {
    guard
      let surface = Self.surface(of: node, x: x, y: y, width: width, height: height, scale: scale, finish: finish)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let stride = cairo_image_surface_get_stride(surface), rows = cairo_image_surface_get_height(surface)
    let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(stride) * gsize(rows))
    defer { g_bytes_unref(bytes) }
    // Cairo's pixels are words; this is how the processors of today's desktops lay them out.
    let made = gdk_memory_texture_new(
      cairo_image_surface_get_width(surface), rows, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
    guard let made else { return nil }
    LiveObjects.pictures += 1
    texture = made
    var area = graphene_rect_t()
    graphene_rect_init(&area, Float(x), Float(y), Float(width), Float(height))
    self.area = area
  }

  /// A part of a node, in points, as pixels of premultiplied colours. The caller has to destroy it.
  static func surface(
    of node: OpaquePointer, x: Double, y: Double, width: Double, height: Double, scale: Double,
    finish: (OpaquePointer?) -> Void = { _ in }
  ) -> OpaquePointer? {
    let columns = (width * scale).rounded(.up), rows = (height * scale).rounded(.up)
    guard columns >= 1, rows >= 1, columns <= longestSide, rows <= longestSide else { return nil }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows)) else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    let cairo = cairo_create(surface)
    cairo_scale(cairo, columns / width, rows / height)
    cairo_translate(cairo, -x, -y)
    gsk_render_node_draw(node, cairo)
    finish(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    return surface
  }

  func draw(to snapshot: OpaquePointer?) {
    var area = area
    gtk_snapshot_append_texture(snapshot, texture, &area)
  }

  func unref() {
    LiveObjects.pictures -= 1
    g_object_unref(UnsafeMutableRawPointer(texture))
  }
}
