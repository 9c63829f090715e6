import CGtk4
import CarouselEngine

/// The renderer of a carousel's window.
struct Renderer {
  let pointer: OpaquePointer
  let perspective: Perspective

  /// What it draws in perspective.
  enum Perspective {
    /// Any node: GTK's GL renderer before 4.14.
    case nodes
    /// Textures. The GL and Vulkan renderers from 4.14 on cut, blur or omit any other node.
    case textures
    /// Nothing: cairo.
    case none
  }

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
    func isInstance(of type: GType) -> Bool {
      g_type_check_instance_is_a(
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GTypeInstance.self), type) != 0
    }
    // Known by name, since older versions of GTK do not have it.
    let shared = g_type_from_name("GskGpuRenderer")
    perspective =
      isInstance(of: gsk_cairo_renderer_get_type()) ? .none : shared != 0 && isInstance(of: shared) ? .textures : .nodes
  }
}

/// Draws what is in the plane of an item through the item's map, in the way that suits the renderer.
final class Projector {
  private let mipmaps = Mipmaps()
  private let scaledNodes = ScaledNodes()
  private let warp = Warp()

  /// How many textures were rendered so far.
  var texturesRendered: Int { mipmaps.rendered }

  /// Discards everything that was rendered.
  func forget() {
    mipmaps.forget()
    scaledNodes.forget()
    warp.forget()
  }

  /// Draws a node. What is rendered for it is kept until another node is drawn.
  func draw(
    _ node: OpaquePointer, by map: PlaneMap, in widget: WidgetPointer, with renderer: Renderer,
    to snapshot: OpaquePointer?
  ) {
    switch renderer.perspective {
    case .none where map.isAffine, .nodes where map.isUpright: append(node, by: map.steps, to: snapshot)
    case .textures where map.isUpright && !MipmapLevel(of: map, at: NodeArea(of: node).middle).shrinks:
      append(node, by: map.steps, to: snapshot)
    case .nodes: scaledNodes.draw(node, by: map, to: snapshot)
    case .textures: mipmaps.draw(node, by: map, scale: widget.scale, with: renderer.pointer, to: snapshot)
    case .none:
      var view = graphene_rect_t()
      let (width, height) = (Float(gtk_widget_get_width(widget)), Float(gtk_widget_get_height(widget)))
      // Content beyond the carousel's own bounds may be visible, but not content far outside.
      graphene_rect_init(&view, -width, -height, 3 * width, 3 * height)
      warp.draw(node, by: map, scale: widget.scale, within: view, to: snapshot)
    }
  }
}

/// Draws a node with a transform, which it takes over.
func append(_ node: OpaquePointer, by transform: OpaquePointer?, to snapshot: OpaquePointer?) {
  gtk_snapshot_save(snapshot)
  gtk_snapshot_transform(snapshot, transform)
  gtk_snapshot_append_node(snapshot, node)
  gtk_snapshot_restore(snapshot)
  gsk_transform_unref(transform)
}
