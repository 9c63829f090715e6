@testable import CarouselEngine

/// A carousel on a host without a screen, whose time is advanced by the test.
final class ControllerStage {
  let host: DummyHost
  let controller: CarouselController<DummyHost>
  private(set) var time = 0.0
  /// For each event of another current item, whether the user was the cause.
  private(set) var causes: [Bool] = []
  /// The items on which it has settled that were others than before.
  private(set) var settledPages: [Int?] = []

  /// The length of a frame, in seconds.
  var frameLength = 1.0 / 60

  static let usualViewport = Size2D(width: 1000, height: 500)

  init(
    items: Int, placeholders: Int = 0, style: NamedStyle = .linear, axis: CarouselAxis = .horizontal, wrap: Bool? = nil,
    viewport: Size2D = usualViewport, itemSize: Size2D = Size2D(width: 200, height: 200), isLoaded: Bool = true,
    set: (inout CarouselModel) -> Void = { _ in }
  ) {
    host = DummyHost(items: items, placeholders: placeholders, itemSize: itemSize)
    controller = CarouselController(host: host)
    host.didHandle = { [unowned self] event in
      if case .currentIndexDidChange = event { causes.append(controller.carousel.isUserInitiated) }
      if event == .didSettle, controller.carousel.hasSettledElsewhere { settledPages.append(current) }
    }
    controller.update {
      $0.style = style.style
      $0.axis = axis
      $0.viewport = viewport
      if let wrap { $0.options.wrap = wrap ? 1 : 0 }
      set(&$0)
    }
    if isLoaded { controller.reloadData() }
  }

  var carousel: CarouselModel { controller.carousel }
  var offset: Double { controller.carousel.scrollOffset }
  var current: Int? { controller.carousel.currentIndex }
  var events: [CarouselEvent] { host.events }

  /// The events, except those of every movement.
  var milestones: [CarouselEvent] {
    host.events.filter {
      switch $0 {
      case .didScroll, .currentIndexDidChange, .didSettle, .didEndEditing, .pauseDidChange, .shouldAnnounce,
        .shouldAnnounceEnd, .readingOrderDidChange:
        false
      default: true
      }
    }
  }

  func update(_ change: (inout CarouselModel) -> Void) { controller.update(change) }

  func forgetCauses() { causes = [] }

  // MARK: Data

  /// Inserts an item into the app's data, and notifies the carousel.
  func insert(at index: Int, animated: Bool) {
    host.items += 1
    host.renumber(from: carousel.track.insertionIndex(index), by: 1)
    controller.insertItem(at: index, animated: animated)
  }

  /// Removes an item from the app's data, and notifies the carousel.
  func remove(at index: Int, animated: Bool) {
    guard host.items > 0 else { return controller.removeItem(at: index, animated: animated) }
    host.items -= 1
    host.renumber(from: (carousel.track.clampedIndex(index) ?? 0) + 1, by: -1)
    controller.removeItem(at: index, animated: animated)
  }

  /// Reloads everything with these numbers.
  func reload(items: Int, placeholders: Int? = nil) {
    host.items = items
    host.placeholders = placeholders ?? host.placeholders
    controller.reloadData()
  }

  // MARK: Time

  /// Advances the time to the next input, without a frame.
  func pass(_ seconds: Double) {
    time += seconds
    controller.setTime(time)
  }

  /// Runs a number of frames, whether the carousel requested them or not.
  func tick(_ count: Int = 1, length: Double? = nil) {
    for _ in 0..<count {
      time += length ?? frameLength
      controller.frame(at: time)
    }
  }

  /// Runs the requested frames, at the requested times, like a host.
  /// - Returns: Whether it came to rest within a time, in seconds.
  @discardableResult
  func settle(within limit: Double = 30) -> Bool {
    let end = time + limit
    while true {
      switch host.next {
      case .never, .whenVisible: return true
      case .everyRefresh:
        guard time < end else { return false }
        tick()
      case .at(let next):
        guard next < end else { return false }
        tick(length: max(0, next - time))
      }
    }
  }

  /// Sets the clock, with or without a frame, to any number.
  func passTime(to time: Double, isFrame: Bool) {
    if time.isFinite, time > self.time { self.time = time }
    if isFrame { controller.frame(at: time) } else { controller.setTime(time) }
  }

  // MARK: Fingers

  /// The usual point of a press.
  var middle: Point2D { controller.carousel.middle }

  /// A vector on the screen towards higher indexes, in points.
  func vector(along distance: Double) -> Point2D {
    let axis = controller.carousel.axis
    return axis.isVertical ? Point2D(x: 0, y: distance) : Point2D(x: axis.isMirrored ? -distance : distance, y: 0)
  }

  /// Presses and moves a finger without lifting it. A negative distance scrolls to higher indexes.
  func beginDrag(by distance: Double, over seconds: Double = 0.1, steps: Int = 6) {
    let start = middle
    controller.pointerDown(at: start)
    for step in 1...steps {
      pass(seconds / Double(steps))
      _ = controller.pointerMoved(to: start + vector(along: distance * Double(step) / Double(steps)))
      controller.frame(at: time)
    }
  }

  func endDrag(by distance: Double) { controller.pointerUp(at: middle + vector(along: distance)) }

  /// Moves a finger and lifts it immediately: the result depends on its velocity.
  func flick(by distance: Double, over seconds: Double = 0.1) {
    beginDrag(by: distance, over: seconds)
    endDrag(by: distance)
  }

  // MARK: Wheels

  /// Scrolls on a trackpad or a fine wheel, in the direction of swipes.
  /// - Parameter distance: In points, positive towards higher indexes.
  @discardableResult
  func wheel(by distance: Double, phase: WheelInput.Phase = .unknown) -> Bool {
    controller.wheel(WheelInput(delta: swipe(distance), phase: phase))
  }

  /// Scrolls by a distance in the direction of swipes.
  private func swipe(_ distance: Double) -> Point2D {
    let pan = carousel.layout.panVector
    return Point2D(x: pan.x * distance, y: pan.y * distance)
  }

  /// Turns a notched wheel, in the direction of swipes.
  @discardableResult
  func wheel(byNotches count: Double) -> Bool {
    controller.wheel(WheelInput(delta: swipe(count), unit: .notch))
  }

  /// Moves a finger, lets it rest, and lifts it.
  func drag(by distance: Double) {
    beginDrag(by: distance)
    pass(0.2)
    _ = controller.pointerMoved(to: middle + vector(along: distance))
    endDrag(by: distance)
  }
}

extension ControllerStage {
  /// Changes the carousel, and returns the result of the change.
  @discardableResult
  func update<Answer>(returning change: (inout CarouselModel) -> Answer) -> Answer {
    var answer: Answer?
    controller.update { answer = change(&$0) }
    return answer!
  }
}
