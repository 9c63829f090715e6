import CAdwaita
import CGtk4
import CarouselGTK
import Foundation

/// The options of the command line; the names of files and folders are not among them.
enum Options {
  static func add(to app: UnsafeMutablePointer<GApplication>) {
    g_application_set_option_context_parameter_string(app, "[FILE…]")
    g_application_set_option_context_summary(
      app, localized("Shows carousels in every style, with the pictures of the files and folders that you name."))
    g_application_set_option_context_description(
      app, localized("A name that ends in .json is opened as a document in the designer."))
    add("new-window", "w", localized("Opens another window of a gallery that is running"), to: app)
    add("version", "v", localized("Prints the version"), to: app)
    let callback: @convention(c) (gpointer, OpaquePointer, gpointer?) -> gint = { app, options, _ in
      Options.handle(
        app.assumingMemoryBound(to: GApplication.self), UnsafeMutablePointer<GVariantDict>(options))
    }
    g_signal_connect_data(
      app, "handle-local-options", unsafeBitCast(callback, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
  }

  private static func add(
    _ name: String, _ letter: Character, _ summary: String, to app: UnsafeMutablePointer<GApplication>
  ) {
    g_application_add_main_option(
      app, name, CChar(letter.asciiValue ?? 0), G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, summary, nil)
  }

  /// Returns the status with which the program ends, or -1 if it goes on.
  private static func handle(_ app: UnsafeMutablePointer<GApplication>, _ options: UnsafeMutablePointer<GVariantDict>?)
    -> gint
  {
    if g_variant_dict_contains(options, "version") != 0 {
      print(Main.name, Main.version)
      return 0
    }
    // Windows are known by this name to the desktop.
    g_set_prgname(Main.id)
    // A gallery that isn't running yet opens a window anyway. Files are opened in the newest window.
    if g_variant_dict_contains(options, "new-window") != 0, g_application_register(app, nil, nil) != 0,
      g_application_get_is_remote(app) != 0
    {
      g_action_group_activate_action(OpaquePointer(app), "new-window", nil)
    }
    return -1
  }
}
