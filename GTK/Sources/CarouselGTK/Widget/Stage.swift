import CGtk4
import CarouselEngine

/// The implementation of a carousel's widget: the engine's controller, the cells, the app's handlers, and the state of
/// the screen. The widget owns it until it is disposed of.
final class Stage {
  /// The widget; nil after it is disposed of.
  private(set) var widget: WidgetPointer?
  /// Invisible, always the last child; see `Sentinel`.
  let sentinel: WidgetPointer
  private(set) var controller: CarouselController<StageHost>!
  let clock = Clock()
  var app = App()
  /// The widget's own items, in place of the app's.
  var ownItems: (any ItemSource)?
  /// A position that was set when there were no items.
  var firstPosition: Double?
  /// Parts of this module that observe changes, by their identity.
  var observers: [(ObjectIdentifier, () -> Void)] = []
  /// The carousel of whose items its own are thumbnails.
  var controlled: ControlledCarousel?
  /// The number of `CarouselControls`, which have a button that pauses.
  var controlsCount = 0 { didSet { updatePauseButton() } }
  /// The carousel's own button that pauses, while it has one; and whether it may.
  var pauseButton: WidgetPointer?
  var showsPauseButton = true
  /// The actions that are enabled: at first all.
  var enabledActions = EnabledActions()
  /// The widget's overflow from before the list, which is clipped; nil without a list.
  var overflow: GtkOverflow?
  /// The app's handle, if it has one.
  private weak var handle: Carousel?

  // MARK: Display

  /// The visible cells, from back to front.
  var painted: [Cell] = []
  /// Whether cells are being placed.
  var isPlacing = false
  /// The cell that GTK can pick; see `preparePick`.
  var target: Cell?
  /// The size of the widget, in points.
  var allocated = Size2D.zero
  /// Whether GTK is being told the allocations: updates of the pointer have to wait.
  var isAllocating = false
  /// The height that GTK was last asked for, in points; nil if it does not follow the items.
  var requestedHeight: Int32?
  /// The minimum and the natural size of an item, in points.
  var itemExtent = (minimum: Size2D.zero, natural: Size2D.zero)
  /// The renderer of its window; nil while it is in none.
  var renderer: Renderer?
  let focusRing = FocusRing()
  var crossFade: CrossFade?
  /// Whether items are being turned over.
  var isTurning = false
  /// The rendering of the last frame, for a cross-fade.
  var lastFrame: OpaquePointer?

  // MARK: Properties

  /// The values of the properties as last notified.
  var known: [PropertyValue] = []
  /// The duration of scrolls by functions in C, in seconds.
  var scrollDuration = CarouselModel.defaultScrollDuration
  /// The factory of the model's widgets; retained.
  var factory: OpaquePointer?
  var allowsScrollWheel = true

  // MARK: Input

  var press = Press()
  /// The gesture that drags and taps.
  var dragGesture: OpaquePointer?
  /// Whether drag and drop is over it.
  var isDropping = false
  var stopFollowing = {}
  var focus = Focus()

  // MARK: Words

  var words = CarouselWords(language: .current)
  var label: String?
  /// The last accessible description of the carousel.
  var description: Description?
  /// The item to announce, if GTK is too old to do so itself.
  var announcement: String?

  /// Fills a new widget.
  init(_ widget: WidgetPointer) {
    LiveObjects.stages += 1
    self.widget = widget
    sentinel = Sentinel.make()
    controller = CarouselController(host: StageHost(stage: self))
    WidgetClass.keep(self, in: widget)
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_parent(sentinel, widget)
    clock.widget = widget
    clock.frame = { [unowned self] time in controller.frame(at: time) }
    // GTK's renderers break down at the viewer's eye.
    update { $0.hidesItemsAtEye = true }
    delegateDidChange()
    addInput(to: widget)
    followSettings(of: widget)
    connect(widget.object, "notify::overflow") { [weak self] in self?.overflowDidChange() }
    overflowDidChange()
    visibilityDidChange()
    describeCarousel()
    known = WidgetProperty.all.map { $0.get(self) }
  }

