import CAdwaita
import CGtk4
import CarouselGTK

/// Accepts dropped files and folders.
enum FileDrop {
  /// - Parameter taken: Called with their paths.
  static func add(to widget: WidgetPointer, taken: @escaping ([String]) -> Void) {
    let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)
    let callback: @convention(c) (OpaquePointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean = {
      _, value, _, _, data in
      var paths: [String] = []
      let link = gdk_file_list_get_files(OpaquePointer(g_value_get_boxed(value)))
      defer { g_slist_free(link) }
      var next = link
      while let file = next?.pointee.data {
        if let path = g_file_get_path(OpaquePointer(file)) {
          paths.append(String(cString: path))
          g_free(path)
        }
        next = next?.pointee.next
      }
      guard !paths.isEmpty else { return 0 }
      Unmanaged<PathsAction>.fromOpaque(data!).takeUnretainedValue().call(paths)
      return 1
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(target), "drop", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(PathsAction(taken)).toOpaque(),
      { data, _ in Unmanaged<PathsAction>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(widget, target)
  }
}

/// A closure that takes paths, and that C can refer to.
private final class PathsAction {
  let call: ([String]) -> Void

  init(_ call: @escaping ([String]) -> Void) {
    self.call = call
  }
}
