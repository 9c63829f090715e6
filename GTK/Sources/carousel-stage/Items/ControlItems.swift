import CGtk4
import CarouselGTK

/// Items with a button, a check button, an entry and a slider at fixed positions, which tests know.
final class ControlItems: ItemKind {
  private let width: Double, height: Double
  private let heard: (String) -> Void
  private static let names = ["button", "toggle", "entry", "scale"]

  /// - Parameter heard: Called with the signal and the name of a control.
  init(_ size: [Double], heard: @escaping (String) -> Void) {
    (width, height) = (size[0], size[1])
    self.heard = heard
  }

  func widget(_ index: Int, reused: WidgetPointer?) -> WidgetPointer {
    let widget = reused ?? make()
    name(widget, index)
    return widget
  }

  func controls(of widget: WidgetPointer) -> [(WidgetPointer, String)] {
    zip(widget.children, Self.names).map { ($0, $1) }
  }

  func describe(_ widget: WidgetPointer) -> Message {
    let controls = widget.children
    guard controls.count == Self.names.count else { return [:] }
    let range = UnsafeMutableRawPointer(controls[3]).assumingMemoryBound(to: GtkRange.self)
    return [
      "text": String(cString: gtk_editable_get_text(OpaquePointer(controls[2]))),
      "value": gtk_range_get_value(range),
    ]
  }

  private func make() -> WidgetPointer {
    let fixed = gtk_fixed_new()!
    gtk_widget_set_size_request(fixed, Int32(width), Int32(height))
    let button = gtk_button_new_with_label("Press")!
    connect(button, "clicked") { [heard] in heard("clicked " + $0.name) }
    put(button, in: fixed, 10, 10, 0.4, 0.2)
    let toggle = gtk_check_button_new_with_label("On")!
    connect(toggle, "toggled") { [heard] in heard("toggled " + $0.name) }
    put(toggle, in: fixed, width * 0.55, 10, 0.4, 0.2)
    let entry = gtk_entry_new()!
    gtk_editable_set_width_chars(OpaquePointer(entry), 1)
    put(entry, in: fixed, 10, height * 0.4, 0.8, 0.2)
    put(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)!, in: fixed, 10, height * 0.7, 0.8, 0.2)
    return fixed
  }

  private func put(
    _ widget: WidgetPointer, in fixed: WidgetPointer, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    gtk_widget_set_size_request(widget, Int32(self.width * width), Int32(self.height * height))
    gtk_fixed_put(UnsafeMutableRawPointer(fixed).assumingMemoryBound(to: GtkFixed.self), widget, x, y)
  }
}
