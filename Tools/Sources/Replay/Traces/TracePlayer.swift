import CarouselEngine
import CarouselScenarios
import CarouselTesting
import Foundation

/// Plays a scenario through the engine and the controller, frame by frame, and records the visible states.
final class TracePlayer {
  let scenario: TraceScenario
  private let stage: EngineStage
  private var content: Content { stage.content }
  private var controller: CarouselController<RecordingHost> { stage.controller }
  /// The steps, to be played on other hosts.
  private(set) var steps: [Step] = []

  init(_ scenario: TraceScenario) {
    self.scenario = scenario
    stage = EngineStage(scenario.look)
  }

  /// Plays all frames; passes each recorded one on as the trace's state.
  func play(_ record: (Int, TraceFrame) -> Void) {
    content.prefix = [0, "s"]
    setUp()
    for frame in 0...scenario.frames {
      let time = scenario.time(ofFrame: frame)
      content.stack.time = time
      perform(.setTime, ["time": .number(time)])
      content.prefix = [frame, "a"]
      for action in scenario.actions[frame] ?? [] { perform(action) }
      content.prefix = [frame, "t"]
      let snapshot = content.stack.snapshot
      let isAutoscrolling = controller.carousel.isAutoscrolling
      perform(.frame, ["time": .number(time)])
      if isAutoscrolling { content.stack.sort(as: snapshot, current: controller.carousel.currentIndex) }
      content.stack.frameDidEnd(current: controller.carousel.currentIndex)
      if scenario.record.contains(frame) {
        record(frame, TraceFrame(controller, content, time: time))
        content.events = []
      }
    }
  }

  private func setUp() {
    perform(.setTime, ["time": .number(scenario.time(ofFrame: 0))])
    content.stack.time = scenario.time(ofFrame: 0)
    setStyle(scenario.style)
    set("motion", .text("original"))
    set("viewport", .size(scenario.size))
    set("itemWidth", .number(scenario.itemWidth))
    for (name, value) in scenario.properties { setProperty(name, value) }
    for (name, value) in scenario.options.sorted(by: { $0.key < $1.key }) { setOption(name, value) }
    if !scenario.isDoubleSided, scenario.options["showBackfaces"] == nil { setOption(.showBackfaces, 0) }
    setCounts(scenario.items, scenario.placeholders)
    perform(.reloadData)
    didLayOut()
  }

