import CGtk4
import CarouselEngine

/// Draws an item with its decorations. It is called only when the item's own rendering has changed.
final class ItemPainter {
  /// The decorations of the item, the outermost first.
  var decorations: [Decoration] = []
  /// Pictures by the index of their decoration, each with the node that it was made from.
  private var pictures: [Int: (of: OpaquePointer, picture: Picture)] = [:]

  /// Whether the theme is dark, once it is known.
  private var isOnDark: Bool?

  /// The maximum number of nested decorations.
  private static let most = 8

  isolated deinit { forget() }

  /// Discards all pictures.
  func forget() {
    for (node, picture) in pictures.values {
      gsk_render_node_unref(node)
      picture.unref()
    }
    pictures = [:]
  }

  /// Handles a possible change of the theme.
  /// - Returns: Whether everything has to be drawn again.
  func themeDidChange(_ isDark: Bool) -> Bool {
    guard isDark != isOnDark else { return false }
    isOnDark = isDark
    forget()
    return true
  }

  /// Draws a node with its decorations.
  func draw(_ node: OpaquePointer, size: Size2D, in widget: WidgetPointer, to snapshot: OpaquePointer?) {
    var node = gsk_render_node_ref(node)!
    for (index, decoration) in decorations.prefix(Self.most).enumerated().reversed() {
      let own = gtk_snapshot_new()
      apply(decoration, index, to: node, size, in: widget, own)
      guard let next = gtk_snapshot_free_to_node(own) else { continue }
      gsk_render_node_unref(node)
      node = next
    }
    gtk_snapshot_append_node(snapshot, node)
    gsk_render_node_unref(node)
  }

  private func apply(
    _ decoration: Decoration, _ index: Int, to node: OpaquePointer, _ size: Size2D, in widget: WidgetPointer,
    _ snapshot: OpaquePointer?
  ) {
    switch decoration {
    case .reflection(let gap, let height, let alpha, let ground):
      let picture = picture(index, of: node) {
        Reflection.picture(
          of: node, size: size, height: height.clamped(to: 0...1), alpha: alpha.clamped(to: 0...1),
          ground: ground, scale: widget.scale)
      }
      gtk_snapshot_append_node(snapshot, node)
      gtk_snapshot_save(snapshot)
      var place = graphene_point_t(x: 0, y: Float(2 * size.height + gap.clamped(to: 0...1000)))
      gtk_snapshot_translate(snapshot, &place)
      gtk_snapshot_scale(snapshot, 1, -1)
      picture?.draw(to: snapshot)
      gtk_snapshot_restore(snapshot)
    case .shadow(let x, let y, let blur, var color, let opacity):
      color.alpha *= Float((opacity ?? (widget.isOnDark ? 0.6 : 0.28)).clamped(to: 0...1))
      let picture = picture(index, of: node) {
        Shadow.picture(of: node, color: color, blur: blur.clamped(to: 0...1000), scale: widget.scale)
      }
      gtk_snapshot_save(snapshot)
      var way = graphene_point_t(x: Float(x.clamped(to: -1000...1000)), y: Float(y.clamped(to: -1000...1000)))
      gtk_snapshot_translate(snapshot, &way)
      picture?.draw(to: snapshot)
      gtk_snapshot_restore(snapshot)
      gtk_snapshot_append_node(snapshot, node)
    case .cached:
      // Kept whatever the node is now.
      if let kept = pictures[index] { return kept.picture.draw(to: snapshot) }
      picture(index, of: node) { Picture(of: node, scale: widget.scale) }?.draw(to: snapshot)
    }
  }

  private func picture(_ index: Int, of node: OpaquePointer, _ make: () -> Picture?) -> Picture? {
    if let kept = pictures[index] {
      if kept.of == node { return kept.picture }
      gsk_render_node_unref(kept.of)
      kept.picture.unref()
      pictures[index] = nil
    }
    guard let picture = make() else { return nil }
    pictures[index] = (gsk_render_node_ref(node), picture)
    return picture
  }
}

extension WidgetPointer {
  var scale: Double { Double(gtk_widget_get_scale_factor(self)) }

  /// Whether the theme is dark: then text has a light colour.
  var isOnDark: Bool {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(self), &color)
    return color.red + color.green + color.blue > 1.5
  }
}
