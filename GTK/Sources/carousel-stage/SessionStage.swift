import CGtk4
import CarouselGTK
import CarouselScenarios
import Foundation

/// Plays sessions on a carousel in a window that is never shown, with a manual clock. User input is emitted as signals
/// of the carousel's own event controllers.
final class SessionStage: ScenarioStage {
  let carousel = Carousel()
  let clockwork: Clockwork
  lazy var items = makeItems()
  let controls: CarouselControls
  var heard: [String] = []
  /// The point of the last press.
  var start = Point2D.zero
  private let window: UnsafeMutablePointer<GtkWindow>
  private var look: ScenarioItems
  /// The identities of the items, if they have any.
  private var ids: [String]?

  init(_ session: Session) {
    let look = session.items
    self.look = look
    ids = look.ids
    clockwork = Clockwork(carousel)
    controls = CarouselControls(carousel)
    window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_child(window, carousel.widget)
    carousel.onEvent { [unowned self] in note($0.json) }
    carousel.shouldSelect { [unowned self] index in
      let isAllowed = !look.denied.contains(index)
      note(["shouldSelectItem", index, isAllowed])
      return isAllowed
    }
  }

  private func makeItems() -> CarouselItems {
    let items = CarouselItems(
      count: look.count, placeholders: look.placeholders,
      placeholder: { [unowned self] _, reused in Self.area(look.placeholderSize, reused) },
      item: { [unowned self] index, reused in Self.area(size(ofItem: index), reused) })
    items.length = { [unowned self] in look.length(ofItem: $0) }
    return items
  }

  private func size(ofItem index: Int) -> [Double] {
    look.size(ofItem: index, id: ids.flatMap { $0.indices.contains(index) ? $0[index] : nil })
  }

  func hideFocus() { gtk_window_set_focus_visible(window, 0) }

  func close() { gtk_window_destroy(window) }

  @discardableResult
  private static func area(_ size: [Double], _ reused: WidgetPointer?) -> WidgetPointer {
    let widget = reused ?? gtk_drawing_area_new()!
    let area = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkDrawingArea.self)
    gtk_drawing_area_set_content_width(area, Int32(size.first ?? 0))
    gtk_drawing_area_set_content_height(area, Int32(size.dropFirst().first ?? 0))
    return widget
  }

  // MARK: Events

  let observedEvents: Set<String> = [
    "currentIndexDidChange", "willBeginDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating",
    "willBeginScrolling", "didEndScrolling", "didSelect", "didEndEditing", "didSettle", "pauseDidChange",
    "shouldAnnounce",
    "readingOrderDidChange", "shouldSelectItem",
  ]

  private func note(_ event: [Any]) { heard.append(event.map { "\($0)" }.joined(separator: " ")) }

  func takeEvents() -> [String] {
    defer { heard = [] }
    return heard
  }

  // MARK: Steps

  func perform(_ step: Step) throws -> String? {
    switch step.name {
    case .setTime: clockwork.setTime(step.number("time"))
    case .frame: clockwork.frame(at: step.number("time"))
    case .style: clockwork.update { $0.style = .named(step.text("name")) }
    case .set: try set(step.text("name"), step.arguments["value"] ?? .null)
    case .option:
      let option = StyleOption.allCases.first { "\($0)" == step.text("name") }
      guard let option else { throw UnplayableStep("there is no option `\(step.text("name"))`") }
      clockwork.update { $0.options[option] = step.arguments["value"]?.number.map(Option.constant) ?? .default }
    case .preferences:
      // The desktop's preferences are shared by all windows.
      clockwork.update {
        $0.preferences = Preferences(
          reducesMotion: step.flag("reducesMotion"), isRightToLeft: step.flag("isRightToLeft"),
          increasesContrast: step.flag("increasesContrast"))
      }
    case .setScrollOffset: carousel.scrollOffset = step.number("offset")
    case .scrollToItem: carousel.scrollToItem(at: step.whole("index"), duration: step.duration)
    case .scrollByItems: carousel.scroll(byItems: step.whole("count"), duration: step.duration)
    case .scrollToOffset: carousel.scroll(toOffset: step.number("offset"), duration: step.duration)
    case .scrollByOffset: carousel.scroll(byOffset: step.number("offset"), duration: step.duration)
    case .select: carousel.selectItem(at: step.whole("index"))
    case .userWillAct: carousel.userWillAct()
    case .autoplay: carousel.autoplay = step.number("interval")
    case .pause: carousel.isPaused = step.flag("paused")
    case .counts, .reloadData, .setNeedsLayout, .insertItem, .removeItem, .reloadItem, .resize, .changes, .batch:
      performData(step)
    default: return try performInput(step)
    }
    return nil
  }

  private func performData(_ step: Step) {
    let isAnimated = step.flag("animated", or: true)
    switch step.name {
    case .counts: (items.count, items.placeholderCount) = (step.whole("items"), step.whole("placeholders"))
    case .reloadData: if carousel.dataSource == nil { carousel.dataSource = items } else { carousel.reloadData() }
    case .setNeedsLayout: carousel.redraw()
    case .insertItem: carousel.insertItem(at: step.whole("index"), animated: isAnimated)
    case .removeItem: carousel.removeItem(at: step.whole("index"), animated: isAnimated)
    case .reloadItem: carousel.reloadItem(at: step.whole("index"), animated: isAnimated)
    case .resize:
      look.resize(step)
      let index = step.whole("index")
      if let widget = carousel.itemWidget(at: index) { Self.area(size(ofItem: index), widget) }
      carousel.remeasure()
    case .changes:
      let (old, new) = (ids ?? [], step.texts("ids"))
      (ids, items.count) = (new, new.count)
      carousel.apply(ItemChanges(from: old, to: new), animated: isAnimated)
    default:
      let changes = ItemChanges(
        countBefore: items.count, removing: step.wholes("removing"), inserting: step.wholes("inserting"),
        moving: step.pairs("moving").map { ItemChanges.Move(from: $0.0, to: $0.1) },
        reloading: step.wholes("reloading"))
      items.count = changes.countAfter
      carousel.apply(changes, animated: isAnimated)
    }
  }
}

extension Step {
  fileprivate var duration: Double { number("duration", or: Carousel.scrollDuration) }
  var point: Point2D { Point2D(x: number("x"), y: number("y")) }
}

extension AnyCarouselStyle {
  /// Returns a style by name; the traces' custom style for `custom`.
  fileprivate static func named(_ name: String) -> AnyCarouselStyle {
    if let style = NamedStyle.allCases.first(where: { "\($0.name)" == name }) { return style.style }
    return AnyCarouselStyle { offset, scene in
      let length = scene.itemLength
      return Placement(scene.base.translated(x: offset * length * 1.1, y: 20 * offset * offset, z: -50 * abs(offset)))
    }
  }
}
