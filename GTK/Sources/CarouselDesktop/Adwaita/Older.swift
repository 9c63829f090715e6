import CAdwaita
import CGtk4
import CarouselGTK

// libadwaita before 1.5, as on Debian 12. Newer versions have deprecated all of this.

/// A leaflet with a flap.
final class OlderShell: Shell {
  private let leaflet = adw_leaflet_new()!.opaque
  private let flap = adw_flap_new()!.opaque

  init(_ parts: ShellParts) {
    let back = iconButton("go-previous-symbolic", localized("Back to the Examples")) { [leaflet] in
      adw_leaflet_navigate(leaflet, ADW_NAVIGATION_DIRECTION_BACK)
    }
    adw_header_bar_pack_start(parts.stageBar.opaque, back)
    adw_flap_set_content(flap, parts.stage)
    adw_flap_set_flap(flap, parts.panel)
    adw_flap_set_separator(flap, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    adw_flap_set_flap_position(flap, GTK_PACK_END)
    // Swipes belong to the carousels.
    adw_flap_set_swipe_to_open(flap, 0)
    adw_flap_set_swipe_to_close(flap, 0)
    adw_toast_overlay_set_child(parts.toasts, WidgetPointer(flap).expanding())
    let list = column(spacing: 0, parts.listBar, parts.list).sized(ShellParts.listWidth, -1)
    let stage = column(spacing: 0, parts.stageBar, WidgetPointer(parts.toasts)).expanding()
    adw_leaflet_append(leaflet, list)
    let separator = adw_leaflet_append(leaflet, gtk_separator_new(GTK_ORIENTATION_VERTICAL))
    adw_leaflet_page_set_navigatable(separator, 0)
    adw_leaflet_append(leaflet, stage)
    adw_leaflet_set_visible_child(leaflet, stage)
    adw_leaflet_set_can_unfold(leaflet, 1)
    let (listBar, stageBar) = (parts.listBar, parts.stageBar)
    let placeButtons = { [leaflet] in
      let isFolded = adw_leaflet_get_folded(leaflet)
      gtk_widget_set_visible(back, isFolded)
      adw_header_bar_set_show_start_title_buttons(stageBar.opaque, isFolded)
      adw_header_bar_set_show_end_title_buttons(listBar.opaque, isFolded)
    }
    connect(leaflet, "notify::folded", placeButtons)
    placeButtons()
    adw_application_window_set_content(parts.window.cast(), WidgetPointer(leaflet))
  }

  var isFolded: Bool { adw_leaflet_get_folded(leaflet) != 0 }

  var showsPanel: Bool {
    get { adw_flap_get_reveal_flap(flap) != 0 }
    set { adw_flap_set_reveal_flap(flap, newValue ? 1 : 0) }
  }

  func showStage() { adw_leaflet_navigate(leaflet, ADW_NAVIGATION_DIRECTION_FORWARD) }

  func bindPanel(to button: WidgetPointer) {
    cadw_bind(UnsafeMutableRawPointer(flap), "reveal-flap", button, "active")
  }

  func onFold(_ action: @escaping () -> Void) { connect(leaflet, "notify::folded", action) }
}

/// The older dialogs, which are windows.
enum OlderAdwaita {
  static func showAbout(_ facts: AboutFacts, over parent: WidgetPointer) {
    let window = adw_about_window_new()!
    let about = window.opaque
    adw_about_window_set_application_name(about, facts.name)
    adw_about_window_set_application_icon(about, Main.id)
    adw_about_window_set_developer_name(about, facts.developer)
    adw_about_window_set_version(about, Main.version)
    adw_about_window_set_comments(about, facts.comments)
    adw_about_window_set_license_type(about, GTK_LICENSE_MIT_X11)
    gtk_window_set_transient_for(window.cast(), parent.cast())
    gtk_window_present(window.cast())
  }

  static func showMessage(_ title: String, _ text: String, over parent: WidgetPointer) {
    let dialog = adw_message_dialog_new(parent.cast(), title, text)!
    let raw = UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: AdwMessageDialog.self)
    adw_message_dialog_add_response(raw, "close", localized("_Close"))
    adw_message_dialog_set_default_response(raw, "close")
    adw_message_dialog_set_close_response(raw, "close")
    gtk_window_present(UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self))
  }
}
