import CGtk4
import CarouselEngine

/// The renderer of a carousel's window.
struct Renderer {
  let pointer: OpaquePointer
  /// Whether it can draw textures in perspective.
  let hasPerspective: Bool

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    let instance = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GTypeInstance.self)
    hasPerspective = g_type_check_instance_is_a(instance, gsk_cairo_renderer_get_type()) == 0
  }
}

/// Draws what is in the plane of an item through the item's map. Here it is decided how, by what renderers can do:
///
/// - All of them draw a node that faces the viewer, sharply at any size.
/// - Those for graphics processors draw a texture in perspective. Any other node in perspective they cut, blur or omit
///   from GTK 4.14 on; before, they draw it without mipmaps.
/// - Cairo knows no perspective.
final class Projector {
  private let mipmaps = Mipmaps()
  private let warp = Warp()

  /// Discards everything that was rendered.
  func forget() {
    mipmaps.forget()
    warp.forget()
  }

  /// Draws a node. What is rendered for it is kept until another node is drawn.
  func draw(
    _ node: OpaquePointer, by map: PlaneMap, in widget: WidgetPointer, with renderer: Renderer,
    to snapshot: OpaquePointer?
  ) {
    if map.isAffine, !renderer.hasPerspective || map.isUpright && !mipmaps.shrinks(node, by: map) {
      let transform = map.steps
      defer { gsk_transform_unref(transform) }
      gtk_snapshot_save(snapshot)
      gtk_snapshot_transform(snapshot, transform)
      gtk_snapshot_append_node(snapshot, node)
      gtk_snapshot_restore(snapshot)
    } else if renderer.hasPerspective {
      mipmaps.draw(node, by: map, scale: widget.scale, with: renderer, to: snapshot)
    } else {
      var view = graphene_rect_t()
      let (width, height) = (Float(gtk_widget_get_width(widget)), Float(gtk_widget_get_height(widget)))
      // Content beyond the carousel's own bounds may be visible, but not content far outside.
      graphene_rect_init(&view, -width, -height, 3 * width, 3 * height)
      warp.draw(node, by: map, scale: widget.scale, within: view, to: snapshot)
    }
  }
}
