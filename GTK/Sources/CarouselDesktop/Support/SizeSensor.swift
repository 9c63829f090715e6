import CAdwaita
import CGtk4
import CarouselGTK

/// Reports the size of a widget: an overlay of the same size that is invisible and receives no clicks.
enum SizeSensor {
  /// - Parameter changed: Called with the size, in points, when it has changed.
  static func over(_ widget: WidgetPointer, changed: @escaping (_ width: Double, _ height: Double) -> Void)
    -> WidgetPointer
  {
    let overlay = gtk_overlay_new()!
    let sensor = gtk_drawing_area_new()!
    gtk_widget_set_can_target(sensor, 0)
    cadw_hide_from_readers(sensor)
    gtk_overlay_set_child(overlay.opaque, widget)
    gtk_overlay_add_overlay(overlay.opaque, sensor)
    connect(sensor, "resize") {
      let size = (Double(gtk_widget_get_width(sensor)), Double(gtk_widget_get_height(sensor)))
      // Not now, during a layout that includes widgets that depend on it.
      soon { changed(size.0, size.1) }
    }
    return overlay
  }
}
