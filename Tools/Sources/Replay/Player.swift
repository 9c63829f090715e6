import CarouselEngine
import Foundation

/// Plays a scenario through the engine and the controller, frame by frame, and writes what is to be seen.
final class Player {
  let scenario: Scenario
  private let content: Content
  private let controller: CarouselController<ReplayHost>
  private var isVertical = false
  private var axisOptions: [String: Double]
  /// What was done, to be played again elsewhere.
  private(set) var inputs: [Input] = []

  init(_ scenario: Scenario) {
    self.scenario = scenario
    content = Content(scenario: scenario)
    controller = CarouselController(host: ReplayHost(content: content))
    axisOptions = scenario.options
  }

  /// Plays all frames; each that is to be recorded is handed out as the trace's state.
  func play(_ record: (Int, TraceFrame) -> Void) {
    setUp()
    for frame in 0...scenario.frames {
      let time = scenario.time(ofFrame: frame)
      content.frame = frame
      content.stack.time = time
      perform(.setTime(time))
      content.phase = "a"
      for action in scenario.actions[frame] ?? [] { perform(action) }
      content.phase = "t"
      let snapshot = content.stack.snapshot
      let isAutoscrolling = controller.carousel.isAutoscrolling
      perform(.frame(time))
      if isAutoscrolling { content.stack.sort(as: snapshot, current: controller.carousel.currentIndex) }
      content.stack.frameDidEnd(current: controller.carousel.currentIndex)
      if scenario.record.contains(frame) {
        record(frame, TraceFrame(controller, content, time: time))
        content.events = []
      }
    }
  }

  private func setUp() {
    perform(.setTime(scenario.time(ofFrame: 0)))
    content.stack.time = scenario.time(ofFrame: 0)
    perform(.style(scenario.style))
    perform(.viewport(scenario.size))
    perform(.itemLength(scenario.itemWidth))
    for (name, value) in scenario.properties { setProperty(name, value) }
    for (name, value) in scenario.options.sorted(by: { $0.key < $1.key }) { setOption(name, value) }
    if !scenario.isDoubleSided, scenario.options["showBackfaces"] == nil { perform(.option(.showBackfaces, 0)) }
    perform(.counts(items: scenario.items, placeholders: scenario.placeholders))
    perform(.reloadData)
    didLayOut()
  }

  private func perform(_ input: Input) {
    inputs.append(input)
    controller.apply(input)
  }

  // MARK: Settings

  private func setProperty(_ name: String, _ value: Any) {
    let number = number(value) ?? 0
    switch name {
    case "vertical": setVertical(number != 0)
    case "perspective": perform(.perspective(number))
    case "contentOffset": perform(.contentOffset(Point(json: value)))
    case "viewpointOffset": perform(.viewpointOffset(Point(json: value)))
    case "autoscroll":
      // The original's sign is the other way round.
      perform(.property(.autoscroll, -number))
    case "scrollOffset", "currentItemIndex": setScrollOffset(number)
    case "type": perform(.style(value as? String ?? ""))
    default:
      guard let property = Self.properties[name] else { return }
      perform(.property(property, number))
    }
  }

  static let properties: [String: Input.Property] = [
    "bounces": .bounces, "bounceDistance": .bounceDistance, "decelerationRate": .decelerationRate,
    "scrollSpeed": .scrollSpeed, "scrollEnabled": .isScrollEnabled, "pagingEnabled": .isPagingEnabled,
    "stopAtItemBoundary": .stopsAtItemBoundary, "scrollToItemBoundary": .scrollsToItemBoundary,
    "centerItemWhenSelected": .centersItemWhenSelected, "ignorePerpendicularSwipes": .ignoresPerpendicularSwipes,
  ]

  private func setVertical(_ isVertical: Bool) {
    self.isVertical = isVertical
    content.stack.axis = isVertical ? .vertical : .horizontal
    perform(.vertical(isVertical))
  }

  private func setOption(_ name: String, _ value: Double?) {
    guard let option = StyleOption.allCases.first(where: { "\($0)" == name }) else { return }
    if option == .angle, Self.ringStyles.contains(scenario.style) {
      // The original's constant angle is where each item of a rotary or a cylinder stands, not the step from one to the
      // next: a ring of no step, turned as a whole.
      perform(.option(.phase, value))
      perform(.option(.angle, value.map { _ in 0 }))
    } else {
      perform(.option(option, value))
    }
  }

  private static let ringStyles: Set = ["rotary", "invertedRotary", "cylinder", "invertedCylinder"]

  /// Whether nothing scrolls it; the covers of a cover flow may still turn.
  private var isStill: Bool {
    let carousel = controller.carousel
    return !carousel.isScrolling && !carousel.isDecelerating && !carousel.isAutoscrolling
  }

  /// After a layout at rest the original scrolls to where it is.
  private func didLayOut() {
    guard isStill, !controller.carousel.isDragging, !content.stack.isWaiting else { return }
    content.stack.sort(after: 0.4)
  }

  private func setScrollOffset(_ offset: Double) { jump(.setScrollOffset(offset)) }

  private func jump(_ input: Input) {
    content.stack.cancelSort()
    let (snapshot, offset) = (content.stack.snapshot, controller.carousel.scrollOffset)
    perform(input)
    if offset != controller.carousel.scrollOffset { sort(as: snapshot) }
  }

