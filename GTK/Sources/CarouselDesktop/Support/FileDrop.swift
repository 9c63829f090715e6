import CAdwaita
import CGtk4
import CarouselGTK

/// Accepts dropped files and folders.
enum FileDrop {
  /// - Parameter taken: Called with them.
  static func add(to widget: WidgetPointer, taken: @escaping ([LocalFile]) -> Void) {
    let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)
    let callback: @convention(c) (OpaquePointer?, UnsafePointer<GValue>?, Double, Double, gpointer?) -> gboolean = {
      _, value, _, _, data in
      var files: [LocalFile] = []
      let link = gdk_file_list_get_files(OpaquePointer(g_value_get_boxed(value)))
      defer { g_slist_free(link) }
      var next = link
      while let file = next?.pointee.data {
        if let file = LocalFile(OpaquePointer(file)) { files.append(file) }
        next = next?.pointee.next
      }
      guard !files.isEmpty else { return 0 }
      Unmanaged<FilesAction>.fromOpaque(data!).takeUnretainedValue().call(files)
      return 1
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(target), "drop", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(FilesAction(taken)).toOpaque(),
      { data, _ in Unmanaged<FilesAction>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
    gtk_widget_add_controller(widget, target)
  }
}

/// A closure that takes files, and that C can refer to.
final class FilesAction {
  let call: ([LocalFile]) -> Void

  init(_ call: @escaping ([LocalFile]) -> Void) {
    self.call = call
  }
}
