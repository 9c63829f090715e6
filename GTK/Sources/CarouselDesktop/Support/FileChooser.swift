import CAdwaita
import CGtk4
import CarouselGTK

/// The system's file chooser.
enum FileChooser {
  /// - Parameters:
  ///   - name: The suggested name of a file to save.
  ///   - done: Called with the chosen file, unless cancelled.
  static func ask(
    _ title: String, _ action: GtkFileChooserAction, accept: String, parent: WidgetPointer, name: String? = nil,
    done: @escaping (LocalFile) -> Void
  ) {
    let chooser = gtk_file_chooser_native_new(title, parent.cast(), action, accept, localized("_Cancel"))!
    let raw = UnsafeMutableRawPointer(chooser)
    gtk_native_dialog_set_modal(raw.assumingMemoryBound(to: GtkNativeDialog.self), 1)
    if let name { gtk_file_chooser_set_current_name(chooser, name) }
    let callback: @convention(c) (OpaquePointer?, gint, gpointer?) -> Void = { chooser, response, data in
      defer { g_object_unref(UnsafeMutableRawPointer(chooser!)) }
      guard response == GTK_RESPONSE_ACCEPT.rawValue, let file = gtk_file_chooser_get_file(chooser) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      guard let file = LocalFile(file) else { return }
      Unmanaged<FilesAction>.fromOpaque(data!).takeUnretainedValue().call([file])
    }
    g_signal_connect_data(
      raw, "response", unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(FilesAction { done($0[0]) }).toOpaque(),
      { data, _ in Unmanaged<FilesAction>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
    gtk_native_dialog_show(raw.assumingMemoryBound(to: GtkNativeDialog.self))
  }
}
