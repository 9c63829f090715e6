import CAdwaita
import CGtk4
import CarouselGTK
import Foundation

/// The application: its window, and its actions.
enum Application {
  typealias App = UnsafeMutablePointer<AdwApplication>

  static func startUp(_ app: App) {
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, Theme.css, -1)
    gtk_style_context_add_provider_for_display(
      gdk_display_get_default(), OpaquePointer(provider!), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider!))
    gtk_window_set_default_icon_name(Main.id)
    let actions = Actions(map: OpaquePointer(app))
    actions.add("about") { About.show(gtk_application_get_active_window(gtk(app))) }
    actions.add("quit") { g_application_quit(UnsafeMutableRawPointer(app).assumingMemoryBound(to: GApplication.self)) }
    for (action, keys) in Shortcuts.accelerators {
      var list: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(strdup($0)) } + [nil]
      gtk_application_set_accels_for_action(gtk(app), action, &list)
      for key in list { free(UnsafeMutablePointer(mutating: key)) }
    }
  }

  /// Returns the window, created on first use.
  @discardableResult
  static func gallery(_ app: App) -> Gallery {
    if let window = gtk_application_get_active_window(gtk(app)),
      let gallery: Gallery = kept(
        in: UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), as: "gallery")
    {
      gtk_window_present(window)
      return gallery
    }
    let gallery = Gallery(gtk(app))
    gallery.open(Example.all[0].id)
    gtk_application_window_set_help_overlay(gallery.window.cast(), Shortcuts.window())
    gtk_window_present(gallery.window.cast())
    return gallery
  }

  /// Handles folders and files from the command line.
  static func connectOpen(_ app: App) {
    let callback:
      @convention(c) (gpointer, UnsafePointer<OpaquePointer?>, gint, UnsafePointer<CChar>?, gpointer?) -> Void =
        { app, files, count, _, _ in
          let paths = (0..<Int(count)).compactMap { place -> String? in
            guard let path = g_file_get_path(files[place]) else { return nil }
            defer { g_free(path) }
            return String(cString: path)
          }
          let gallery = Application.gallery(app.assumingMemoryBound(to: AdwApplication.self))
          gallery.openFiles(paths)
        }
    g_signal_connect_data(
      app, "open", unsafeBitCast(callback, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
  }

  private static func gtk(_ app: App) -> UnsafeMutablePointer<GtkApplication> {
    UnsafeMutableRawPointer(app).assumingMemoryBound(to: GtkApplication.self)
  }
}
