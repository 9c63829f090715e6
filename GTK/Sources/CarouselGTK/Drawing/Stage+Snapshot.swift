import CGtk4
import CarouselEngine

// Rendering.
extension Stage {
  /// Follows the renderer of the widget's window, which is there while the widget is realized.
  func rendererDidChange() {
    for cell in painted { cell.projector.forget() }
    focusRing.forget()
    renderer = widget.flatMap { gtk_widget_get_native($0) }.flatMap { gtk_native_get_renderer($0) }.map(Renderer.init)
  }

  func rendererWillGo() {
    for cell in painted { cell.projector.forget() }
    focusRing.forget()
    renderer = nil
  }

  func snapshot(_ snapshot: OpaquePointer?) {
    guard let widget, widget.isMapped else { return }
    let own = gtk_snapshot_new()
    for cell in painted { draw(cell, in: widget, to: own) }
    drawFocus(in: widget, to: own)
    if let pauseButton { gtk_widget_snapshot_child(widget, pauseButton, own) }
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
    guard let renderer, let placed = cell.placed, cell.isDrawn, !cell.isSeenFromEdge else { return }
    let separate = gtk_snapshot_new()
    gtk_widget_snapshot_child(widget, cell.frame, separate)
    guard let node = gtk_snapshot_free_to_node(separate) else { return }
    defer { gsk_render_node_unref(node) }
    let isMoved = gsk_render_node_get_node_type(node) == GSK_TRANSFORM_NODE
    guard let raw = isMoved ? gsk_transform_node_get_child(node) : node else { return }
    // Opacity is applied outside: within a map with perspective renderers draw it wrong.
    let opacity = placed.placement.opacity
    if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
    cell.projector.draw(raw, by: cell.map, in: widget, with: renderer, to: snapshot)
    if opacity < 1 { gtk_snapshot_pop(snapshot) }
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