  isolated deinit { LiveObjects.stages -= 1 }

  /// Returns the stage of a carousel's widget, or nil after it is disposed of.
  static func of(_ widget: WidgetPointer) -> Stage? { WidgetClass.kept(in: widget) }

  /// The app's handle of the carousel.
  var carousel: Carousel {
    if let handle { return handle }
    let handle = Carousel(stage: self)
    self.handle = handle
    return handle
  }

  func adopt(_ handle: Carousel) { self.handle = handle }

  /// Handles the disposal of the widget.
  func close() {
    clock.stop()
    controlled?.leave()
    controlled = nil
    stopFollowing()
    stopFollowing = {}
    if let lastFrame { gsk_render_node_unref(lastFrame) }
    lastFrame = nil
    crossFade = nil
    painted = []
    pauseButton = nil
    target = nil
    dragGesture = nil
    press = Press()
    forgetApp()
    widget = nil
    // The cells are released with the old controller.
    controller = CarouselController(host: StageHost(stage: self))
    ownItems = nil
    if let factory { g_object_unref(UnsafeMutableRawPointer(factory)) }
    factory = nil
  }

  /// Releases everything that belongs to the app.
  func forgetApp() { app = App() }

  // MARK: The engine

  /// Changes the engine's carousel, with its clock set.
  func update(_ change: (inout CarouselModel) -> Void) {
    controller.setTime(clock.now)
    controller.update(change)
  }

  /// Changes the engine's carousel for the app, except for what the widget determines.
  func updateByApp(_ change: (inout CarouselModel) -> Void) {
    let (axis, isList) = (controller.carousel.layoutAxis, controller.carousel.isList)
    update {
      let (viewport, itemSize, preferences) = ($0.viewport, $0.measuredItemSize, $0.preferences)
      let clipsItems = $0.clipsItems
      change(&$0)
      $0.clipsItems = clipsItems
      $0.viewport = viewport
      $0.measuredItemSize = itemSize
      $0.preferences = preferences
      $0.hidesItemsAtEye = true
    }
    if controller.carousel.isList != isList { listDidChange() }
    if controller.carousel.layoutAxis != axis, let widget { gtk_widget_queue_resize(widget) }
    tellObservers()
    notifyChanges()
  }

  /// A list is plain, and what is scrolled out of it does not cover what is around it.
  private func listDidChange() {
    decorateAgain(nil)
    guard let widget else { return }
    if controller.carousel.isList {
      overflow = gtk_widget_get_overflow(widget)
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    } else if let overflow {
      gtk_widget_set_overflow(widget, overflow)
      self.overflow = nil
    }
  }

  func setStyle(_ style: AnyCarouselStyle) {
    update { $0.style = style }
    notifyChanges()
  }

  /// Runs an action of the user, with the engine's clock set.
  /// - Parameter stamp: The time stamp of the event, in milliseconds; 0 for now.
  @discardableResult
  func act<Answer>(at stamp: UInt32 = 0, _ action: (CarouselController<StageHost>) -> Answer) -> Answer {
    controller.setTime(clock.time(of: stamp))
    return action(controller)
  }

  /// The share of the autoplay interval that has passed now: it grows without frames.
  var autoplayProgress: Double {
    controller.autoplayRemainingTime < .infinity ? act { $0.autoplayProgress } : controller.autoplayProgress
  }

  /// What the widget clips is hidden from screen readers.
  private func overflowDidChange() {
    guard let widget else { return }
    update { $0.clipsItems = gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN }
  }

  func visibilityDidChange() {
    guard let widget else { return }
    act { $0.setAutoplayReason(.hidden, !widget.isMapped) }
    if !widget.isMapped { cancelPress() }
  }
}
