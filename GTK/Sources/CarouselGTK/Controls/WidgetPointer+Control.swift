import CGtk4
import CarouselEngine

// The buttons of carousels.
extension WidgetPointer {
  /// Shows an icon on a button, and names it.
  func showControl(_ icon: String, _ name: String, isOn: Bool = true) {
    let button = raw.assumingMemoryBound(to: GtkButton.self)
    if gtk_button_get_icon_name(button).map({ String(cString: $0) }) != icon {
      gtk_button_set_icon_name(button, icon)
      // GTK names it after its picture otherwise.
      gtk_accessible_reset_relation(object, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }
    if gtk_widget_get_tooltip_text(self).map({ String(cString: $0) }) != name {
      gtk_widget_set_tooltip_text(self, name)
      describe(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    }
    if (gtk_widget_get_sensitive(self) != 0) != isOn { gtk_widget_set_sensitive(self, isOn ? 1 : 0) }
  }

  /// Shows what a button does to autoplay: pause or play.
  func showPause(_ state: ControlsState, _ words: CarouselWords) {
    let icon = state.isPaused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic"
    showControl(icon, state.isPaused ? words.play : words.pause)
  }
}
