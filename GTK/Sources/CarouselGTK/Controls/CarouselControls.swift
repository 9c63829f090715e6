import CGtk4
import CarouselEngine

/// The controls of a carousel, placed below or over it: buttons for the next and the previous item, an indicator of the
/// position, and a button that pauses autoplay.
///
/// ```swift
/// let controls = CarouselControls(carousel, indicator: .dots)
/// gtk_box_append(box, controls.widget)
/// ```
public final class CarouselControls {
  /// The widget, a box.
  public let widget: WidgetPointer

  private weak var stage: Stage?
  private let previous: WidgetPointer, next: WidgetPointer, pause: WidgetPointer
  /// The state that is shown.
  private var state: ControlsState?
  private var names: [String] = []
  private var announcement: String?

  private static let key = "carousel-controls"

  /// Creates the controls of a carousel. They may outlive it.
  /// - Parameters:
  ///   - indicator: How the position is shown; nil for not at all.
  ///   - hasButtons: Whether there are buttons for the next and the previous item.
  public init(_ carousel: Carousel, indicator: CarouselIndicator.Kind? = .dots, hasButtons: Bool = true) {
    let stage = carousel.stage
    self.stage = stage
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    let indicator = indicator.map { CarouselIndicator($0, of: carousel.widget).widget }
    (previous, next, pause) = (gtk_button_new(), gtk_button_new(), gtk_button_new())
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    for button in [previous, next, pause] {
      gtk_widget_add_css_class(button, "circular")
      gtk_widget_add_css_class(button, "flat")
    }
    append([hasButtons ? previous : nil, indicator, hasButtons ? next : nil, pause])
    connect(previous.object, "clicked") { [weak stage] in stage?.act { $0.move(byItems: -1) } }
    connect(next.object, "clicked") { [weak stage] in stage?.act { $0.move(byItems: 1) } }
    connect(pause.object, "clicked") { [weak stage] in
      guard let stage else { return }
      stage.setPaused(!stage.controller.isPaused)
    }
    g_object_set_data_full(
      widget.raw.assumingMemoryBound(to: GObject.self), Self.key, Unmanaged.passRetained(self).toOpaque(),
      { data in
        MainActor.assumeIsolated { Unmanaged<CarouselControls>.fromOpaque(data!).takeRetainedValue().stop() }
      })
    stage.observers.append((ObjectIdentifier(self), { [weak self] in self?.update() }))
    // Buttons that are not in the box are released.
    for spare in [previous, next] where gtk_widget_get_parent(spare) == nil {
      g_object_ref_sink(spare.raw)
      spares.append(spare)
    }
    update()
  }

  private var spares: [WidgetPointer] = []

  private func append(_ widgets: [WidgetPointer?]) {
    for case let part? in widgets {
      gtk_box_append(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self), part)
    }
  }

  private func stop() {
    stage?.observers.removeAll { $0.0 == ObjectIdentifier(self) }
    for spare in spares { g_object_unref(spare.raw) }
    spares = []
  }

  private func update() {
    guard let stage else { return }
    if let announcement = stage.announcement, announcement != self.announcement {
      // Screen readers speak the description of the button that has the focus when it changes.
      self.announcement = announcement
      for button in [previous, next] { button.describe(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, announcement) }
    }
    let state = stage.controller.controlsState, words = stage.words
    let names = [words.previous, words.next, words.pause, words.play]
    guard state != self.state || names != self.names else { return }
    (self.state, self.names) = (state, names)
    let icons = state.isVertical ? ("go-up-symbolic", "go-down-symbolic") : ("go-previous-symbolic", "go-next-symbolic")
    // GTK mirrors these icons itself if the text direction is right to left.
    set(previous, icons.0, words.previous, isOn: state.canGoBack)
    set(next, icons.1, words.next, isOn: state.canGoForward)
    gtk_widget_set_visible(pause, state.hasPauseButton ? 1 : 0)
    let icon = state.isPaused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic"
    set(pause, icon, state.isPaused ? words.play : words.pause, isOn: true)
  }

  private func set(_ button: WidgetPointer, _ icon: String, _ name: String, isOn: Bool) {
    let button = UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self)
    let widget = UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkWidget.self)
    if gtk_button_get_icon_name(button).map({ String(cString: $0) }) != icon {
      gtk_button_set_icon_name(button, icon)
      // GTK names it after its picture otherwise.
      gtk_accessible_reset_relation(widget.object, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }
    if gtk_widget_get_tooltip_text(widget).map({ String(cString: $0) }) != name {
      gtk_widget_set_tooltip_text(widget, name)
      widget.describe(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    }
    if (gtk_widget_get_sensitive(widget) != 0) != isOn { gtk_widget_set_sensitive(widget, isOn ? 1 : 0) }
  }
}
