import CGtk4
import CarouselEngine

// What buttons and menus of the app can do with a carousel, by the names of its actions.
extension CarouselWidget {
  static func addActions(to methods: UnsafeMutablePointer<GtkWidgetClass>) {
    gtk_widget_class_install_action(methods, "carousel.next", nil) { widget, _, _ in
      Stage.of(widget!)?.act { $0.move(byItems: 1) }
    }
    gtk_widget_class_install_action(methods, "carousel.previous", nil) { widget, _, _ in
      Stage.of(widget!)?.act { $0.move(byItems: -1) }
    }
  }
}

extension Stage {
  /// The actions that have an effect.
  struct EnabledActions: Equatable {
    var next = true
    var previous = true
  }

  /// Enables the actions that have an effect.
  func updateActions() {
    guard let widget else { return }
    let state = controller.controlsState
    let enabled = EnabledActions(next: state.canGoForward, previous: state.canGoBack)
    guard enabled != enabledActions else { return }
    enabledActions = enabled
    gtk_widget_action_set_enabled(widget, "carousel.next", enabled.next ? 1 : 0)
    gtk_widget_action_set_enabled(widget, "carousel.previous", enabled.previous ? 1 : 0)
  }
}
