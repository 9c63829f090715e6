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

  /// The cells in sight, from back to front.
  var painted: [Cell] = []
  /// Whether cells are being placed, one after another.
  var isPlacing = false
  /// The one that the pointer may find; see `preparePick`.
  var target: Cell?
  /// Whether GTK is being told where everything is: a pointer that is told of what changes meanwhile has to wait.
  var isAllocating = false
  /// The least and the usual extent of an item, in points.
  var itemExtent = (minimum: Size.zero, natural: Size.zero)
  /// Whether the renderer can't draw perspective.
  var hasNoPerspective = false
  var crossFade: CrossFade?
  /// Whether items are being turned over.
  var isTurning = false
  /// The picture of the last frame, for a cross-fade.
  var lastFrame: OpaquePointer?

  // MARK: Input

  var press = Press()
  var touchpad = Touchpad()
  var stopFollowing = {}
  lazy var rotation = Rotation(stage: self)
  /// Whether labels and the order of children wait to be brought up to date.
  var tidying: guint = 0
  var tidiesLate = false
  var words = CarouselWords()
  var label: String?

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
    directionDidChange()
    addInput(to: widget)
    followSettings(of: widget)
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
    rotation.stop()
    stopFollowing()
    stopFollowing = {}
    endTouchpad()
    if tidying != 0 { g_source_remove(tidying) }
    tidying = 0
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
  func update(_ change: (inout CarouselEngine.Carousel) -> Void) {
    controller.setTime(clock.now)
    controller.update(change)
  }

  /// Changes what things look like: by a transition only where people want things to move.
  func relayOut(_ change: (inout CarouselEngine.Carousel) -> Void) {
    guard reducesMotion else { return update(change) }
    var transitions = controller.carousel.transitions
    update {
      change(&$0)
      transitions = $0.transitions
      $0.transitions = []
    }
    update { $0.transitions = transitions }
  }

  /// Changes the engine's carousel as the app wishes, but for what is the widget's own.
  func updateByApp(_ change: (inout CarouselEngine.Carousel) -> Void) {
    let carousel = controller.carousel
    let (viewport, itemSize, axis, speed) = (
      carousel.viewport, carousel.measuredItemSize, carousel.axis, carousel.autoscroll
    )
    var wantedSpeed: Double?
    relayOut {
      change(&$0)
      $0.viewport = viewport
      $0.measuredItemSize = itemSize
      $0.axis.isMirrored = axis.isMirrored
      if $0.autoscroll.bitPattern != speed.bitPattern {
        wantedSpeed = $0.autoscroll
        $0.autoscroll = speed
      }
    }
    // Whether it may move now is for the rotation to say.
    if let wantedSpeed { rotation.autoscroll = wantedSpeed }
    if controller.carousel.axis != axis, let widget { gtk_widget_queue_resize(widget) }
  }

  /// Changes the engine's carousel, with its clock set, and tells what the change answered.
  func ask<Answer>(_ change: (inout CarouselEngine.Carousel) -> Answer) -> Answer {
    var answer: Answer?
    update { answer = change(&$0) }
    return answer!
  }

  func directionDidChange() {
    guard let widget else { return }
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    update { $0.axis.isMirrored = isMirrored }
  }

  func visibilityDidChange() {
    guard let widget else { return }
    clock.setPaused(!widget.isMapped)
    rotation.update()
    if !widget.isMapped { cancelInput() }
  }
}
