import CAdwaita
import CGtk4
import CarouselGTK

/// Tells of the size that a widget has: put over it, it is as large, shows nothing and takes no clicks.
enum SizeSensor {
  /// - Parameter changed: Called with a size, in points, when the widget has another one.
  static func over(_ widget: Widget, changed: @escaping (_ width: Double, _ height: Double) -> Void) -> Widget {
    let overlay = gtk_overlay_new()!
    let sensor = gtk_drawing_area_new()!
    gtk_widget_set_can_target(sensor, 0)
    cadw_hide_from_readers(sensor)
    gtk_overlay_set_child(overlay.opaque, widget)
    gtk_overlay_add_overlay(overlay.opaque, sensor)
    connect(sensor, "resize") {
      let size = (Double(gtk_widget_get_width(sensor)), Double(gtk_widget_get_height(sensor)))
      // It is being laid out just now, and so is what depends on it.
      soon { changed(size.0, size.1) }
    }
    return overlay
  }
}
