import CGtk4
import CarouselGTK

/// Items with a button that opens a popover, in which there are an entry, a slider and a text.
final class PopoverItems: ItemKind {
  private let width: Int32, height: Int32

  init(_ size: [Double]) {
    (width, height) = (Int32(size[0]), Int32(size[1]))
  }

  func widget(_ index: Int, reused: WidgetPointer?) -> WidgetPointer {
    let widget = reused ?? make()
    name(widget, index)
    return widget
  }

  func controls(of widget: WidgetPointer) -> [(WidgetPointer, String)] {
    zip(widget.children, ["button"]).map { ($0, $1) }
  }

  func describe(_ widget: WidgetPointer) -> Message {
    guard let popover = popover(of: widget), let entry = gtk_popover_get_child(popover)?.children.first else {
      return [:]
    }
    return [
      "isOpen": gtk_widget_get_mapped(WidgetPointer(OpaquePointer(popover))) != 0,
      "text": String(cString: gtk_editable_get_text(OpaquePointer(entry))),
      "places": gtk_popover_get_child(popover)?.children.map(Self.place) ?? [],
    ]
  }

  /// The popover of an item.
  private func popover(of widget: WidgetPointer) -> UnsafeMutablePointer<GtkPopover>? {
    widget.children.first.flatMap { gtk_menu_button_get_popover(OpaquePointer($0)) }
  }

  func setOpen(_ isOpen: Bool, in widget: WidgetPointer) {
    guard let popover = popover(of: widget) else { return }
    if isOpen { gtk_popover_popup(popover) } else { gtk_popover_popdown(popover) }
  }

  /// The centre of a widget in a popover, in its window.
  private static func place(of part: WidgetPointer) -> [Double] {
    var area = graphene_rect_t(), x = 0.0, y = 0.0
    guard let native = gtk_widget_get_native(part) else { return [] }
    let root = WidgetPointer(native)
    guard gtk_widget_get_mapped(part) != 0, gtk_widget_compute_bounds(part, root, &area) != 0,
      let surface = gtk_native_get_surface(native)
    else { return [] }
    gtk_native_get_surface_transform(native, &x, &y)
    let (left, top) = (Double(gdk_popup_get_position_x(surface)), Double(gdk_popup_get_position_y(surface)))
    return [
      left + x + Double(area.origin.x + area.size.width / 2), top + y + Double(area.origin.y + area.size.height / 2),
    ]
  }

  private func make() -> WidgetPointer {
    let fixed = gtk_fixed_new()!, button = gtk_menu_button_new()!, popover = gtk_popover_new()!
    gtk_widget_set_size_request(fixed, width, height)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10)!
    let entry = gtk_entry_new()!, scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)!
    let label = gtk_label_new("A text")!
    gtk_widget_set_size_request(label, 300, 60)
    for part in [entry, scale, label] {
      gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), part)
    }
    gtk_popover_set_child(UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self), box)
    gtk_menu_button_set_popover(OpaquePointer(button), popover)
    gtk_widget_set_size_request(button, 80, 40)
    gtk_fixed_put(UnsafeMutableRawPointer(fixed).assumingMemoryBound(to: GtkFixed.self), button, 10, 10)
    return fixed
  }
}
