import CarouselEngine
import CarouselScenarios
import CarouselTesting

// The calls of each step.
extension EngineStage {
  func perform(input step: Step) throws -> String? {
    switch step.name {
    case .style: controller.update { $0.style = .named(step.text("name")) }
    case .set: try set(step.text("name"), step.arguments["value"] ?? .null)
    case .option:
      guard let option = StyleOption(scenarioName: step.text("name")) else {
        throw ScenarioError("there is no option `\(step.text("name"))`")
      }
      controller.update { $0.options[option] = step.arguments["value"]?.number.map(Option.constant) ?? .default }
    case .preferences:
      controller.update {
        $0.preferences = Preferences(
          reducesMotion: step.flag("reducesMotion"), isRightToLeft: step.flag("isRightToLeft"),
          increasesContrast: step.flag("increasesContrast"))
      }
    case .setScrollOffset: controller.setBoundScrollOffset(step.number("offset"))
    case .scrollToItem: controller.update { $0.scroll(toItemAt: step.whole("index"), duration: step.duration) }
    case .scrollByItems: controller.update { $0.scroll(byItems: step.whole("count"), duration: step.duration) }
    case .scrollToOffset: controller.update { $0.scroll(toOffset: step.number("offset"), duration: step.duration) }
    case .scrollByOffset: controller.update { $0.scroll(byOffset: step.number("offset"), duration: step.duration) }
    case .select: controller.selectItem(at: step.whole("index"))
    case .userWillAct: controller.userWillAct()
    case .autoplay: controller.autoplayInterval = step.number("interval")
    case .autoplayReason: controller.setAutoplayReason(try .named(step.text("reason")), step.flag("given"))
    case .pause: controller.isPaused = step.flag("paused")
    case .counts, .reloadData, .setNeedsLayout, .insertItem, .removeItem, .reloadItem, .resize, .changes, .batch:
      performData(step)
    case .touchDown, .touchUp, .beginDragging, .drag, .endDragging, .tap: performRecognised(step)
    default: return try performUser(step)
    }
    return nil
  }

  // MARK: Data

  private func performData(_ step: Step) {
    let isAnimated = step.flag("animated", or: true)
    switch step.name {
    case .counts: (content.host.items, content.host.placeholders) = (step.whole("items"), step.whole("placeholders"))
    case .reloadData: controller.reloadData()
    case .setNeedsLayout: controller.update { $0.setNeedsLayout() }
    case .insertItem: controller.insertItem(at: step.whole("index"), animated: isAnimated)
    case .removeItem: controller.removeItem(at: step.whole("index"), animated: isAnimated)
    case .reloadItem: controller.reloadItem(at: step.whole("index"), animated: isAnimated)
    case .resize:
      content.look.resize(step)
      controller.view(at: step.whole("index"))?.size = Size2D(content.look.size(ofItem: step.whole("index")))
      controller.remeasure()
    case .changes:
      let (old, new) = (content.ids ?? [], step.texts("ids"))
      (content.ids, content.host.items) = (new, new.count)
      controller.apply(ItemChanges(from: old, to: new), animated: isAnimated)
    default:
      let changes = ItemChanges(
        countBefore: content.host.items, removing: step.wholes("removing"), inserting: step.wholes("inserting"),
        moving: step.pairs("moving").map { ItemChanges.Move(from: $0.0, to: $0.1) },
        reloading: step.wholes("reloading"))
      content.ids = content.ids.map { old in
        (0..<changes.countAfter).map { new in changes.oldIndex(of: new).map { old[$0] } ?? "new \(new)" }
      }
      content.host.items = changes.countAfter
      controller.apply(changes, animated: isAnimated)
    }
  }

  // MARK: Recognised gestures

  private func performRecognised(_ step: Step) {
    switch step.name {
    case .touchDown: controller.touchDown()
    case .touchUp: controller.touchUp()
    case .beginDragging: controller.beginDragging(translation: step.point)
    case .drag:
      let velocity = Point2D(x: step.number("velocityX"), y: step.number("velocityY"))
      controller.update { $0.drag(translation: step.point, velocity: velocity) }
    case .endDragging:
      // The finger is lifted before the recogniser ends.
      controller.touchUp()
      controller.update { $0.endDragging() }
    default: controller.tap(at: step.point)
    }
  }

  // MARK: User input

  private func performUser(_ step: Step) throws -> String? {
    switch step.name {
    case .pointerDown:
      pressed = step.text("on")
      controller.pointerDown(
        at: step.point, mayDrag: pressed != "slider", contentScrolls: try .named(step.texts("contentScrolls")),
        surroundingsScroll: try .named(step.texts("surroundingsScroll")))
    case .pointerMoved: return "\(controller.pointerMoved(to: step.point))"
    case .pointerUp: controller.pointerUp(at: step.point, isTap: !["button", "slider"].contains(pressed))
    case .pointerCancelled: controller.pointerCancelled()
    case .hitTest:
      guard let hit = controller.hitTest(step.point) else { return "nothing" }
      return "\(hit.item.index) \(hit.isBack ? "back" : "front")"
    case .wheel: return Self.answer(controller.wheel(try WheelInput(step)))
    case .key:
      return Self.answer(
        controller.press(
          try .named(step.text("key")), modifiers: try .named(step.texts("modifiers")),
          focus: try .named(step.arguments["focus"]?.text ?? "carousel")))
    case .focus:
      guard let view = controller.view(at: step.whole("index")) else { throw ScenarioError("there is no such item") }
      content.focus = .item(view)
      controller.focusDidEnter(isEditing: step.flag("editing"), isByKeyboard: step.flag("keyboard", or: true)) {
        $0 === view
      }
    case .unfocus:
      content.focus = .elsewhere
      controller.focusDidLeave()
    case .moveBy: return Self.answer(controller.move(byItems: step.whole("count")))
    case .moveTo: return Self.answer(controller.move(toItemAt: step.whole("index")))
    default: throw ScenarioError("there is no such action")
    }
    return nil
  }

  private static func answer(_ isHandled: Bool) -> String { isHandled ? "handled" : "not handled" }
}
