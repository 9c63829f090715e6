import CAdwaita

/// The floor: fifteen pooled children, moved by hand with perspective. It has no input, events, focus or styles, only
/// the work that any such widget must do.
final class Floor {
  static let visible = 15
  let widget: WidgetPointer
  private var children: [(widget: WidgetPointer, item: Int)] = []
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
    for child in children { gtk_widget_unparent(child.widget) }
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
      gtk_widget_measure(children[place].widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(children[place].widget, Card.size, Card.size, -1, bench_transform(matrix))
    }
  }

  private func snapshot(_ snapshot: OpaquePointer?) {
    let order = children.indices.sorted { abs(distance(of: $0)) > abs(distance(of: $1)) }
    for place in order { gtk_widget_snapshot_child(widget, children[place].widget, snapshot) }
  }
}
