import CGtk4
import CarouselEngine

/// The focus ring: an outline of the current item while the carousel has the keyboard focus.
final class FocusRing {
  /// Its distance from the item, its width and the radius of its corners, in points.
  private static let (distance, width, radius): (Float, Float, Float) = (4, 2, 12)

  /// The ring as last drawn, and what it was drawn for.
  private var node: OpaquePointer?
  private var (size, colour) = (Size2D.zero, GdkRGBA())
  private let projector = Projector()

  isolated deinit { forget() }

  func forget() {
    if let node { gsk_render_node_unref(node) }
    node = nil
    projector.forget()
  }

  /// Draws the ring about an item.
  func draw(about cell: Cell, in widget: WidgetPointer, with renderer: Renderer, to snapshot: OpaquePointer?) {
    var colour = Self.colour(in: widget)
    if node == nil || size != cell.size || gdk_rgba_equal(&colour, &self.colour) == 0 {
      forget()
      (size, self.colour) = (cell.size, colour)
      node = Self.node(about: size, colour)
    }
    guard let node else { return }
    projector.draw(node, by: cell.map, in: widget, with: renderer, to: snapshot)
  }

  /// Returns the accent colour of the theme.
  private static func colour(in widget: WidgetPointer) -> GdkRGBA {
    let style = gtk_widget_get_style_context(widget)
    var colour = GdkRGBA(red: 0.21, green: 0.52, blue: 0.89, alpha: 1)
    for name in ["accent_color", "theme_selected_bg_color"]
    where gtk_style_context_lookup_color(style, name, &colour) != 0 {
      break
    }
    colour.alpha = 0.8
    return colour
  }

  /// Returns the ring as a node in the item's own plane; nil if it is empty. The caller has to unref it.
  private static func node(about size: Size2D, _ colour: GdkRGBA) -> OpaquePointer? {
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
    guard showsFocus, let renderer, let index = controller.carousel.currentIndex,
      let cell = controller.view(at: index), cell.isDrawn
    else { return }
    focusRing.draw(about: cell, in: widget, with: renderer, to: snapshot)
  }
}
