import struct CarouselEngine.Point2D
import CarouselScenarios
@testable import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// A carousel on a screen, with its controls, for input by fingers, keys and an app.
@MainActor
final class HostStage: @MainActor ScenarioStage {
  let window: Window
  let carousel: CarouselView
  let controls: CarouselControls
  let app: ScenarioApp
  /// The carousel's container, which receives the events that it leaves.
  let surroundings = Surroundings(frame: CGRect(x: 0, y: 0, width: 4000, height: 4000))
  /// Has the focus while it is neither on the carousel nor in it.
  let elsewhere = FocusTaker(frame: .zero)
  /// The state of the pointer or the fingers.
  var gesture = Gesture()
  /// Moves the focus, if the toolkit has a focus engine.
  var focusEngine: FocusEngine?
  /// Whether a step has set the focus.
  var hasMovedFocus = false

  /// Whether changes of the data are animated; not if only their results are compared.
  private let isAnimated: Bool

  init(_ session: Session) {
    app = ScenarioApp(session.items)
    isAnimated = !session.tellsPlacements
    Device.reset()
    // Before there is a carousel, whose clock does not go back.
    Device.time = 0
    window = Self.makeWindow()
    carousel = CarouselView(frame: .zero)
    controls = CarouselControls(frame: .zero)
    surroundings.addSubview(carousel)
    surroundings.addSubview(elsewhere)
    root.addSubview(surroundings)
    carousel.reading = .items
    carousel.delegate = app
    carousel.words = CarouselWords(firstItem: "first", lastItem: "last")
    controls.indicator = .count
    controls.carousel = carousel
  }

  let observedEvents: Set<String> = [
    "currentIndexDidChange", "willBeginDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating",
    "willBeginScrolling", "didEndScrolling", "didSelect", "didEndEditing", "didSettle", "shouldAnnounce", "didTap",
    "shouldSelectItem",
  ]

  func takeEvents() -> [String] {
    defer { app.events = [] }
    return app.events
  }

  func perform(_ step: Step) throws -> String? {
    let before = spoken.count
    let answer = try answer(to: step)
    if step.name != .frame { Device.layOut() }
    for text in spoken.dropFirst(before) { app.announced(text) }
    return answer
  }

  private func answer(to step: Step) throws -> String? {
    switch step.name {
    case .setTime: Device.time = step.number("time")
    case .frame: Device.frame(after: 0, lead: 0)
    case .style: carousel.style = .named(step.text("name"))
    case .set: try set(step.text("name"), step.arguments["value"] ?? .null)
    case .option:
      let option = StyleOption.allCases.first { "\($0)" == step.text("name") }
      guard let option else { throw UnplayableStep("there is no option `\(step.text("name"))`") }
      carousel.options[option] = step.arguments["value"]?.number.map(Option.constant) ?? .default
    case .preferences: setPreferences(step)
    case .counts, .reloadData, .setNeedsLayout, .insertItem, .removeItem, .reloadItem, .resize, .changes, .batch:
      performData(step)
    case .setScrollOffset: carousel.scrollOffset = step.number("offset")
    case .scrollToItem: carousel.scrollToItem(at: step.whole("index"), duration: step.number("duration", or: 0.4))
    case .scrollByItems: carousel.scrollByItems(step.whole("count"), duration: step.number("duration", or: 0.4))
    case .scrollToOffset: carousel.scrollToOffset(step.number("offset"), duration: step.number("duration", or: 0.4))
    case .scrollByOffset: carousel.scrollByOffset(step.number("offset"), duration: step.number("duration", or: 0.4))
    case .select: carousel.selectItem(at: step.whole("index"))
    case .userWillAct: carousel.withController { $0.userWillAct() }
    case .autoplay: carousel.autoplayInterval = step.number("interval")
    case .pause: carousel.isAutoplayPaused = step.flag("paused")
    // A disabled button does nothing.
    case .moveBy: return Self.answer(carousel.move(byItems: step.whole("count")))
    case .moveTo: return Self.answer(carousel.move(toItemAt: step.whole("index")))
    case .hitTest: return hit(step)
    default: return try performInput(step)
    }
    return nil
  }

  static func answer(_ isHandled: Bool) -> String { isHandled ? "handled" : "not handled" }

  private func hit(_ step: Step) -> String {
    guard let hit = carousel.controller.hitTest(step.point) else { return "nothing" }
    return "\(hit.item.index) \(hit.isBack ? "back" : "front")"
  }

  // MARK: Data

  private func performData(_ step: Step) {
    let isAnimated = isAnimated && step.flag("animated", or: true)
    switch step.name {
    case .counts: (app.items, app.placeholders) = (step.whole("items"), step.whole("placeholders"))
    case .reloadData: if carousel.dataSource == nil { carousel.dataSource = app } else { carousel.reloadData() }
    case .setNeedsLayout: carousel.redraw()
    case .insertItem: carousel.insertItem(at: step.whole("index"), animated: isAnimated)
    case .removeItem: carousel.removeItem(at: step.whole("index"), animated: isAnimated)
    case .reloadItem: carousel.reloadItem(at: step.whole("index"), animated: isAnimated)
    case .resize:
      app.look.resize(step)
      carousel.reloadItem(at: step.whole("index"), animated: false)
    case .changes:
      let (old, new) = (app.ids ?? [], step.texts("ids"))
      (app.ids, app.items) = (new, new.count)
      carousel.apply(ItemChanges(from: old, to: new), animated: isAnimated)
    default:
      let changes = ItemChanges(
        countBefore: app.items, removing: step.wholes("removing"), inserting: step.wholes("inserting"),
        moving: step.pairs("moving").map { ItemChanges.Move(from: $0.0, to: $0.1) },
        reloading: step.wholes("reloading"))
      app.ids = app.ids.map { old in
        (0..<changes.countAfter).map { new in changes.oldIndex(of: new).map { old[$0] } ?? "new \(new)" }
      }
      app.items = changes.countAfter
      carousel.apply(changes, animated: isAnimated)
    }
    renameCards()
  }

  /// Updates the names of cards, which are the indexes of their items and change with the data.
  private func renameCards() {
    for view in carriers where view.item?.isPlaceholder == false { view.content.name(String(view.item!.index)) }
  }

  /// The containers of the items' views.
  var carriers: [ItemView] { carousel.contentView.subviews.compactMap { $0 as? ItemView } }
}

extension Step {
  var point: Point2D { Point2D(x: number("x"), y: number("y")) }
}

extension AnyCarouselStyle {
  /// Returns a style by its name; the traces' custom style for `custom`.
  fileprivate static func named(_ name: String) -> AnyCarouselStyle {
    if let style = NamedStyle.allCases.first(where: { "\($0.name)" == name }) { return style.style }
    return AnyCarouselStyle { offset, scene in
      Placement(
        scene.base.translated(x: offset * scene.itemLength * 1.1, y: 20 * offset * offset, z: -50 * abs(offset)))
    }
  }
}
