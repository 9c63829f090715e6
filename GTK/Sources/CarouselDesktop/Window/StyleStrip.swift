import CAdwaita
import CGtk4
import CarouselGTK

/// The strip of styles: small, live carousels of plain cards, with the chosen one highlighted.
final class StyleStrip {
  let widget: WidgetPointer
  private var frames: [String: (button: WidgetPointer, carousel: Carousel)] = [:]
  private let choose: (String) -> Void
  private var isShowing = false
  private var shown: WidgetPointer?
  private var name = ""
  private let strip: WidgetPointer

  /// The number of cards in a preview, and its size.
  private static let cards = 9
  private static let size: (width: Int32, height: Int32) = (104, 64)

  /// - Parameter choose: Called with the chosen style.
  init(_ choose: @escaping (String) -> Void) {
    self.choose = choose
    strip = row(spacing: 6).margins(horizontal: 12, vertical: 8).aligned(GTK_ALIGN_CENTER)
    widget = gtk_scrolled_window_new()!.styled("strip")
    gtk_scrolled_window_set_policy(widget.opaque, GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
    gtk_scrolled_window_set_child(widget.opaque, strip)
    widget.named(localized("Styles"))
    var first: WidgetPointer?
    for name in StyleNames.all {
      let frame = frame(of: name)
      if let first { gtk_toggle_button_set_group(frame.button.cast(), first.cast()) }
      first = first ?? frame.button
      frames[name] = frame
      gtk_box_append(strip.cast(), frame.button)
    }
    let adjustment = gtk_scrolled_window_get_hadjustment(widget.opaque)
    connect(adjustment.map { OpaquePointer($0) }, "changed") { [unowned self] in soon { [weak self] in self?.reveal() }
    }
    Keys.add(to: strip, first: true) { [unowned self] in go($0) }
    let wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
    connectScroll(wheel) { [widget] distance in
      let adjustment = gtk_scrolled_window_get_hadjustment(widget.opaque)
      gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + distance * 60)
    }
    gtk_widget_add_controller(widget, wheel)
  }

  /// Highlights a style.
  func show(_ name: String) {
    guard let frame = frames[name] else { return }
    isShowing = true
    gtk_toggle_button_set_active(frame.button.cast(), 1)
    isShowing = false
    // The strip is one tab stop, and arrow keys move along it.
    for (other, frame) in frames { gtk_widget_set_focusable(frame.button, other == name ? 1 : 0) }
    self.name = name
    shown = frame.button
    reveal()
  }

  /// Moves along the strip with the arrow keys.
  private func go(_ key: Int32) -> Bool {
    let isMirrored = gtk_widget_get_direction(strip) == GTK_TEXT_DIR_RTL
    let onward = isMirrored ? GDK_KEY_Left : GDK_KEY_Right, back = isMirrored ? GDK_KEY_Right : GDK_KEY_Left
    guard key == onward || key == back, let place = StyleNames.all.firstIndex(of: name) else { return false }
    let next = place + (key == onward ? 1 : -1)
    guard StyleNames.all.indices.contains(next) else { return true }
    choose(StyleNames.all[next])
    show(StyleNames.all[next])
    if let shown { gtk_widget_grab_focus(shown) }
    return true
  }

  /// Scrolls to the highlighted style, once it is laid out.
  private func reveal() {
    guard let button = shown, gtk_widget_get_width(strip) > 0 else { return }
    var rectangle = graphene_rect_t()
    guard gtk_widget_compute_bounds(button, strip, &rectangle) != 0 else { return }
    let adjustment = gtk_scrolled_window_get_hadjustment(widget.opaque)
    gtk_adjustment_clamp_page(
      adjustment, Double(rectangle.origin.x) - 60, Double(rectangle.origin.x + rectangle.size.width) + 84)
  }

  private func frame(of name: String) -> (button: WidgetPointer, carousel: Carousel) {
    let carousel = Carousel(style: .named(name))
    carousel.dataSource = CarouselItems(count: Self.cards) { index, reused in
      let card = reused ?? gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!.styled("small-card").sized(28, 36)
      return card
    }
    carousel.currentIndex = Self.cards / 2
    carousel.perspective = -1 / 200
    carousel.clipsToBounds = true
    carousel.widget.sized(Self.size.width, Self.size.height)
    gtk_widget_set_can_target(carousel.widget, 0)
    gtk_widget_set_can_focus(carousel.widget, 0)
    cadw_hide_from_readers(carousel.widget)
    let title = label(StyleNames.title(name), "caption")
    gtk_label_set_max_width_chars(title.opaque, 14)
    let button = gtk_toggle_button_new()!.styled("flat", "style-frame")
    gtk_button_set_child(button.cast(), column(spacing: 2, carousel.widget, title))
    button.named(StyleNames.title(name)).tip(StyleNames.title(name))
    connect(button, "toggled") { [unowned self] in
      guard gtk_toggle_button_get_active(button.cast()) != 0, !isShowing else { return }
      carousel.scroll(byItems: carousel.wraps ? 3 : (carousel.currentIndex ?? 0) > 4 ? -3 : 3, duration: 1.2)
      choose(name)
      show(name)
    }
    return (button, carousel)
  }
}

/// Connects a closure to wheel events; it receives the distance.
func connectScroll(_ controller: OpaquePointer?, _ action: @escaping (Double) -> Void) {
  let callback: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> gboolean = { _, _, dy, data in
    Unmanaged<NumberAction>.fromOpaque(data!).takeUnretainedValue().call(dy)
    return 1
  }
  g_signal_connect_data(
    UnsafeMutableRawPointer(controller), "scroll", unsafeBitCast(callback, to: GCallback.self),
    Unmanaged.passRetained(NumberAction(action)).toOpaque(),
    { data, _ in Unmanaged<NumberAction>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
}

/// A closure that takes a number, and that C can refer to.
final class NumberAction {
  let call: (Double) -> Void

  init(_ call: @escaping (Double) -> Void) {
    self.call = call
  }
}