  private func perform(_ name: Step.Name, _ arguments: [String: JSON] = [:]) {
    let step = Step(name, arguments)
    steps.append(step)
    do {
      _ = try stage.perform(step)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private func set(_ name: String, _ value: JSON) { perform(.set, ["name": .text(name), "value": value]) }

  // MARK: Settings

  private func setProperty(_ name: String, _ value: Any) {
    let number = number(value) ?? 0
    switch name {
    case "vertical": setVertical(number != 0)
    case "contentOffset", "viewpointOffset":
      set(name, .size(Size2D(json: value)))
    case "autoscroll":
      // The original's sign is opposite.
      set("autoscroll", .number(-number))
    case "scrollOffset", "currentItemIndex": setScrollOffset(number)
    case "type": setStyle(value as? String ?? "")
    default:
      guard let setting = Self.settings[name] else { return }
      set(setting, .number(number))
    }
  }

  /// The names of plain settings by those of the original, which are the same but for one.
  static let settings: [String: String] = {
    let plain = CarouselSetting.allCases.filter { $0.kind == .flag || $0.kind == .number }
    let names = plain.map { ($0 == .paging ? "pagingEnabled" : "\($0.name)", "\($0.name)") }
    return Dictionary(uniqueKeysWithValues: names)
  }()

  /// Sets a style by the original's name.
  private func setStyle(_ type: String) {
    perform(.style, ["name": .text(NamedStyle.originals[type]?.description ?? "custom")])
  }

  private func setCounts(_ items: Int, _ placeholders: Int) {
    perform(.counts, ["items": .number(items), "placeholders": .number(placeholders)])
  }

  private func setVertical(_ isVertical: Bool) {
    set("vertical", .bool(isVertical))
  }

  private func setOption(_ name: String, _ value: Double?) {
    guard let option = StyleOption(scenarioName: name) else { return }
    if option == .angle, Self.ringStyles.contains(scenario.style) {
      // The original's constant angle is the angle of each item of a rotary or a cylinder, not the step between
      // neighbours: a ring without steps, rotated as a whole.
      setOption(.phase, value)
      setOption(.angle, value.map { _ in 0 })
    } else {
      setOption(option, value)
    }
  }

  private func setOption(_ option: StyleOption, _ value: Double?) {
    perform(.option, ["name": .text("\(option)"), "value": value.map(JSON.number) ?? .null])
  }

  private static let ringStyles: Set = ["rotary", "invertedRotary", "cylinder", "invertedCylinder"]

  /// Whether nothing scrolls it; the covers of a cover flow may still turn.
  private var isStill: Bool {
    let carousel = controller.carousel
    return !carousel.isScrolling && !carousel.isDecelerating && !carousel.isAutoscrolling
  }

  /// After a layout at rest the original scrolls to its position.
  private func didLayOut() {
    guard isStill, !controller.carousel.isDragging, !content.stack.isWaiting else { return }
    content.stack.sort(after: 0.4)
  }

  private func setScrollOffset(_ offset: Double) { jump(.setScrollOffset, ["offset": .number(offset)]) }

  private func jump(_ name: Step.Name, _ arguments: [String: JSON]) {
    content.stack.cancelSort()
    let (snapshot, offset) = (content.stack.snapshot, controller.carousel.scrollOffset)
    perform(name, arguments)
    if offset != controller.carousel.scrollOffset { sort(as: snapshot) }
  }

  private func sort(as snapshot: ViewStack.Snapshot) {
    content.stack.sort(as: snapshot, current: controller.carousel.currentIndex)
  }

  // MARK: Actions

  private func perform(_ action: TraceScenario.Action) {
    let arguments = action.arguments
    func int(_ name: String) -> Int { Int(exactly: (number(arguments[name]) ?? 0).rounded()) ?? 0 }
    func double(_ name: String) -> Double { number(arguments[name]) ?? 0 }
    let isAnimated = number(arguments["animated"]).map { $0 != 0 } ?? true
    let duration = number(arguments["duration"]) ?? (isAnimated ? CarouselModel.defaultScrollDuration : 0)
    switch action.name {
    case "scrollToItem": scroll(.scrollToItem, ["index": .number(int("index"))], duration)
    case "scrollByItems": scroll(.scrollByItems, ["count": .number(int("n"))], duration)
    case "scrollToOffset": scroll(.scrollToOffset, ["offset": .number(double("offset"))], duration)
    case "scrollByOffset": scroll(.scrollByOffset, ["offset": .number(double("offset"))], duration)
    case "setScrollOffset": setScrollOffset(double("offset"))
    case "setCurrentItemIndex": setScrollOffset(double("index"))
    case "setType":
      setStyle(arguments["type"] as? String ?? "")
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
      set("viewport", .size(Size2D(json: arguments["size"])))
      didLayOut()
    default: performDataOrTouch(action, int: int, isAnimated: isAnimated)
    }
  }

  private func scroll(_ name: Step.Name, _ arguments: [String: JSON], _ duration: Double) {
    let before = controller.carousel.scrollOffset
    let arguments = arguments.merging(["duration": .number(duration)]) { $1 }
    if duration <= 0 { return jump(name, arguments) }
    perform(name, arguments)
    if !controller.carousel.isScrolling, controller.carousel.scrollOffset == before {
      content.stack.sort(after: duration)
    }
  }

  private func performDataOrTouch(_ action: TraceScenario.Action, int: (String) -> Int, isAnimated: Bool) {
    let arguments = action.arguments
    switch action.name {
    case "reloadData":
      setCounts(
        arguments["items"] as? Int ?? content.host.items, arguments["placeholders"] as? Int ?? content.host.placeholders
      )
      perform(.reloadData)
      didLayOut()
    case "insertItem":
      setCounts(content.host.items + 1, content.host.placeholders)
      edit(.insertItem, int("index"), isAnimated)
    case "removeItem":
      setCounts(max(0, content.host.items - 1), content.host.placeholders)
      edit(.removeItem, int("index"), isAnimated)
      if isAnimated { content.stack.sort(after: 0.5) } else { sort(as: content.stack.snapshot) }
    case "reloadItem": edit(.reloadItem, int("index"), isAnimated)
    case "touchDown": touchDown()
    case "shouldBegin": shouldBegin(Point2D(json: arguments["translation"]))
    case "panBegan": perform(.beginDragging, Point2D(json: arguments["translation"]).fields)
    case "panChanged":
      let velocity = Point2D(json: arguments["velocity"])
      let fields: [String: JSON] = ["velocityX": .number(velocity.x), "velocityY": .number(velocity.y)]
      perform(.drag, Point2D(json: arguments["translation"]).fields.merging(fields) { $1 })
    case "panEnded", "panCancelled": endPan()
    case "tap":
      let point = Point2D(x: number(arguments["x"]) ?? 0, y: number(arguments["y"]) ?? 0)
      tap(at: point, isRaw: int("raw") != 0)
    case "queryPoint":
      let point = Point2D(x: number(arguments["x"]) ?? 0, y: number(arguments["y"]) ?? 0)
      let index: Any = controller.item(at: point).map { $0.index } ?? NSNull()
      content.note("itemViewAtPoint", point.x, point.y, index)
    default: break
    }
  }

  private func edit(_ name: Step.Name, _ index: Int, _ isAnimated: Bool) {
    perform(name, ["index": .number(index), "animated": .bool(isAnimated)])
  }

  // MARK: Touches

  private func touchDown() {
    if controller.carousel.isScrollEnabled { content.stack.cancelSort() }
    perform(.touchDown)
  }

  private func shouldBegin(_ translation: Point2D) {
    let answer = controller.carousel.shouldBeginDragging(translation: translation)
    content.note("shouldBegin", answer)
    // A finger that does not drag releases what it touched.
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

  private func tap(at point: Point2D, isRaw: Bool) {
    if !isRaw {
      touchDown()
      // Views that handle touches themselves prevent a tap.
      if scenario.itemKind != "plain", controller.item(at: point)?.placement.isInteractive ?? false {
        return perform(.touchUp)
      }
    }
    perform(.tap, point.fields)
    if isStill { content.stack.sort(after: 0.4) }
  }
}

extension JSON {
  fileprivate static func size(_ size: Size2D) -> JSON { .list([.number(size.width), .number(size.height)]) }
}

extension Point2D {
  fileprivate var fields: [String: JSON] { ["x": .number(x), "y": .number(y)] }
}

extension NamedStyle {
  /// The original's styles, which begin the list, by its names, such as `coverFlow2`.
  static let originals = Dictionary(
    uniqueKeysWithValues: allCases.prefix { $0 != .linear3D }.map { style in
      let parts = style.description.split(separator: "-")
      return (String(parts[0]) + parts.dropFirst().map(\.capitalized).joined(), style)
    })
}