  private func sort(as snapshot: ViewStack.Snapshot) {
    content.stack.sort(as: snapshot, current: controller.carousel.currentIndex)
  }

  // MARK: Actions

  private func perform(_ action: Scenario.Action) {
    let arguments = action.arguments
    func int(_ name: String) -> Int { Int(exactly: (number(arguments[name]) ?? 0).rounded()) ?? 0 }
    func double(_ name: String) -> Double { number(arguments[name]) ?? 0 }
    let isAnimated = number(arguments["animated"]).map { $0 != 0 } ?? true
    let duration = number(arguments["duration"]) ?? (isAnimated ? Carousel.defaultScrollDuration : 0)
    switch action.name {
    case "scrollToItem": scroll(.scrollToItem(int("index"), duration), duration)
    case "scrollByItems": scroll(.scrollByItems(int("n"), duration), duration)
    case "scrollToOffset": scroll(.scrollToOffset(double("offset"), duration), duration)
    case "scrollByOffset": scroll(.scrollByOffset(double("offset"), duration), duration)
    case "setScrollOffset": setScrollOffset(double("offset"))
    case "setCurrentItemIndex": setScrollOffset(double("index"))
    case "setType":
      perform(.style(arguments["type"] as? String ?? ""))
      didLayOut()
    case "setVertical":
      setVertical(int("vertical") != 0)
      didLayOut()
    case "setProperty":
      let name = arguments["name"] as? String ?? ""
      setProperty(name, arguments["value"] ?? 0)
      if name == "contentOffset" { didLayOut() }
    case "setOption":
      setOption(arguments["name"] as? String ?? "", number(arguments["value"]))
      didLayOut()
    case "setNeedsLayout":
      perform(.setNeedsLayout)
      didLayOut()
    case "resize":
      perform(.viewport(Size(json: arguments["size"])))
      didLayOut()
    default: performDataOrTouch(action, int: int, isAnimated: isAnimated)
    }
  }

  private func scroll(_ input: Input, _ duration: Double) {
    let before = controller.carousel.scrollOffset
    if duration <= 0 { return jump(input) }
    perform(input)
    if !controller.carousel.isScrolling, controller.carousel.scrollOffset == before {
      content.stack.sort(after: duration)
    }
  }

  private func performDataOrTouch(_ action: Scenario.Action, int: (String) -> Int, isAnimated: Bool) {
    let arguments = action.arguments
    switch action.name {
    case "reloadData":
      perform(
        .counts(
          items: arguments["items"] as? Int ?? content.items,
          placeholders: arguments["placeholders"] as? Int ?? content.placeholders))
      perform(.reloadData)
      didLayOut()
    case "insertItem":
      perform(.counts(items: content.items + 1, placeholders: content.placeholders))
      perform(.insertItem(int("index"), isAnimated))
    case "removeItem":
      perform(.counts(items: max(0, content.items - 1), placeholders: content.placeholders))
      perform(.removeItem(int("index"), isAnimated))
      if isAnimated { content.stack.sort(after: 0.5) } else { sort(as: content.stack.snapshot) }
    case "reloadItem": perform(.reloadItem(int("index"), isAnimated))
    case "touchDown": touchDown()
    case "shouldBegin": shouldBegin(Point(json: arguments["translation"]))
    case "panBegan": perform(.beginDragging(Point(json: arguments["translation"])))
    case "panChanged":
      perform(.drag(Point(json: arguments["translation"]), Point(json: arguments["velocity"])))
    case "panEnded", "panCancelled": endPan()
    case "tap":
      let point = Point(x: number(arguments["x"]) ?? 0, y: number(arguments["y"]) ?? 0)
      tap(at: point, isRaw: int("raw") != 0)
    case "queryPoint":
      let point = Point(x: number(arguments["x"]) ?? 0, y: number(arguments["y"]) ?? 0)
      let index: Any = controller.item(at: point).map { $0.index } ?? NSNull()
      content.note("itemViewAtPoint", point.x, point.y, index)
    default: break
    }
  }

  // MARK: Touches

  private func touchDown() {
    if controller.carousel.isScrollEnabled { content.stack.cancelSort() }
    perform(.touchDown)
  }

  private func shouldBegin(_ translation: Point) {
    let answer = controller.carousel.shouldBeginDragging(translation: translation)
    content.note("shouldBegin", answer)
    // A finger that drags nothing lets go of what it touched.
    if !answer { perform(.touchUp) }
  }

  private func endPan() {
    let wasDragging = controller.carousel.isDragging
    perform(.endDragging)
    guard wasDragging, isStill else { return }
    if controller.carousel.scrollsToItemBoundary {
      content.stack.sort(after: 0.01)
    } else {
      sort(as: content.stack.snapshot)
    }
  }

  private func tap(at point: Point, isRaw: Bool) {
    if !isRaw {
      touchDown()
      // Views that handle touches themselves keep a tap.
      if scenario.itemKind != "plain", controller.item(at: point)?.placement.isInteractive ?? false {
        return perform(.touchUp)
      }
    }
    perform(.tap(point))
    if isStill { content.stack.sort(after: 0.4) }
  }
}
