@_exported public import CarouselEngine
public import CGtk4

/// Shows items of any kind of widget, in any style, moved by hand or by program.
///
/// ```swift
/// let carousel = Carousel(style: .coverFlow)
/// carousel.dataSource = CarouselItems(count: 1_000_000) { index, reused in … }
/// carousel.onSelect { index in … }
/// gtk_box_append(box, carousel.widget)
/// ```
/// `widget` is a plain widget of GTK. It keeps all that the carousel is; this object is a handle of it, and may be dropped.
/// What the app's closures refer to is let go when the widget's window is destroyed.
///
/// All settings of the engine's carousel are properties here: `isPagingEnabled`, `bounces`, `motion`, `options` and so on.
/// Set what you like at any time, in any order; invalid values fall back to the default or are clamped.
@dynamicMemberLookup
public final class Carousel {
  let stage: Stage
  /// The widget, to be put wherever GTK takes one.
  public let widget: Widget

  /// An empty carousel.
  public convenience init(style: AnyCarouselStyle = .linear) {
    let stage = Stage()
    self.init(stage: stage)
    stage.adopt(self)
    stage.update { $0.style = style }
  }

  /// An empty carousel with a style of any type, your own too.
  public convenience init(style: some CarouselStyle) {
    self.init(style: AnyCarouselStyle(style))
  }

  init(stage: Stage) {
    self.stage = stage
    widget = stage.widget!
    // As with GTK's own widgets, the reference of whoever made it is for whatever it is put into.
    g_object_ref(widget.raw)
  }

  isolated deinit { g_object_unref(widget.raw) }

  /// The carousel whose widget this is; nil for other widgets.
  public static func of(_ widget: Widget) -> Carousel? {
    CarouselWidget.isInstance(widget) ? Stage.of(widget)?.carousel : nil
  }

  // MARK: Settings

  /// A setting of the engine's carousel.
  public subscript<Value>(dynamicMember setting: WritableKeyPath<CarouselModel, Value>) -> Value {
    get { stage.controller.carousel[keyPath: setting] }
    set { stage.updateByApp { $0[keyPath: setting] = newValue } }
  }

  /// What the engine's carousel tells of itself.
  public subscript<Value>(dynamicMember property: KeyPath<CarouselModel, Value>) -> Value {
    stage.controller.carousel[keyPath: property]
  }

  /// Changes several settings at once. The size, the size of the items, the user's preferences and whether it runs from right
  /// to left are left to the widget.
  /// - Parameter change: Must not call the carousel.
  public func update(_ change: (inout CarouselModel) -> Void) { stage.updateByApp(change) }

  /// What items look like at an offset.
  public var style: AnyCarouselStyle {
    get { stage.controller.carousel.style }
    set { stage.update { $0.style = newValue } }
  }

  /// Sets a style of any type, your own too.
  public func setStyle(_ style: some CarouselStyle) { self.style = AnyCarouselStyle(style) }

  /// Whether items follow each other from top to bottom. Right to left comes from the widget's direction.
  public var isVertical: Bool {
    get { stage.controller.carousel.axis.isVertical }
    set { stage.updateByApp { $0.axis.isVertical = newValue } }
  }

  /// The direction in which it runs.
  public var axis: CarouselAxis { stage.controller.carousel.axis }

  /// Its size, in points: that of its widget.
  public var viewport: Size2D { stage.controller.carousel.viewport }

  /// The size of the first item, in points.
  public var measuredItemSize: Size2D { stage.controller.carousel.measuredItemSize }

  /// Whether items are cut off at the edges of the widget; no by default.
  public var clipsToBounds: Bool {
    get { gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(widget, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }

  // MARK: Autoplay

  /// Seconds after which it advances to the next item by itself; 0 is off. Like `autoscroll` it waits while the user
  /// interacts with it, points at it or has the keyboard focus in it, and under reduced motion.
  public var autoplay: Double {
    get { stage.controller.autoplayInterval }
    set {
      stage.act { $0.autoplayInterval = newValue }
      stage.tellObservers()
    }
  }

  /// Whether autoplay and autoscroll are paused by the user, or by the app on their behalf.
  public var isPaused: Bool {
    get { stage.controller.isPaused }
    set {
      stage.act { $0.isPaused = newValue }
      stage.tellObservers()
    }
  }

  /// The user is about to act: where the carousel settles next is announced to assistive technology. To be called by an app
  /// whose own button moves the carousel.
  public func userWillAct() { stage.act { $0.userWillAct() } }

  // MARK: Words

  /// What assistive technology calls it; `words.carousel` where nothing is given.
  public var label: String? {
    get { stage.label }
    set {
      stage.label = newValue
      stage.describeCarousel()
    }
  }

  /// The words that assistive technology speaks, and names of buttons; English by default.
  public var words: CarouselWords {
    get { stage.words }
    set {
      stage.words = newValue
      stage.forgetLabels()
      stage.tellObservers()
    }
  }
}
