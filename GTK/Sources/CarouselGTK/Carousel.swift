@_exported public import CarouselEngine
import CGtk4

/// A carousel of widgets of any kind, in any style, scrolled by the user or by a program.
///
/// ```swift
/// let carousel = Carousel(style: .coverFlow)
/// carousel.dataSource = CarouselItems(count: 1_000_000) { index, reused in … }
/// carousel.onSelect { index in … }
/// gtk_box_append(box, carousel.widget)
/// ```
/// `widget` is a plain GTK widget. It owns the carousel; this object is a handle that lives as long as the widget, and
/// need not be kept. The carousel's closures may refer to it weakly. Objects that they capture are released when the
/// widget's window is destroyed.
///
/// All settings of the engine's carousel are properties here: `isPagingEnabled`, `bounces`, `motion`, `options` and so
/// on. Set them at any time, in any order; invalid values fall back to the default or are clamped.
@dynamicMemberLookup
public final class Carousel {
  let stage: Stage
  /// The widget, to be placed like any GTK widget.
  public let widget: WidgetPointer
  /// Itself, while anything else refers to the widget.
  private var itself: Carousel?

  /// Creates an empty carousel.
  public convenience init(style: AnyCarouselStyle = .linear) {
    let stage = Stage.of(CarouselWidget.make())!
    self.init(stage: stage)
    stage.adopt(self)
    stage.setStyle(style)
  }

  /// Creates an empty carousel with a style of any type, including custom ones.
  public convenience init(style: some CarouselStyle) {
    self.init(style: AnyCarouselStyle(style))
  }

  init(stage: Stage) {
    self.stage = stage
    widget = stage.widget!
    LiveObjects.handles += 1
    // The handle refers to the widget, which must stay valid, and the widget to the handle, so that it is still there
    // when the app's closures refer to it weakly. A toggle reference tells when the handle's own is the last one.
    itself = self
    g_object_add_toggle_ref(widget.gobject, Self.referencesDidChange, Unmanaged.passUnretained(self).toOpaque())
  }

  isolated deinit {
    LiveObjects.handles -= 1
    g_object_remove_toggle_ref(widget.gobject, Self.referencesDidChange, Unmanaged.passUnretained(self).toOpaque())
  }

  private static let referencesDidChange: GToggleNotify = { handle, _, isLast in
    let handle = Unmanaged<Carousel>.fromOpaque(handle!).takeUnretainedValue()
    handle.itself = isLast != 0 ? nil : handle
  }

  /// Returns the carousel of a widget, or nil for other widgets.
  public static func of(_ widget: WidgetPointer) -> Carousel? {
    CarouselWidget.isInstance(widget) ? Stage.of(widget)?.carousel : nil
  }

  // MARK: Settings

  /// A setting of the engine's carousel.
  public subscript<Value>(dynamicMember setting: WritableKeyPath<CarouselModel, Value>) -> Value {
    get { stage.controller.carousel[keyPath: setting] }
    set { stage.updateByApp { $0[keyPath: setting] = newValue } }
  }

  /// A read-only property of the engine's carousel.
  public subscript<Value>(dynamicMember property: KeyPath<CarouselModel, Value>) -> Value {
    stage.controller.carousel[keyPath: property]
  }

  /// Changes several settings at once. The viewport, the size of the items, the user's preferences and the text
  /// direction cannot be changed: the widget sets them.
  /// - Parameter change: Must not call the carousel.
  public func update(_ change: (inout CarouselModel) -> Void) { stage.updateByApp(change) }

  /// The appearance of items by their offset.
  public var style: AnyCarouselStyle {
    get { stage.controller.carousel.style }
    set { stage.setStyle(newValue) }
  }

  /// Sets a style of any type, including custom ones.
  public func setStyle(_ style: some CarouselStyle) { self.style = AnyCarouselStyle(style) }

