import CGtk4
import CarouselEngine

/// The controls of a carousel, placed below or over it: buttons for the next and the previous item, an indicator of the
/// position, a button that pauses autoplay, and one that shows all items as a list.
///
/// ```swift
/// let controls = CarouselControls(carousel, indicator: .dots)
/// gtk_box_append(box, controls.widget)
/// ```
public final class CarouselControls {
  /// The widget, a box.
  public let widget: WidgetPointer

  private weak var stage: Stage?
  private let previous: WidgetPointer, next: WidgetPointer, pause: WidgetPointer, list: WidgetPointer
  private let hidesOnSinglePage: Bool
  /// The state that is shown.
  private var state: ControlsState?
  private var names: [String] = []
  private var announcement: String?

  private static let key = "carousel-controls"

  /// Creates the controls of a carousel. They may outlive it.
  /// - Parameters:
  ///   - indicator: How the position is shown; nil for not at all.
  ///   - hasButtons: Whether there are buttons for the next and the previous item.
  ///   - hasListButton: Whether a button shows all items as a list, and the carousel again.
  ///   - showsAutoplayProgress: Whether the current dot or line fills while the time of autoplay at the current item passes.
  ///   - hidesOnSinglePage: Whether the buttons that move the carousel and the indicator are hidden where there is one page at most.
  public init(
    _ carousel: Carousel, indicator: CarouselIndicator.Kind? = .dots, hasButtons: Bool = true,
    hasListButton: Bool = false, showsAutoplayProgress: Bool = false, hidesOnSinglePage: Bool = true
  ) {
    let stage = carousel.stage
    self.stage = stage
    self.hidesOnSinglePage = hidesOnSinglePage
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    let indicator = indicator.map {
      CarouselIndicator($0, of: carousel.widget, showsAutoplayProgress: showsAutoplayProgress).widget
    }
    if let indicator { IndicatorWidget.indicator(of: indicator)?.hidesOnSinglePage = hidesOnSinglePage }
    (previous, next, pause, list) = (gtk_button_new(), gtk_button_new(), gtk_button_new(), gtk_toggle_button_new())
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    for button in [previous, next, pause, list] {
      gtk_widget_add_css_class(button, "circular")
      gtk_widget_add_css_class(button, "flat")
    }
    append([hasButtons ? previous : nil, indicator, hasButtons ? next : nil, pause, hasListButton ? list : nil])
    connect(previous.object, "clicked") { [weak stage] in stage?.act { $0.move(byItems: -1) } }
    connect(next.object, "clicked") { [weak stage] in stage?.act { $0.move(byItems: 1) } }
    connect(pause.object, "clicked") { [weak stage] in
      guard let stage else { return }
      stage.setPaused(!stage.controller.isPaused)
    }
    connect(list.object, "clicked") { [weak stage] in stage?.updateByApp { $0.isList.toggle() } }
    g_object_set_data_full(
      widget.raw.assumingMemoryBound(to: GObject.self), Self.key, Unmanaged.passRetained(self).toOpaque(),
      { data in
        MainActor.assumeIsolated { Unmanaged<CarouselControls>.fromOpaque(data!).takeRetainedValue().stop() }
      })
    stage.observers.append((ObjectIdentifier(self), { [weak self] in self?.update() }))
    stage.controlsCount += 1
    // Buttons that are not in the box are released.
    for spare in [previous, next, list] where gtk_widget_get_parent(spare) == nil {
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
    stage?.controlsCount -= 1
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
    let names = [words.previous, words.next, words.pause, words.play, words.asList]
    guard state != self.state || names != self.names else { return }
    (self.state, self.names) = (state, names)
    let icons = state.isVertical ? ("go-up-symbolic", "go-down-symbolic") : ("go-previous-symbolic", "go-next-symbolic")
    // GTK mirrors these icons itself if the text direction is right to left.
    previous.showControl(icons.0, words.previous, isOn: state.canGoBack)
    next.showControl(icons.1, words.next, isOn: state.canGoForward)
    for button in [previous, next] { gtk_widget_set_visible(button, hidesOnSinglePage && state.isSinglePage ? 0 : 1) }
    gtk_widget_set_visible(pause, state.hasPauseButton ? 1 : 0)
    pause.showPause(state, words)
    list.showControl("view-list-symbolic", words.asList)
    let toggle = list.raw.assumingMemoryBound(to: GtkToggleButton.self)
    if (gtk_toggle_button_get_active(toggle) != 0) != state.isList {
      gtk_toggle_button_set_active(toggle, state.isList ? 1 : 0)
    }
  }
}
