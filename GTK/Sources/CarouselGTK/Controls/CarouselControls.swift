public import CGtk4
import CarouselEngine

/// Buttons that go on and back, where the carousel is, and a button that stops what moves by itself: to be put below a
/// carousel, or over it.
///
/// ```swift
/// let controls = CarouselControls(carousel, indicator: .dots)
/// gtk_box_append(box, controls.widget)
/// ```
public final class CarouselControls {
  /// How it shows where the carousel is.
  public enum Indicator {
    /// Not at all.
    case none
    /// A dot for each item; as a number where there are more than fit.
    case dots
    /// As in 3 / 12.
    case count
  }

  /// The widget, a box.
  public let widget: Widget

  private weak var stage: Stage?
  private let previous: Widget, next: Widget, pause: Widget
  private let dots: Dots?
  private let count: Widget
  private let indicator: Indicator

  private static let key = "carousel-controls"
  /// The most dots that stand side by side.
  private static let mostDots = 20

  /// Controls of a carousel. They may outlive it.
  /// - Parameter hasButtons: Whether there are buttons to go on and back.
  public init(_ carousel: Carousel, indicator: Indicator = .dots, hasButtons: Bool = true) {
    let stage = carousel.stage
    (self.stage, self.indicator) = (stage, indicator)
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    dots = indicator == .dots ? Dots() : nil
    count = gtk_label_new(nil)
    (previous, next, pause) = (gtk_button_new(), gtk_button_new(), gtk_button_new())
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_add_css_class(count, "numeric")
    for button in [previous, next, pause] {
      gtk_widget_add_css_class(button, "circular")
      gtk_widget_add_css_class(button, "flat")
    }
    append([
      hasButtons ? previous : nil, dots?.widget, indicator == .none ? nil : count, hasButtons ? next : nil, pause,
    ])
    connect(previous.object, "clicked") { [weak stage] in stage?.update { $0.step(by: -1) } }
    connect(next.object, "clicked") { [weak stage] in stage?.update { $0.step(by: 1) } }
    connect(pause.object, "clicked") { [weak stage] in stage?.rotation.isPaused.toggle() }
    dots?.picked = { [weak stage] index in
      stage?.update { $0.scroll(toItemAt: index, duration: CarouselEngine.Carousel.defaultScrollDuration) }
    }
    g_object_set_data_full(
      widget.raw.assumingMemoryBound(to: GObject.self), Self.key, Unmanaged.passRetained(self).toOpaque(),
      { data in
        MainActor.assumeIsolated { Unmanaged<CarouselControls>.fromOpaque(data!).takeRetainedValue().stop() }
      })
    stage.observers.append((ObjectIdentifier(self), { [weak self] in self?.update() }))
    // What isn't in the box is let go.
    for spare in [previous, next, count] where gtk_widget_get_parent(spare) == nil {
      g_object_ref_sink(spare.raw)
      spares.append(spare)
    }
    update()
  }

  private var spares: [Widget] = []

  private func append(_ widgets: [Widget?]) {
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
    let carousel = stage.controller.carousel, words = stage.words
    let (index, total) = (carousel.currentIndex ?? -1, carousel.numberOfItems)
    let names =
      carousel.axis.isVertical ? ("go-up-symbolic", "go-down-symbolic") : ("go-previous-symbolic", "go-next-symbolic")
    // GTK turns these icons round by itself where the text runs from right to left.
    set(previous, names.0, words.previous, isOn: total > 0 && (carousel.wraps || index > 0))
    set(next, names.1, words.next, isOn: total > 0 && (carousel.wraps || index < total - 1))
    let rotation = stage.rotation
    gtk_widget_set_visible(pause, rotation.autoscroll != 0 || rotation.autoplay > 0 ? 1 : 0)
    let icon = rotation.isPaused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic"
    set(pause, icon, rotation.isPaused ? words.play : words.pause, isOn: true)
    let hasDots = dots != nil && total <= Self.mostDots
    dots?.update(offset: carousel.scrollOffset, count: hasDots ? total : 0, wraps: carousel.wraps)
    if indicator != .none {
      gtk_widget_set_visible(count, hasDots ? 0 : 1)
      let text = "\(index + 1) / \(total)"
      if String(cString: gtk_label_get_text(count.object)) != text { gtk_label_set_text(count.object, text) }
    }
  }

  private func set(_ button: Widget, _ icon: String, _ name: String, isOn: Bool) {
    let button = UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self)
    let widget = UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkWidget.self)
    if gtk_button_get_icon_name(button).map({ String(cString: $0) }) != icon {
      gtk_button_set_icon_name(button, icon)
      gtk_widget_set_tooltip_text(widget, name)
      widget.describe(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    }
    if (gtk_widget_get_sensitive(widget) != 0) != isOn { gtk_widget_set_sensitive(widget, isOn ? 1 : 0) }
  }
}
