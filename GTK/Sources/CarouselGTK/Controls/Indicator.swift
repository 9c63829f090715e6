import CGtk4
import CarouselEngine

/// The state of an indicator's widget, which owns it.
final class Indicator {
  private let widget: WidgetPointer
  /// The text of a count, a child of the widget.
  private var label: WidgetPointer?
  private(set) var state = ControlsState()
  private var handlers: [gulong] = []
  /// The share of the time of autoplay with which the current dot or line is filled; nil if it shows none.
  private var progress: Double?
  /// The timer of the next drawing, while time passes.
  private var timer: guint = 0

  var kind = CarouselIndicator.Kind.dots {
    didSet {
      guard kind != oldValue else { return }
      setLabel(kind == .count)
      gtk_widget_queue_resize(widget)
      show(state)
      g_object_notify(widget.gobject, "kind")
    }
  }

  /// Whether the current dot or line fills while the time of autoplay passes.
  var showsAutoplayProgress = false {
    didSet {
      guard showsAutoplayProgress != oldValue else { return }
      update()
      g_object_notify(widget.gobject, "show-autoplay-progress")
    }
  }

  /// Whether it is hidden where there is one page at most.
  var hidesOnSinglePage = false { didSet { update() } }

  /// Whether dots and lines are arranged from top to bottom.
  var isVertical = false {
    didSet {
      guard isVertical != oldValue else { return }
      gtk_widget_queue_resize(widget)
      g_object_notify(widget.gobject, "orientation")
    }
  }

  /// The carousel, while there is one.
  var carousel: WidgetPointer? {
    get { followed }
    set {
      guard newValue != followed else { return }
      if let newValue, !newValue.hasPages {
        return complain("An indicator needs a carousel: a SwiftCarousel or an AdwCarousel")
      }
      leave()
      if let newValue { follow(newValue) }
      update()
      g_object_notify(widget.gobject, "carousel")
    }
  }
  private var followed: WidgetPointer?

  init(_ widget: WidgetPointer) {
    self.widget = widget
    gtk_widget_set_visible(widget, 0)
    let click = gtk_gesture_click_new()
    let released: @convention(c) (OpaquePointer?, Int32, Double, Double, WidgetPointer) -> Void = {
      _, _, x, y, widget in
      IndicatorWidget.indicator(of: widget)?.press(at: Point2D(x: x, y: y))
    }
    connect(click, "released", widget, unsafeBitCast(released, to: GCallback.self))
    gtk_widget_add_controller(widget, click)
    connect(widget.object, "map") { [weak self] in self?.updateTime() }
  }

  /// Handles the disposal of the widget.
  func close() {
    leave()
    stopTimer()
    setLabel(false)
  }

  // MARK: The carousel

  private func follow(_ carousel: WidgetPointer) {
    followed = carousel
    g_object_weak_ref(carousel.gobject, Self.carouselIsGone, Unmanaged.passUnretained(self).toOpaque())
    if let stage = carousel.stage {
      stage.observers.append((ObjectIdentifier(self), { [weak self] in self?.update() }))
    } else {
      handlers = ["notify::position", "notify::n-pages"].map { signal in
        connect(carousel.object, signal) { [weak self] in self?.update() }
      }
    }
  }

  private func leave() {
    guard let carousel = followed else { return }
    followed = nil
    g_object_weak_unref(carousel.gobject, Self.carouselIsGone, Unmanaged.passUnretained(self).toOpaque())
    carousel.stage?.observers.removeAll { $0.0 == ObjectIdentifier(self) }
    for handler in handlers { g_signal_handler_disconnect(carousel.raw, handler) }
    handlers = []
  }

  private static let carouselIsGone: GWeakNotify = { indicator, _ in
    let indicator = Unmanaged<Indicator>.fromOpaque(indicator!).takeUnretainedValue()
    (indicator.followed, indicator.handlers) = (nil, [])
    indicator.update()
    g_object_notify(indicator.widget.gobject, "carousel")
  }

  private func update() {
    show(followed.map { $0.stage?.controller.controlsState ?? $0.pages } ?? ControlsState())
    updateTime()
  }

  // MARK: The time of autoplay

  /// The growth of the filled part from one drawing to the next, in pixels of the screen: less is hardly visible.
  private static let growth = 0.25

