import CarouselEngine
import CarouselScenarios
import CarouselTesting

/// Plays scenarios on the engine, with a headless host. Like hosts with a screen it provides a frame only when the
/// engine has requested one.
final class EngineStage: ScenarioStage {
  let content: Content
  let controller: CarouselController<RecordingHost>
  /// The kind of control that was pressed in an item.
  var pressed = ""
  private var time = 0.0

  init(_ items: ScenarioItems) {
    content = Content(items)
    controller = CarouselController(host: content.host)
  }

  var carousel: CarouselModel { controller.carousel }

  /// Events that are not recorded: requests for views, scrolling, pages, which the dots tell, and the time of autoplay, which the next
  /// frame tells.
  private static let unheard: Set<String> = [
    "viewForItem", "placeholderView", "didScroll", "pageDidChange", "autoplayDidChange",
  ]

  let observedEvents: Set<String> = [
    "currentIndexDidChange", "willBeginDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating",
    "willBeginScrolling", "didEndScrolling", "didSelect", "didEndEditing", "didSettle", "pauseDidChange",
    "shouldAnnounce",
    "readingOrderDidChange", "didTap", "shouldSelectItem", "crossFade", "releaseFocus",
  ]

  func takeEvents() -> [String] {
    defer { content.events = [] }
    return content.events.compactMap { event in
      Self.unheard.contains("\(event[0])") ? nil : event.map { "\($0)" }.joined(separator: " ")
    }
  }

  func perform(_ step: Step) throws -> String? {
    switch step.name {
    case .setTime:
      time = step.number("time")
      controller.setTime(time)
    case .frame:
      if isFrameDue { controller.frame(at: time) }
    default: return try perform(input: step)
    }
    return nil
  }

  private var isFrameDue: Bool {
    switch content.host.next {
    case .never, .whenVisible: false
    case .everyRefresh: true
    case .at(let due): time >= due
    }
  }
}
