import CAdwaita
import CGtk4
import CarouselGTK

/// Drags in a drawing area.
final class Drag {
  private let grab: (Double, Double) -> Bool
  private let moved: (Double, Double) -> Void
  private let ended: () -> Void

  private init(
    _ grab: @escaping (Double, Double) -> Bool, _ moved: @escaping (Double, Double) -> Void,
    _ ended: @escaping () -> Void
  ) {
    (self.grab, self.moved, self.ended) = (grab, moved, ended)
  }

  /// - Parameters:
  ///   - grab: Called with the location of a press; returns whether there is something to drag.
  ///   - moved: Called with the distance from there, in points.
  static func add(
    to widget: WidgetPointer, grab: @escaping (_ x: Double, _ y: Double) -> Bool,
    moved: @escaping (_ dx: Double, _ dy: Double) -> Void, ended: @escaping () -> Void = {}
  ) {
    let gesture = gtk_gesture_drag_new()
    let drag = Drag(grab, moved, ended)
    typealias Callback = @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> Void
    let begin: Callback = { gesture, x, y, data in
      let drag = Unmanaged<Drag>.fromOpaque(data!).takeUnretainedValue()
      gtk_gesture_set_state(gesture, drag.grab(x, y) ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
    }
    let update: Callback = { _, dx, dy, data in Unmanaged<Drag>.fromOpaque(data!).takeUnretainedValue().moved(dx, dy) }
    let end: Callback = { _, _, _, data in Unmanaged<Drag>.fromOpaque(data!).takeUnretainedValue().ended() }
    for (signal, callback) in [("drag-begin", begin), ("drag-update", update), ("drag-end", end)] {
      g_signal_connect_data(
        UnsafeMutableRawPointer(gesture), signal, unsafeBitCast(callback, to: GCallback.self),
        Unmanaged.passRetained(drag).toOpaque(), { data, _ in Unmanaged<Drag>.fromOpaque(data!).release() },
        GConnectFlags(rawValue: 0))
    }
    gtk_widget_add_controller(widget, gesture)
  }
}
