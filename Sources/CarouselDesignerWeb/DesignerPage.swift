import CarouselConfiguration
import CarouselDesigner
import CarouselEngine

/// The designer of a web page, driven by calls.
struct DesignerPage {
  var designer = Designer(.coverFlow)

  /// Executes a call and returns its result, or null.
  mutating func answer(to call: Call) -> JSON {
    answerAboutState(call) ?? answerAboutFields(call) ?? answerAboutPath(call) ?? answerAboutStops(call) ?? .null
  }

  // MARK: The design

  private mutating func answerAboutState(_ call: Call) -> JSON? {
    let time = call.time
    switch call.name {
    case "facts": return Facts.json
    case "state": return designer.json
    case "undo": designer.undo()
    case "redo": designer.redo()
    case "close": designer.close()
    case "begin", "take": return take(call)
    case "open":
      do throws(ConfigurationError) { try designer.open(call.string(0), at: time) } catch { return error.json }
    case "startAnew": designer.change(nil, to: designer.beginning, at: time)
    case "setStyle": designer.setStyle(call.string(0), isPassing: call.flag(1), at: time)
    case "reset": if let part = DesignPart(name: call.string(0)) { designer.reset(part, at: time) }
    case "addDecoration": designer.addDecoration(call.string(0), at: time)
    case "moveDecorationIn": designer.moveDecorationIn(call.whole(0), at: time)
    case "removeDecoration": designer.removeDecoration(call.whole(0), at: time)
    case "measure":
      designer.stage = StageMeasures(
        width: call.number(0), height: call.number(1), itemWidth: call.number(2), itemHeight: call.number(3),
        margin: call.number(4))
    case "colors": return .array(designer.colorTexts.map { .string($0) })
    case "code": return CodeLanguage(rawValue: call.string(0)).map { .string(code($0, call[1])) }
    case "isBeginning": return .boolean((try? DesignState(json: call[0])) == designer.beginning)
    case "differences":
      return (try? CarouselConfiguration(call[0])).map { .object($0.differences.document) }
    default: return nil
    }
    return .null
  }

  /// Sets the initial state, `{ document, items, size }`, or a new state as an undo step.
  /// - Returns: The problems of its document.
  private mutating func take(_ call: Call) -> JSON {
    do throws(ConfigurationError) {
      let state = try DesignState(json: call[0])
      if call.name == "begin" { designer.begin(state) } else { designer.change(nil, to: state, at: call.time) }
      return .null
    } catch {
      return error.json
    }
  }

  /// - Parameter colors: The components of colours, from 0 to 255, by their CSS text.
  private func code(_ language: CodeLanguage, _ colors: JSON) -> String {
    var parts: [String: CodeColor] = [:]
    for (text, list) in colors.object ?? [:] {
      let share = (list.array ?? []).map { ($0.number ?? 0) / 255 }
      guard share.count == 4 else { continue }
      parts[text] = CodeColor(red: share[0], green: share[1], blue: share[2], alpha: share[3])
    }
    return designer.code(in: language, colors: parts)
  }

  // MARK: Fields

  private mutating func answerAboutFields(_ call: Call) -> JSON? {
    switch call.name {
    case "row": return call.place(0).map { designer.row(at: $0) }
    case "set":
      guard let place = call.place(0) else { return .null }
      // A missing value resets it; null is a value.
      let value = call[1].array?.first
      designer.set(value, at: place, time: call.time, isOpen: call.flag(2))
      return .null
    case "typed":
      return wrapped(call.place(0).flatMap { designer.field(at: $0) }?.value(typed: call.string(1)))
    case "slid":
      return wrapped(call.place(0).flatMap { designer.field(at: $0) }?.value(at: call.number(1)))
    case "stepped":
      guard let place = call.place(0), let field = designer.field(at: place) else { return .null }
      let value = designer.value(at: place) ?? designer.defaultValue(at: place)
      return wrapped(field.value(value, movedBy: call.number(1)))
    case "curve":
      let curve = CurveShape(call[0].string)
      return [.number(curve.x1), .number(curve.y1), .number(curve.x2), .number(curve.y2)]
    case "moveCurve":
      var curve = CurveShape(call[0].string)
      if call[1] != .null { curve.move(call.whole(1), x: call.number(2), y: call.number(3)) }
      return .string(curve.text)
    default: return nil
    }
  }

  /// Wraps a value in a list, because null is a value; an empty list stands for none.
  private func wrapped(_ value: JSON?) -> JSON { .array(value.map { [$0] } ?? []) }

  // MARK: The path

  private mutating func answerAboutPath(_ call: Call) -> JSON? {
    let time = call.time, index = call.whole(0)
    let part = PathDrawing.Part(rawValue: call.string(1)) ?? .at
    switch call.name {
    case "path": return designer.pathJSON
    case "movePath":
      designer.movePath(
        part, of: index, to: Point2D(x: call.number(2), y: call.number(3)), isBroken: call.flag(4), at: time,
        isOpen: call.flag(5))
    case "nudgePath":
      designer.nudgePath(
        part, of: index, x: call.number(2), y: call.number(3), isFar: call.flag(4), isBroken: call.flag(5), at: time)
    case "pressPath":
      return number(designer.pressPath(at: Point2D(x: call.number(0), y: call.number(1)), time: time))
    case "addToPath": return number(designer.addToPath(after: index < 0 ? nil : index, at: time))
    case "removeFromPath": designer.removeFromPath(index, at: time)
    case "smoothPath": designer.setPathSmooth(call.flag(1), index, at: time)
    case "closePath": designer.setPathClosed(call.flag(0), at: time)
    case "setPath": return designer.setPath(call.string(0), at: time)?.json ?? .null
    case "setPreset":
      if let preset = PathPreset.all.first(where: { $0.name == call.string(0) }) { designer.setPath(preset, at: time) }
    default: return nil
    }
    return .null
  }

  private func number(_ index: Int?) -> JSON { index.map { .number(Double($0)) } ?? .null }

  // MARK: Stops

  private mutating func answerAboutStops(_ call: Call) -> JSON? {
    guard let kind = PathStops.Kind(rawValue: call.string(0)) else { return nil }
    let time = call.time, index = call.whole(1)
    switch call.name {
    case "stops":
      return [
        "all": .array(designer.stops(kind).all.map { $0.json }),
        "curve": .array(designer.stopsCurve(kind).map { $0.json }),
      ]
    case "beginStops": designer.beginStops(kind, at: time)
    case "addStop": return number(designer.addStop(kind, position: call[1].number, at: time))
    case "putStop":
      let stop = PathStop(at: call.number(2), call.number(3))
      return .number(Double(designer.putStop(kind, index, stop, at: time, isOpen: call.flag(4))))
    case "nudgeStop":
      return .number(
        Double(
          designer.nudgeStop(
            kind, index, along: call.number(2), up: call.number(3), isFar: call.flag(4), at: time)))
    case "removeStop": designer.removeStop(kind, index, at: time)
    case "clearStops": designer.clearStops(kind, at: time)
    default: return nil
    }
    return .null
  }
}
