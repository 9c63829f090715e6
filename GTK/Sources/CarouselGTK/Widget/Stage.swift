import CGtk4
import CarouselEngine

/// All that a carousel's widget keeps: the engine's controller, the cells, what the app wants to hear, and what is known
/// of the screen. The widget keeps it until it is disposed of.
final class Stage {
  /// The widget; nil when it is gone.
  private(set) var widget: Widget?
  /// Never seen, always the last child; see `Sentinel`.
  let sentinel: Widget
  private(set) var controller: CarouselController<StageHost>!
  let clock = Clock()
  var app = App()
  /// Parts of this module that follow what happens, by who they are.
  var observers: [(ObjectIdentifier, () -> Void)] = []
  /// The app's handle, while it has one.
  private weak var handle: Carousel?

  // MARK: What is shown

  /// The visible cells, from back to front.
  var painted: [Cell] = []
  /// Whether cells are being placed, one after another.
  var isPlacing = false
  /// The one that the pointer may find; see `preparePick`.
  var target: Cell?
  /// Whether GTK is being told where everything is: a pointer that is told of what changes meanwhile has to wait.
  var isAllocating = false
  /// The least and the usual extent of an item, in points.
  var itemExtent = (minimum: Size2D.zero, natural: Size2D.zero)
  /// Whether the renderer can't draw perspective.
  var hasNoPerspective = false
  var crossFade: CrossFade?
  /// Whether items are being turned over.
  var isTurning = false
  /// The picture of the last frame, for a cross-fade.
  var lastFrame: OpaquePointer?

  // MARK: Input

  var press = Press()
  var stopFollowing = {}
  var focus = Focus()

  // MARK: Words

  var words = CarouselWords()
  var label: String?
  /// What assistive technology was last told of the carousel.
  var description: Description?

  init() {
    LiveObjects.stages += 1
    let widget = CarouselWidget.make()
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
    visibilityDidChange()
    describeCarousel()
  }

  isolated deinit { LiveObjects.stages -= 1 }

  /// The stage of a carousel's widget; nil when that is gone.
  static func of(_ widget: Widget) -> Stage? { WidgetClass.kept(in: widget) }

  /// The carousel as the app knows it.
  var carousel: Carousel {
    if let handle { return handle }
    let handle = Carousel(stage: self)
    self.handle = handle
    return handle
  }

  func adopt(_ handle: Carousel) { self.handle = handle }

  /// The widget is disposed of.
  func close() {
    clock.stop()
    stopFollowing()
    stopFollowing = {}
    if let lastFrame { gsk_render_node_unref(lastFrame) }
    lastFrame = nil
    crossFade = nil
    painted = []
    target = nil
    forgetApp()
    widget = nil
    // Its cells go with it.
    controller = CarouselController(host: StageHost(stage: self))
  }

  /// Lets go of everything that the app has given.
  func forgetApp() { app = App() }

  // MARK: The engine

  /// Changes the engine's carousel, with its clock set.
  func update(_ change: (inout CarouselModel) -> Void) {
    controller.setTime(clock.now)
    controller.update(change)
  }

  /// Changes the engine's carousel for the app, except for what the widget decides.
  func updateByApp(_ change: (inout CarouselModel) -> Void) {
    let axis = controller.carousel.axis
    update {
      let (viewport, itemSize, preferences) = ($0.viewport, $0.measuredItemSize, $0.preferences)
      change(&$0)
      $0.viewport = viewport
      $0.measuredItemSize = itemSize
      $0.preferences = preferences
      $0.axis.isMirrored = preferences.isRightToLeft
      $0.hidesItemsAtEye = true
    }
    if controller.carousel.axis != axis, let widget { gtk_widget_queue_resize(widget) }
    tellObservers()
  }

  /// Does what the user asks for, with the engine's clock set.
  /// - Parameter stamp: The time stamp of the event, in milliseconds; now where there is none.
  @discardableResult
  func act<Answer>(at stamp: UInt32 = 0, _ action: (CarouselController<StageHost>) -> Answer) -> Answer {
    controller.setTime(clock.time(of: stamp))
    return action(controller)
  }

  func visibilityDidChange() {
    guard let widget else { return }
    clock.setPaused(!widget.isMapped)
    act { $0.setAutoplayReason(.hidden, !widget.isMapped) }
    if !widget.isMapped { cancelPress() }
  }
}