  /// Whether items are arranged from top to bottom. Right to left follows from the widget's direction.
  public var isVertical: Bool {
    get { stage.controller.carousel.axis.isVertical }
    set { stage.updateByApp { $0.axis.isVertical = newValue } }
  }

  /// The direction of the carousel.
  public var axis: CarouselAxis { stage.controller.carousel.axis }

  /// The size of its widget, in points.
  public var viewport: Size2D { stage.controller.carousel.viewport }

  /// The size of the first item, in points.
  public var measuredItemSize: Size2D { stage.controller.carousel.measuredItemSize }

  /// Whether items are clipped to the bounds of the widget; false by default. A list always is.
  public var clipsToBounds: Bool {
    get { (stage.overflow ?? gtk_widget_get_overflow(widget)) == GTK_OVERFLOW_HIDDEN }
    set {
      let overflow = newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE
      if stage.overflow == nil { gtk_widget_set_overflow(widget, overflow) } else { stage.overflow = overflow }
    }
  }

  // MARK: Autoplay

  /// The autoplay interval: the time at each item before the carousel advances, in seconds; 0 is off. Like
  /// `autoscroll`, autoplay waits while the user interacts with the carousel, hovers over it or has the keyboard focus
  /// in it, and under reduced motion.
  public var autoplay: Double {
    get { stage.controller.autoplayInterval }
    set { stage.set(.autoplay, to: Point2D(x: newValue, y: 0)) }
  }

  /// Whether the user, or the app on their behalf, has paused autoplay and autoscroll.
  public var isPaused: Bool {
    get { stage.controller.isPaused }
    set { stage.setPaused(newValue) }
  }

  /// The share of the autoplay interval that has passed at the current item, 0…1; 0 while the carousel moves, and without
  /// autoplay. While autoplay waits, it stands still. `notify::autoplay-progress` is emitted when it begins to grow and when it
  /// stops, and not in between.
  public var autoplayProgress: Double { stage.autoplayProgress }

  /// The widget of the carousel of whose items its own are thumbnails; nil for none. A click on a thumbnail, Enter, the arrow keys along the
  /// axis, Home and End show the item with the same index there, and the thumbnail of the item that is shown there is selected here and
  /// stays in view. It is not kept alive.
  public var controlledCarousel: WidgetPointer? {
    get { stage.controlled?.widget }
    set { stage.setControlledCarousel(newValue) }
  }

  /// The index of the selected thumbnail; nil if the items are not thumbnails.
  public var selectedIndex: Int? { stage.controller.selectedIndex }

  /// The time until autoplay advances the carousel, in seconds; infinite while it waits, while the carousel moves, and without
  /// autoplay.
  public var autoplayRemainingTime: Double { stage.act { $0.autoplayRemainingTime } }

  /// Tells that the content of an item has ended, such as its video, for which autoplay waits: it advances as if the time at the item
  /// had passed, as soon as nothing keeps it. Ignored unless the item is at rest as the current one.
  public func itemDidEnd(at index: Int) { stage.act { $0.itemDidEnd(at: index) } }

  /// Whether a button in the carousel pauses autoplay and autoscroll where no `CarouselControls` have it, as users need one;
  /// false if the app has its own. True by default.
  public var showsPauseButton: Bool {
    get { stage.showsPauseButton }
    set { stage.setShowsPauseButton(newValue) }
  }

  /// Tells the carousel that the user is about to act, so that the item on which it settles is announced to assistive
  /// technology. Call it from an app's own button before it moves the carousel.
  public func userWillAct() { stage.act { $0.userWillAct() } }

  // MARK: Words

  /// The accessible label; nil for `words.carousel`.
  public var label: String? {
    get { stage.label }
    set { stage.setLabel(newValue) }
  }

  /// The words that assistive technology speaks, and the names of buttons; those of the user's language by default.
  public var words: CarouselWords {
    get { stage.words }
    set {
      stage.words = newValue
      stage.forgetLabels()
      stage.tellObservers()
    }
  }
}
