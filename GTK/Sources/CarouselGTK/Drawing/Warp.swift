import CGtk4
import CarouselEngine

/// Perspective for renderers that do not support it: an item is rendered once as a flat picture, which is resampled for
/// each frame.
final class Warp {
  /// The node and the scale of the cached picture.
  private var node: OpaquePointer?
  private var scale = 0.0
  private var source: Pixels?

  /// The minimum distance between a corner of the picture and the eye, as a share of the eye's distance. It may be less
  /// than an item's, since a shadow or a reflection extends beyond its item.
  private static let nearestCorner = 0.0125

  isolated deinit { forget() }

  func forget() {
    if let node { gsk_render_node_unref(node) }
    (node, source) = (nil, nil)
  }

  /// Draws a node through a map.
  /// - Parameter view: The visible part of the screen, in points.
  func draw(
    _ node: OpaquePointer, by map: PlaneMap, scale: Double, within view: graphene_rect_t, to snapshot: OpaquePointer?
  ) {
    if node != self.node || scale != self.scale {
      forget()
      self.node = gsk_render_node_ref(node)
      self.scale = scale
      source = Pixels(of: node, scale: scale)
    }
    guard let source, let area = area(of: source, map, view, scale) else { return }
    let (columns, rows) = (Int(area.size.width), Int(area.size.height))
    let pixels = g_malloc(gsize(columns * rows * 4))!.assumingMemoryBound(to: UInt32.self)
    source.sample(
      to: pixels, columns: columns, rows: rows,
      by: Sampling(map, source: source, scale: scale, x: Double(area.origin.x), y: Double(area.origin.y)))
    let bytes = g_bytes_new_take(pixels, gsize(columns * rows * 4))
    defer { g_bytes_unref(bytes) }
    let texture = gdk_memory_texture_new(
      Int32(columns), Int32(rows), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(columns * 4))
    defer { g_object_unref(texture.map(UnsafeMutableRawPointer.init)) }
    var place = graphene_rect_t()
    graphene_rect_init(
      &place, area.origin.x / Float(scale), area.origin.y / Float(scale), area.size.width / Float(scale),
      area.size.height / Float(scale))
    gtk_snapshot_append_texture(snapshot, texture, &place)
  }

  /// Returns the screen pixels that the picture covers, or nil if there are none.
  private func area(of source: Pixels, _ map: PlaneMap, _ view: graphene_rect_t, _ scale: Double) -> graphene_rect_t? {
    let (x, y) = (source.x, source.y)
    let (right, bottom) = (x + source.width, y + source.height)
    let corners = [(x, y), (right, y), (right, bottom), (x, bottom)].map { Point2D(x: $0.0, y: $0.1) }
    guard corners.allSatisfy({ map.w(at: $0) > Self.nearestCorner }) else { return nil }
    let places = corners.map { map($0) }
    let most = (
      Double(view.origin.x), Double(view.origin.y), Double(view.origin.x + view.size.width),
      Double(view.origin.y + view.size.height)
    )
    let left = (max(most.0, places.map(\.x).min()!) * scale).rounded(.down)
    let top = (max(most.1, places.map(\.y).min()!) * scale).rounded(.down)
    let columns = (min(most.2, places.map(\.x).max()!) * scale).rounded(.up) - left
    let rows = (min(most.3, places.map(\.y).max()!) * scale).rounded(.up) - top
    guard columns >= 1, rows >= 1 else { return nil }
    var area = graphene_rect_t()
    graphene_rect_init(&area, Float(left), Float(top), Float(columns), Float(rows))
    return area
  }
}

/// Maps screen pixels to pixels of a picture: u = (a · (x, y, 1)) / (c · (x, y, 1)), and v likewise with b.
struct Sampling {
  let a: SIMD3<Double>, b: SIMD3<Double>, c: SIMD3<Double>

  /// Inverts a map, by its adjugate.
  /// - Parameters:
  ///   - x: The first screen pixel; y likewise.
  init(_ map: PlaneMap, source: Pixels, scale: Double, x: Double, y: Double) {
    let (p, q, r) = (map.x, map.y, map.origin)
    func cross(_ s: SIMD3<Double>, _ t: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(s.y * t.z - s.z * t.y, s.z * t.x - s.x * t.z, s.x * t.y - s.y * t.x)
    }
    let (u, v, w) = (cross(q, r), cross(r, p), cross(p, q))
    // To pixels, whose values are at their centres.
    func pixels(_ s: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(s.x / scale, s.y / scale, s.x * (x + 0.5) / scale + s.y * (y + 0.5) / scale + s.z)
    }
    c = pixels(w)
    a = (pixels(u) - source.x * c) * source.columnsToPoint - 0.5 * c
    b = (pixels(v) - source.y * c) * source.rowsToPoint - 0.5 * c
  }
}

/// The pixels of a picture.
final class Pixels {
  let columns: Int, rows: Int
  /// The rectangle, in points.
  let x: Double, y: Double, width: Double, height: Double
  private let surface: OpaquePointer
  private let data: UnsafePointer<UInt32>
  private let stride: Int

  init?(of node: OpaquePointer, scale: Double) {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    (x, y) = (Double(bounds.origin.x), Double(bounds.origin.y))
    (width, height) = (Double(bounds.size.width), Double(bounds.size.height))
    guard let surface = Picture.surface(of: node, in: bounds, scale: scale) else {
      return nil
    }
    self.surface = surface
    columns = Int(cairo_image_surface_get_width(surface))
    rows = Int(cairo_image_surface_get_height(surface))
    stride = Int(cairo_image_surface_get_stride(surface)) / 4
    data = UnsafeRawPointer(cairo_image_surface_get_data(surface)).assumingMemoryBound(to: UInt32.self)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  var columnsToPoint: Double { Double(columns) / width }
  var rowsToPoint: Double { Double(rows) / height }

  /// Resamples the picture with bilinear interpolation.
  func sample(to result: UnsafeMutablePointer<UInt32>, columns: Int, rows: Int, by sampling: Sampling) {
    let (a, b, c) = (sampling.a, sampling.b, sampling.c)
    let (lastU, lastV) = (Double(self.columns - 1), Double(self.rows - 1))
    for row in 0..<rows {
      let y = Double(row)
      var (u, v, w) = (a.y * y + a.z, b.y * y + b.z, c.y * y + c.z)
      let line = result + row * columns
      for column in 0..<columns {
        let near = 1 / w
        let (pu, pv) = (u * near, v * near)
        u += a.x
        v += b.x
        w += c.x
        guard pu >= 0, pv >= 0, pu < lastU, pv < lastV else {
          line[column] = 0
          continue
        }
        let (iu, iv) = (Int(pu), Int(pv))
        let fu = UInt32((pu - Double(iu)) * 256), fv = UInt32((pv - Double(iv)) * 256)
        let from = data + (iv &* stride &+ iu)
        let upper = Self.blend(from[0], from[1], fu), lower = Self.blend(from[stride], from[stride &+ 1], fu)
        line[column] = Self.blend(upper, lower, fv)
      }
    }
  }

  /// Returns the colour between two, two channels at a time.
  @inline(__always)
  private static func blend(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let rest = 256 &- share
    let even = ((a & 0x00FF_00FF) &* rest &+ (b & 0x00FF_00FF) &* share) >> 8
    let odd = ((a >> 8) & 0x00FF_00FF) &* rest &+ ((b >> 8) & 0x00FF_00FF) &* share
    return (even & 0x00FF_00FF) | (odd & 0xFF00_FF00)
  }
}
