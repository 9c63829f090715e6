import CBenchmark

/// The floor: fifteen pooled children, moved by hand with perspective. It has no input, events, focus or styles, only
/// the work that any such widget must do. Newer renderers draw nothing but textures in perspective, so there it must
/// render each child to a texture when its content changes.
final class Floor {
  static let visible = 15
  let widget: WidgetPointer
  private var children: [(widget: WidgetPointer, item: Int)] = []
  /// Where each child appears, in whole pixels.
  private var areas: [graphene_rect_t] = []
  private var textures: [WidgetPointer: (node: OpaquePointer, texture: OpaquePointer)] = [:]
  private let count: Int
  var offset = 0.0
  private static var current: Floor?

  private static let type: GType = {
    var parent = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &parent)
    return g_type_register_static_simple(
      gtk_widget_get_type(), "BenchFloor", parent.class_size,
      { klass, _ in
        let methods = klass!.assumingMemoryBound(to: GtkWidgetClass.self)
        methods.pointee.size_allocate = { _, width, height, _ in Floor.current?.allocate(width, height) }
        methods.pointee.snapshot = { _, snapshot in Floor.current?.snapshot(snapshot) }
      }, parent.instance_size, nil, GTypeFlags(rawValue: 0))
  }()

  init(count: Int) {
    self.count = count
    widget = UnsafeMutableRawPointer(g_object_new_with_properties(Self.type, 0, nil, nil)).assumingMemoryBound(
      to: GtkWidget.self)
    Floor.current = self
    for slot in 0..<min(count, Self.visible) {
      let child = Card.widget(slot, nil)
      gtk_widget_set_parent(child, widget)
      children.append((child, slot))
    }
  }

  func destroy() {
    for child in children {
      gtk_widget_unparent(child.widget)
      forgetTexture(of: child.widget)
    }
    children = []
    Floor.current = nil
  }

  /// Moves it; the caller requests the allocation.
  func move(to offset: Double) {
    self.offset = offset
    let first = Int(offset.rounded()) - Self.visible / 2
    for slot in first..<first + children.count {
      let item = ((slot % count) + count) % count
      let place = ((slot % children.count) + children.count) % children.count
      guard children[place].item != item else { continue }
      children[place].item = item
      _ = Card.widget(item, children[place].widget)
    }
    gtk_widget_queue_allocate(widget)
  }

  private func distance(of place: Int) -> Double {
    let first = Int(offset.rounded()) - Self.visible / 2
    let slot = first + ((place - first) % children.count + children.count) % children.count
    return Double(slot) - offset
  }

  /// A cover flow: items beside the centre are tilted, and slightly behind.
  private func allocate(_ width: Int32, _ height: Int32) {
    areas.removeAll(keepingCapacity: true)
    let (cx, cy, half) = (Double(width) / 2, Double(height) / 2, Double(Card.size) / 2)
    for place in children.indices {
      let distance = distance(of: place), turn = max(-1, min(1, distance))
      let angle = -turn * .pi / 2 * 0.9, (s, c) = (sine(angle), cosine(angle))
      let x = (distance * 0.25 + turn * 0.5 * 0.9) * Double(Card.size), z = -abs(turn) * Double(Card.size) / 2
      let p = -1.0 / 500
      // [x' y' w'] of a point (u, v) relative to the centre, row by row.
      let w = 1 + z * p
      let rows: [Float] = [
        Float(c - s * p * cx), Float(-s * p * cy), 0, Float(-s * p), 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
      ]
      var matrix = rows
      matrix[12] = Float(x + cx * w - half * Double(rows[0]))
      matrix[13] = Float(cy * w - half * Double(rows[1]) - half)
      matrix[15] = Float(w - half * Double(rows[3]))
      areas.append(area(by: matrix))
      gtk_widget_measure(children[place].widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(children[place].widget, Card.size, Card.size, -1, bench_transform(matrix))
    }
  }

  /// Returns where a card appears.
  private func area(by matrix: [Float]) -> graphene_rect_t {
    let size = Float(Card.size)
    var (left, top, right, bottom) = (Float.infinity, Float.infinity, -Float.infinity, -Float.infinity)
    for (u, v) in [(0, 0), (size, 0), (size, size), (0, size)] as [(Float, Float)] {
      let w = u * matrix[3] + matrix[15]
      let (x, y) = ((u * matrix[0] + matrix[12]) / w, (u * matrix[1] + v * matrix[5] + matrix[13]) / w)
      (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
    }
    var area = graphene_rect_t()
    graphene_rect_init(
      &area, left.rounded(.down), top.rounded(.down), right.rounded(.up) - left.rounded(.down),
      bottom.rounded(.up) - top.rounded(.down))
    return area
  }

  private func snapshot(_ snapshot: OpaquePointer?) {
    let order = children.indices.sorted { abs(distance(of: $0)) > abs(distance(of: $1)) }
    let renderer = gtk_native_get_renderer(gtk_widget_get_native(widget))!
    let drawsTextures = bench_is_newer(renderer) != 0
    for place in order {
      let child = children[place].widget
      if drawsTextures {
        draw(child, in: areas[place], with: renderer, to: snapshot)
      } else {
        gtk_widget_snapshot_child(widget, child, snapshot)
      }
    }
  }

  /// Draws a child by a texture with a transparent border, which makes its edges smooth. Without the clip, GTK omits
  /// children whose horizon is in the window.
  private func draw(
    _ child: WidgetPointer, in place: graphene_rect_t, with renderer: OpaquePointer, to snapshot: OpaquePointer?
  ) {
    let own = gtk_snapshot_new()
    gtk_widget_snapshot_child(widget, child, own)
    guard let moved = gtk_snapshot_free_to_node(own) else { return }
    defer { gsk_render_node_unref(moved) }
    let node = gsk_transform_node_get_child(moved)!
    let border: Float = 1, length = Float(Card.size) + 2 * border
    var area = graphene_rect_t(
      origin: graphene_point_t(x: -border, y: -border), size: graphene_size_t(width: length, height: length))
    if textures[child]?.node != node {
      forgetTexture(of: child)
      textures[child] = (gsk_render_node_ref(node), gsk_renderer_render_texture(renderer, node, &area))
    }
    var place = place
    gtk_snapshot_push_clip(snapshot, &place)
    gtk_snapshot_save(snapshot)
    gtk_snapshot_transform(snapshot, gsk_transform_node_get_transform(moved))
    gtk_snapshot_append_texture(snapshot, textures[child]!.texture, &area)
    gtk_snapshot_restore(snapshot)
    gtk_snapshot_pop(snapshot)
  }

  private func forgetTexture(of child: WidgetPointer) {
    guard let (node, texture) = textures.removeValue(forKey: child) else { return }
    gsk_render_node_unref(node)
    g_object_unref(UnsafeMutableRawPointer(texture))
  }
}
