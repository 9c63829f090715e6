import CarouselScenarios

@testable import CarouselEngine
@testable import CarouselTesting

// The steps of sessions. Besides those of the scenarios' format, there are settings that have no name in documents, and
// options that are computed from their defaults.
extension CarouselStage {
  /// Does a step; what the format doesn't have does nothing.
  func perform(_ step: Step) {
    let point = Point2D(x: step.number("x"), y: step.number("y"))
    let duration = step.number("duration", or: CarouselModel.defaultScrollDuration)
    switch step.name {
    case .setTime, .frame: passTime(to: step.number("time"), isFrame: step.name == .frame)
    case .style: update { $0.style = NamedStyle.named(step.text("name"))?.style ?? .linear }
    case .set: set(step.text("name"), step.arguments["value"] ?? .null)
    case .option: setOption(step.text("name"), step.arguments["value"] ?? .null)
    case .preferences:
      update {
        $0.preferences.reducesMotion = step.flag("reducesMotion")
        $0.preferences.isRightToLeft = step.flag("isRightToLeft")
      }
    case .setScrollOffset: controller.setBoundScrollOffset(step.number("offset"))
    case .scrollToItem: update { $0.scroll(toItemAt: step.whole("index"), duration: duration) }
    case .scrollByItems: update { $0.scroll(byItems: step.whole("count"), duration: duration) }
    case .scrollToOffset: update { $0.scroll(toOffset: step.number("offset"), duration: duration) }
    case .scrollByOffset: update { $0.scroll(byOffset: step.number("offset"), duration: duration) }
    case .select: controller.selectItem(at: step.whole("index"))
    case .userWillAct: controller.userWillAct()
    case .touchDown: controller.touchDown()
    case .touchUp: controller.touchUp()
    case .beginDragging: controller.beginDragging(translation: point)
    case .drag:
      let velocity = Point2D(x: step.number("velocityX"), y: step.number("velocityY"))
      update { $0.drag(translation: point, velocity: velocity) }
    case .endDragging: controller.endDragging()
    case .tap: controller.tap(at: point)
    case .pointerDown: controller.pointerDown(at: point, mayDrag: step.text("on") != "slider")
    case .pointerMoved: _ = controller.pointerMoved(to: point)
    case .pointerUp: controller.pointerUp(at: point)
    case .pointerCancelled: controller.pointerCancelled()
    case .hitTest: _ = controller.hitTest(point)
    case .wheel:
      let unit = WheelInput.Unit(rawValue: Int32(step.text("unit")) ?? 0) ?? .point
      let phase = WheelInput.Phase(rawValue: Int32(step.text("phase")) ?? 0) ?? .unknown
      controller.wheel(WheelInput(delta: point, unit: unit, phase: phase))
    case .key:
      guard let key = CarouselKey.allCases.first(where: { "\($0)" == step.text("key") }) else { return }
      _ = controller.press(key)
    case .focus:
      let content = ItemContent.item(step.whole("index"))
      controller.focusDidEnter(isEditing: step.flag("editing"), isByKeyboard: step.flag("keyboard", or: true)) {
        $0.content == content
      }
    case .unfocus: controller.focusDidLeave()
    case .moveBy: controller.move(byItems: step.whole("count"))
    case .moveTo: controller.move(toItemAt: step.whole("index"))
    case .autoplay: controller.autoplayInterval = step.number("interval")
    case .autoplayReason:
      let reason: [String: Autoplay.Reasons] = ["hovered": .hovered, "focused": .focused, "hidden": .hidden]
      controller.setAutoplayReason(reason[step.text("reason")] ?? .paused, step.flag("given"))
    case .pause: controller.isPaused = step.flag("paused")
    case .counts, .reloadData, .setNeedsLayout, .insertItem, .removeItem, .reloadItem, .resize, .changes, .batch:
      changeData(step)
    }
  }

