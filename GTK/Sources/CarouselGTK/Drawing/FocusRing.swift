import CGtk4
import CarouselEngine

/// The focus ring: an outline of the current item while the carousel has the keyboard focus.
enum FocusRing {
  /// Its distance from the item, its width and the radius of its corners, in points.
  private static let (distance, width, radius): (Float, Float, Float) = (4, 2, 12)

  /// Returns the ring as a node in the item's own plane, in the accent colour; nil if it is empty. The caller has to
  /// unref it.
  static func node(about size: Size2D, in widget: WidgetPointer) -> OpaquePointer? {
    let style = gtk_widget_get_style_context(widget)
    var colour = GdkRGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 1)
    for name in ["accent_color", "theme_selected_bg_color"]
    where gtk_style_context_lookup_color(style, name, &colour) != 0 {
      break
    }
    colour.alpha = 0.8
    var area = graphene_rect_t()
    graphene_rect_init(
      &area, -distance, -distance, Float(size.width) + 2 * distance, Float(size.height) + 2 * distance)
    var outline = GskRoundedRect()
    gsk_rounded_rect_init_from_rect(&outline, &area, radius)
    let widths = [width, width, width, width], colours = [colour, colour, colour, colour]
    let line = gsk_border_node_new(&outline, widths, colours)
    defer { gsk_render_node_unref(line) }
    // A transparent border makes slanting lines smooth.
    var clear = GdkRGBA(red: 0, green: 0, blue: 0, alpha: 0)
    graphene_rect_inset(&area, -2, -2)
    let snapshot = gtk_snapshot_new()
    gtk_snapshot_append_color(snapshot, &clear, &area)
    gtk_snapshot_append_node(snapshot, line)
    return gtk_snapshot_free_to_node(snapshot)
  }
}

extension Stage {
  /// Whether the carousel itself has the keyboard focus, and shows it.
  var showsFocus: Bool { focus.isShown && gtk_widget_has_focus(widget) != 0 }

  func drawFocus(in widget: WidgetPointer, to snapshot: OpaquePointer?) {
    guard showsFocus, let index = controller.carousel.currentIndex, let cell = controller.view(at: index),
      cell.isDrawn, let node = FocusRing.node(about: cell.size, in: widget)
    else { return }
    defer { gsk_render_node_unref(node) }
    let map =
      hasNoPerspective ? cell.map.affine(at: Point2D(x: cell.size.width / 2, y: cell.size.height / 2)) : cell.map
    append(node, by: map, to: snapshot)
  }
}
