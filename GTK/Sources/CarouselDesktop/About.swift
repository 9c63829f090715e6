import CAdwaita
import CGtk4

/// The about window.
enum About {
  static func show(_ parent: UnsafeMutablePointer<GtkWindow>?) {
    let window = adw_about_window_new()!
    let about = window.opaque
    adw_about_window_set_application_name(about, localized("Carousel Gallery"))
    adw_about_window_set_application_icon(about, Main.id)
    adw_about_window_set_developer_name(about, localized("The Swift Carousel authors"))
    adw_about_window_set_version(about, Main.version)
    adw_about_window_set_comments(
      about,
      localized(
        "Carousels of any widget, in any style: one engine in Swift for the web, GTK, UIKit, AppKit and SwiftUI."))
    adw_about_window_set_license_type(about, GTK_LICENSE_MIT_X11)
    gtk_window_set_transient_for(window.cast(), parent)
    gtk_window_present(window.cast())
  }
}