  private func changeData(_ step: Step) {
    let index = step.whole("index"), isAnimated = step.flag("animated", or: true)
    switch step.name {
    case .counts: (host.items, host.placeholders) = (step.whole("items"), step.whole("placeholders"))
    case .reloadData: controller.reloadData()
    case .insertItem: controller.insertItem(at: index, animated: isAnimated)
    case .removeItem: controller.removeItem(at: index, animated: isAnimated)
    case .reloadItem: controller.reloadItem(at: index, animated: isAnimated)
    case .resize:
      for view in host.mounted where view.content == .item(index) {
        view.size = Size2D(width: step.number("width"), height: step.number("height"))
      }
      controller.remeasure()
    case .changes:
      // Identities are the indexes in the state before; others are new.
      let old = (0..<host.items.clamped(to: 0...100)).map { "\($0)" }, new = step.texts("ids")
      host.items = new.count
      controller.apply(ItemChanges(from: old, to: new), animated: isAnimated)
    case .batch:
      let changes = ItemChanges(
        countBefore: host.items.clamped(to: 0...100), removing: step.wholes("removing"),
        inserting: step.wholes("inserting"),
        moving: step.pairs("moving").map { ItemChanges.Move(from: $0.0, to: $0.1) },
        reloading: step.wholes("reloading"))
      host.items = changes.countAfter
      controller.apply(changes, animated: isAnimated)
    default: update { $0.setNeedsLayout() }
    }
  }

  private func setOption(_ name: String, _ value: JSON) {
    guard let option = StyleOption.allCases.first(where: { "\($0)" == name }) else { return }
    let factor = value.object?["factor"]?.number
    update {
      $0.options[option] =
        factor.map { factor in .computed { $0 * factor } } ?? value.number.map { .constant($0) } ?? .default
    }
  }

  private func set(_ name: String, _ value: JSON) {
    let (x, y) = value.numbers, numbers = (value.list ?? []).map { $0.number ?? 0 } + [0, 0, 0, 0]
    switch name {
    case "viewport": update { $0.viewport = Size2D(width: x, height: y) }
    case "editDuration": update { $0.editDuration = x }
    case "repeatsItems": update { $0.repeatsItems = x != 0 }
    case "hidesItemsAtEye": update { $0.hidesItemsAtEye = x != 0 }
    case "mirrored": update { $0.axis.isMirrored = x != 0 }
    case "isList": update { $0.isList = x != 0 }
    case "path": update { $0.style = AnyCarouselStyle(PathStyle(path(numbers))) }
    case "customStyle": update { $0.style = ownStyle(Int(saturating: x)) }
    case "remeasure": controller.remeasure(keepingLength: x != 0)
    case "momentumCurve":
      update { $0.momentumCurve = .bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]) }
    case "motion":
      let profiles: [MotionProfile] = [
        .classic, .system, .spring, .system(decelerationRate: y), .spring(response: y, bounce: numbers[2]),
      ]
      update { $0.motion = profiles[Int(saturating: x).clamped(to: 0...profiles.count - 1)] }
    default:
      guard let setting = CarouselSetting(named: name) else { return }
      controller[setting] = Point2D(x: x, y: y)
    }
  }

  /// A path through points, given by two switches (closed, smooth) and coordinates.
  private func path(_ numbers: [Double]) -> CarouselPath {
    let points = stride(from: 2, to: numbers.count - 1, by: 2).map { Point2D(x: numbers[$0], y: numbers[$0 + 1]) }
    let isClosed = numbers[0] != 0
    return numbers[1] != 0
      ? CarouselPath(through: points, isClosed: isClosed) : CarouselPath(points: points, isClosed: isClosed)
  }

  /// A style of the app's own, of which most are absurd.
  private func ownStyle(_ number: Int) -> AnyCarouselStyle {
    let transforms: [(Double, CarouselScene) -> Transform3D] = [
      { $1.base.translated(x: $0 * 220) },
      { $1.base.translated(x: $0 * 150, y: $0 * $0 * 30).scaled(x: 1 / (1 + abs($0)), y: 1) },
      { $1.base.translated(x: $0 * 1e300) },
      { $1.base.scaled(x: 1e308, y: 1e308) },
      { $1.base.translated(x: 1e308, y: -1e308) },
      { $1.base.translated(x: .nan * $0) },
      { _, _ in Transform3D.identity.scaled(x: 0, y: 0) },
      { $1.base.translated(x: -100 * $0, z: 1e17 * $0) },
      { $1.base.translated(x: ($0 * 3).rounded() * 1e-300) },
      { $1.base.turned(by: $0 * 1e10, on: $1.axis) },
    ]
    let transform = transforms[number.clamped(to: 0...transforms.count - 1)]
    return AnyCarouselStyle { offset, scene in Placement(transform(offset, scene), opacity: 1 - offset * 1e-9) }
  }
}
