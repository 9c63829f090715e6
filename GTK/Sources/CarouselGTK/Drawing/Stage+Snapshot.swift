import CGtk4
import CarouselEngine

// Rendering.
extension Stage {
  func rendererDidChange() {
    guard let widget, let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
      return
    }
    hasNoPerspective =
      g_type_check_instance_is_a(
        UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self), gsk_cairo_renderer_get_type())
      != 0
  }

  func snapshot(_ snapshot: OpaquePointer?) {
    guard let widget, widget.isMapped else { return }
    let own = gtk_snapshot_new()
    for cell in painted { draw(cell, in: widget, to: own) }
    drawFocus(in: widget, to: own)
    let frame = gtk_snapshot_free_to_node(own)
    defer {
      if let lastFrame { gsk_render_node_unref(lastFrame) }
      lastFrame = frame
    }
    guard let crossFade else {
      if let frame { gtk_snapshot_append_node(snapshot, frame) }
      return
    }
    gtk_snapshot_push_cross_fade(snapshot, crossFade.progress(at: clock.now))
    if let before = crossFade.before { gtk_snapshot_append_node(snapshot, before) }
    gtk_snapshot_pop(snapshot)
    if let frame { gtk_snapshot_append_node(snapshot, frame) }
    gtk_snapshot_pop(snapshot)
  }

  /// Draws an item with its own matrix, whatever GTK uses for the pointer. The node of the item itself is the same from
  /// frame to frame, so that renderers keep its texture.
  private func draw(_ cell: Cell, in widget: WidgetPointer, to snapshot: OpaquePointer?) {
    guard let placed = cell.placed, cell.isDrawn, !cell.isSeenFromEdge else { return }
    let separate = gtk_snapshot_new()
    gtk_widget_snapshot_child(widget, cell.frame, separate)
    guard let node = gtk_snapshot_free_to_node(separate) else { return }
    defer { gsk_render_node_unref(node) }
    let isMoved = gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE
    guard let raw = isMoved ? gsk_transform_node_get_child(node) : node else { return }
    // Opacity is applied outside: within a map with perspective renderers draw it wrong.
    let opacity = placed.placement.opacity
    if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
    if hasNoPerspective, !cell.map.isAffine {
      var view = graphene_rect_t()
      let (width, height) = (Float(gtk_widget_get_width(widget)), Float(gtk_widget_get_height(widget)))
      // Content beyond the carousel's own bounds may be visible, but not content far outside.
      graphene_rect_init(&view, -width, -height, 3 * width, 3 * height)
      cell.warp.draw(raw, by: cell.map, scale: widget.scale, within: view, to: snapshot)
    } else {
      append(raw, by: cell.map, to: snapshot)
    }
    if opacity < 1 { gtk_snapshot_pop(snapshot) }
  }

  /// Draws a node through a map, which has to be affine if the renderer does not support perspective.
  func append(_ node: OpaquePointer, by map: PlaneMap, to snapshot: OpaquePointer?) {
    let transform = hasNoPerspective ? map.steps : map.transform
    defer { gsk_transform_unref(transform) }
    gtk_snapshot_save(snapshot)
    gtk_snapshot_transform(snapshot, transform)
    gtk_snapshot_append_node(snapshot, node)
    gtk_snapshot_restore(snapshot)
  }
}

extension Cell {
  /// Whether it is seen so nearly edge-on that nothing is visible. Renderers would create a texture of zero width, and
  /// break down.
  var isSeenFromEdge: Bool {
    let width = (map.x.x * map.x.x + map.x.y * map.x.y).squareRoot() * max(1, size.width)
    let height = (map.y.x * map.y.x + map.y.y * map.y.y).squareRoot() * max(1, size.height)
    return !(width >= 1 && height >= 1)
  }
}
