import CGtk4

/// A texture of a rendering, and its rectangle, in points.
struct Picture {
  let texture: OpaquePointer
  private let area: graphene_rect_t

  /// The maximum length of a side of a texture, in pixels.
  nonisolated static let longestSide = 8192.0

  /// Renders a node, or a part of it, in points; nil if it is empty. The creator has to `unref` it.
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - finish: Draws over the rendering, in points.
  init?(
    of node: OpaquePointer, in area: graphene_rect_t? = nil, scale: Double, finish: (OpaquePointer?) -> Void = { _ in }
  ) {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    guard let surface = Self.surface(of: node, in: area ?? bounds, scale: scale, finish: finish) else { return nil }
    defer { cairo_surface_destroy(surface) }
    self.init(surface, in: area ?? bounds)
  }

  /// Creates a picture of a surface in a rectangle, in points.
  init?(_ surface: OpaquePointer, in area: graphene_rect_t) {
    let stride = cairo_image_surface_get_stride(surface), rows = cairo_image_surface_get_height(surface)
    let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(stride) * gsize(rows))
    defer { g_bytes_unref(bytes) }
    // Cairo's pixels are words; on little-endian processors they have this layout.
    let made = gdk_memory_texture_new(
      cairo_image_surface_get_width(surface), rows, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
    guard let made else { return nil }
    LiveObjects.pictures += 1
    texture = made
    self.area = area
  }

  /// Returns a part of a node, in points, as pixels of premultiplied colours. The caller has to destroy it.
  static func surface(
    of node: OpaquePointer, in area: graphene_rect_t, scale: Double, finish: (OpaquePointer?) -> Void = { _ in }
  ) -> OpaquePointer? {
    let (width, height) = (Double(area.size.width), Double(area.size.height))
    let columns = (width * scale).rounded(.up), rows = (height * scale).rounded(.up)
    guard columns >= 1, rows >= 1, columns <= longestSide, rows <= longestSide else { return nil }
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows)) else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    let cairo = cairo_create(surface)
    cairo_scale(cairo, columns / width, rows / height)
    cairo_translate(cairo, -Double(area.origin.x), -Double(area.origin.y))
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