  /// Shows how far the time has passed. While it passes, that is repeated whenever the filled part has grown visibly.
  private func updateTime() {
    stopTimer()
    let stage = showsAutoplayProgress && state.hasAutoplay ? followed?.stage : nil
    let progress = stage?.autoplayProgress
    if progress != self.progress { gtk_widget_queue_draw(widget) }
    self.progress = progress
    guard let stage, let progress, label == nil, widget.isMapped else { return }
    let seconds = stage.controller.autoplayRemainingTime
    guard seconds < .infinity, progress < 1 else { return }
    let pixels = (sizes.length + sizes.stretch) * Double(gtk_widget_get_scale_factor(widget))
    let steps = (1 - progress) * pixels / Self.growth
    // A drawing that is requested more often waits for the next refresh of the screen.
    timer = g_timeout_add(
      UInt32(exactly: (seconds * 1000 / max(1, steps)).rounded(.up)) ?? .max,
      { data in
        let indicator = Unmanaged<Indicator>.fromOpaque(data!).takeUnretainedValue()
        indicator.timer = 0
        indicator.updateTime()
        return 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func stopTimer() {
    if timer != 0 { g_source_remove(timer) }
    timer = 0
  }

  private func scroll(toItemAt index: Int) {
    guard let carousel = followed else { return }
    if let stage = carousel.stage {
      stage.act { $0.move(toPageAt: index) }
    } else {
      cgtk_scroll_to_page(carousel, guint(index))
    }
  }

  // MARK: Display

  /// The sizes, in points: the distance between dots or lines along the axis, the size of a full one, and by how much the current one is
  /// longer if it shows the time.
  private var sizes: (step: Double, length: Double, thickness: Double, stretch: Double) {
    kind == .lines ? (28, 24, 3, 0) : (16, 8, 8, 8)
  }

  /// The size across the axis, in points.
  private static let breadth: Int32 = 16

  private func show(_ state: ControlsState) {
    let count = self.state.dots.count
    self.state = state
    let isHidden = state.dots.isEmpty || hidesOnSinglePage && state.isSinglePage
    gtk_widget_set_visible(widget, isHidden ? 0 : 1)
    if let label { gtk_label_set_text(label.object, state.text) }
    if state.dots.count != count { gtk_widget_queue_resize(widget) }
    gtk_widget_queue_draw(widget)
  }

  private func setLabel(_ isThere: Bool) {
    guard isThere != (label != nil) else { return }
    if let label { gtk_widget_unparent(label) }
    label = isThere ? gtk_label_new(nil) : nil
    guard let label else { return }
    label.addClass("numeric")
    gtk_widget_set_parent(label, widget)
  }

  func measure(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
    var result: (minimum: Int32, natural: Int32) = (0, 0)
    if let label {
      gtk_widget_measure(label, orientation, -1, &result.minimum, &result.natural, nil, nil)
    } else {
      let isAlong = (orientation == GTK_ORIENTATION_VERTICAL) == isVertical
      let length = isAlong ? Int32(sizes.step) * Int32(state.dots.count) : Self.breadth
      result = (length, length)
    }
    return result
  }

  func allocate(_ width: Int32, _ height: Int32, _ baseline: Int32) {
    if let label { gtk_widget_allocate(label, width, height, baseline, nil) }
  }

  /// Where the dots or lines begin, in points: they are in the middle of the widget.
  private var start: Double {
    let length = isVertical ? gtk_widget_get_height(widget) : gtk_widget_get_width(widget)
    return (Double(length) - sizes.step * Double(state.dots.count)) / 2
  }

  private func press(at point: Point2D) {
    guard label == nil else { return }
    let place = (((isVertical ? point.y : point.x) - start) / sizes.step).rounded(.down)
    guard let item = state.dots.first(where: { Double(position(of: $0)) == place }) else { return }
    scroll(toItemAt: item)
  }

  /// Whether the first dot is on the right.
  private var isMirrored: Bool { !isVertical && gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  private var textColor: GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return color
  }

  /// Returns the position of an item's dot, counted from the left or the top.
  private func position(of item: Int) -> Int {
    isMirrored ? state.dots.upperBound - 1 - item : item - state.dots.lowerBound
  }

  func draw(to snapshot: OpaquePointer?) {
    if let label { return gtk_widget_snapshot_child(widget, label, snapshot) }
    var color = textColor
    let (strong, sizes, start) = (color.alpha, sizes, start)
    let middle = Double(isVertical ? gtk_widget_get_width(widget) : gtk_widget_get_height(widget)) / 2
    for item in state.dots {
      let scale = state.scale(ofDot: item)
      let stretch = progress == nil ? 0 : sizes.stretch * state.share(ofDot: item)
      let (length, thickness) = (
        (sizes.length + stretch) * scale, kind == .lines ? sizes.thickness : sizes.thickness * scale
      )
      color.alpha = strong * Float(progress == nil ? state.opacity(ofDot: item) : state.inactiveOpacity)
      let along = start + (Double(position(of: item)) + 0.5) * sizes.step - length / 2
      let across = middle - thickness / 2
      var area = graphene_rect_t()
      graphene_rect_init(
        &area, Float(isVertical ? across : along), Float(isVertical ? along : across),
        Float(isVertical ? thickness : length), Float(isVertical ? length : thickness))
      var outline = GskRoundedRect()
      gsk_rounded_rect_init_from_rect(&outline, &area, Float(thickness / 2))
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
      gtk_snapshot_append_color(snapshot, &color, &area)
      if let progress, item == state.index { appendFill(of: area, progress, strong, to: snapshot) }
      gtk_snapshot_pop(snapshot)
    }
  }
}

extension Indicator {
  /// Draws the part of the current dot or line that the time has filled, in the direction of the items.
  private func appendFill(of area: graphene_rect_t, _ progress: Double, _ alpha: Float, to snapshot: OpaquePointer?) {
    var (filled, color) = (area, textColor)
    color.alpha = alpha
    if isVertical {
      filled.size.height *= Float(progress)
    } else {
      filled.size.width *= Float(progress)
      if isMirrored { filled.origin.x += area.size.width - filled.size.width }
    }
    gtk_snapshot_append_color(snapshot, &color, &filled)
  }
}

extension WidgetPointer {
  fileprivate var stage: Stage? { CarouselWidget.isInstance(self) ? Stage.of(self) : nil }

  /// Whether it is a carousel that an indicator can follow.
  fileprivate var hasPages: Bool {
    let other = g_type_from_name("AdwCarousel")
    return CarouselWidget.isInstance(self) || other != 0 && isInstance(of: other)
  }

  /// The state of an AdwCarousel.
  fileprivate var pages: ControlsState {
    var (count, position) = (GValue(), GValue())
    g_object_get_property(gobject, "n-pages", &count)
    g_object_get_property(gobject, "position", &position)
    var state = ControlsState()
    state.count = Int(g_value_get_uint(&count))
    state.offset = g_value_get_double(&position)
    state.index = state.count > 0 ? Int(state.offset.rounded().clamped(to: 0...Double(state.count - 1))) : nil
    state.increasesContrast = cgtk_has_contrast_theme(gtk_widget_get_settings(self)) != 0
    return state
  }
}
