import CAdwaita
import CGtk4
import CarouselGTK
import Foundation

/// The application: its windows, and its actions.
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
    actions.add("new-window") { openWindow(app) }
    actions.add("about") {
      if let window = gtk_application_get_active_window(gtk(app)) {
        About.show(over: UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
      }
    }
    actions.add("quit") { g_application_quit(UnsafeMutableRawPointer(app).assumingMemoryBound(to: GApplication.self)) }
    for (action, keys) in Shortcuts.accelerators {
      var list: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(strdup($0)) } + [nil]
      gtk_application_set_accels_for_action(gtk(app), action, &list)
      for key in list { free(UnsafeMutablePointer(mutating: key)) }
    }
  }

  /// Presents the window that was used last, and returns it; opens one if there is none.
  @discardableResult
  static func gallery(_ app: App) -> Gallery {
    if let window = gtk_application_get_active_window(gtk(app)),
      let gallery: Gallery = kept(
        in: UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self), as: "gallery")
    {
      gtk_window_present(window)
      return gallery
    }
    return openWindow(app)
  }

  @discardableResult
  private static func openWindow(_ app: App) -> Gallery {
    let gallery = Gallery(gtk(app))
    gallery.open(Example.all[0].id)
    gtk_application_window_set_help_overlay(gallery.window.cast(), Shortcuts.window())
    gtk_window_present(gallery.window.cast())
    return gallery
  }

  /// Handles folders and files from the command line: pictures and the first document in the window that was used last,
  /// each further document in a window of its own.
  static func connectOpen(_ app: App) {
    let callback:
      @convention(c) (gpointer, UnsafePointer<OpaquePointer?>, gint, UnsafePointer<CChar>?, gpointer?) -> Void =
        { app, files, count, _, _ in
          let app = app.assumingMemoryBound(to: AdwApplication.self)
          let files = (0..<Int(count)).compactMap { files[$0].flatMap(LocalFile.init) }
          let pictures = files.filter { !$0.isDocument }
          var documents = files.filter(\.isDocument)[...]
          let gallery = Application.gallery(app)
          if !pictures.isEmpty {
            gallery.openPictures(pictures)
          } else if let document = documents.popFirst() {
            gallery.openDocument(document)
          }
          for document in documents { Application.openWindow(app).openDocument(document) }
        }
    g_signal_connect_data(
      app, "open", unsafeBitCast(callback, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
  }

  private static func gtk(_ app: App) -> UnsafeMutablePointer<GtkApplication> {
    UnsafeMutableRawPointer(app).assumingMemoryBound(to: GtkApplication.self)
  }
}
