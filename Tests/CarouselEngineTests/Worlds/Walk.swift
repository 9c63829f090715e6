import CarouselScenarios
import Foundation

@testable import CarouselEngine
@testable import CarouselTesting

/// A session of random steps on a carousel, and whether it obeys the laws meanwhile. It can be written to a file and
/// replayed.
struct Walk {
  /// A step, and during which call of the host the app makes it; nil if it makes it by itself.
  struct Move {
    var step: Step
    var during: RecordingHost.Call?
  }

  /// What a walk tries out.
  enum Kind: String, CaseIterable {
    case ordinary, hostile, reentrant, lying
  }

  var name: String
  var items = 5
  var placeholders = 2
  var style: String
  /// The widths and heights of the app's items, in turns, in points; empty if all have the same size.
  var sizes: [Double] = []
  var moves: [Move] = []

  init(_ kind: Kind, seed: UInt64, length: Int) {
    let styles = NamedStyle.allCases
    name = "\(kind)-\(seed)"
    style = "\(styles[Int(seed % UInt64(styles.count))].name)"
    var steps = RandomSteps(
      seed: seed, items: items, isHostile: kind == .hostile || (kind == .lying && seed % 2 == 0),
      isLying: kind == .lying)
    if seed % 3 > 0 {
      for _ in 0..<steps.generator.count(1...7) {
        sizes += [steps.generator.number(10...400).rounded(), steps.generator.number(10...300).rounded()]
      }
    }
    while moves.count < length {
      if kind == .reentrant {
        for _ in 0..<steps.generator.count(0...3) {
          let call = steps.generator.pick(RecordingHost.Call.allCases)
          steps.next { moves.append(Move(step: $0, during: call)) }
        }
      }
      steps.next { moves.append(Move(step: $0)) }
    }
  }

  // MARK: Playing

  /// After how many moves there is a forecast, which costs as much as many of them.
  private static var movesToForecast: Int { 20 }

  /// Whether its host moves views by itself: that of every other walk.
  private var isPlayed: Bool { (name.utf8.last ?? 0) % 2 == 0 }

  /// Plays the walk up to the first violated law, and then lets it come to rest.
  /// - Returns: What is wrong, or nil.
  func fault() -> String? {
    guard let style = NamedStyle.named(style) else { return "there is no style \(style)" }
    let stage = CarouselStage(items: items, placeholders: placeholders, style: style, isLoaded: false)
    let sizes = stride(from: 0, to: sizes.count - 1, by: 2).map {
      Size2D(width: self.sizes[$0], height: self.sizes[$0 + 1])
    }
    if !sizes.isEmpty { stage.host.itemSize = { sizes[max(0, $0) % sizes.count] } }
    if isPlayed {
      stage.host.playsForecasts = true
      stage.controller.itemEvents.subtract(.layout)
    }
    stage.controller.reloadData()
    let app = ReentrantApp()
    stage.host.onCall = { [unowned stage] call, _ in app.note(call, on: stage) }
    for (index, move) in moves.enumerated() {
      if move.during != nil {
        app.moves.append(move)
        continue
      }
      stage.perform(move.step)
      app.moves = []
      stage.followHeight()
      let forecastFault = index % Self.movesToForecast == 0 ? stage.forecastFault : nil
      if let fault = app.fault ?? stage.faults.first ?? forecastFault {
        return "after step \(index), \(move.step.json): \(fault)"
      }
    }
    stage.host.onCall = nil
    return stage.faultAfterWalk.map { "at the end: \($0)" }
  }

  /// Returns the walk without the steps that its fault does not need, by halving (ddmin, after Zeller 1999).
  /// - Parameter fails: Whether a walk has the fault.
  func minimized(_ fails: (Walk) -> Bool = { $0.fault() != nil }) -> Walk {
    var walk = self
    var size = max(1, walk.moves.count / 2)
    while true {
      var start = 0, isShorter = false
      while start < walk.moves.count {
        var shorter = walk
        shorter.moves.removeSubrange(start..<min(start + size, walk.moves.count))
        if fails(shorter) {
          (walk, isShorter) = (shorter, true)
        } else {
          start += size
        }
      }
      if size == 1, !isShorter { return walk }
      size = max(1, size / 2)
    }
  }

  // MARK: Files

  /// The file: a session in the scenarios' format, whose steps may be made during a call of the host.
  var text: String {
    let steps = moves.map { move in
      var fields = move.step.json.object ?? [:]
      if let call = move.during { fields["during"] = .text("\(call)") }
      return JSON.object(fields).text(keys: ["during", "do"])
    }
    return """
      {"name": \(JSON.text(name)), "type": \(JSON.text(style)), "items": \(items), "placeholders": \(placeholders), \(shape)"steps": [
      \(steps.joined(separator: ",\n"))
      ]}

      """
  }

  private var shape: String { sizes.isEmpty ? "" : "\"sizes\": \(sizes), " }

  init(parsing data: Data) throws {
    let fields = try JSON(parsing: data).object ?? [:]
    (name, style) = (fields["name"]?.text ?? "", fields["type"]?.text ?? "linear")
    (items, placeholders) = (fields["items"]?.whole ?? 0, fields["placeholders"]?.whole ?? 0)
    sizes = fields["sizes"]?.list?.compactMap(\.number) ?? []
    moves = try (fields["steps"]?.list ?? []).map { step in
      var fields = step.object ?? [:]
      let call = fields.removeValue(forKey: "during")?.text
      return Move(step: try Step(fields), during: RecordingHost.Call.allCases.first { "\($0)" == call })
    }
  }
}

/// An app that makes calls whenever the carousel calls it, and reads the carousel in every call.
private final class ReentrantApp {
  /// What it does next, in order, each during its call.
  var moves: [Walk.Move] = []
  private(set) var fault: String?
  private var depth = 0

  func note(_ call: RecordingHost.Call, on stage: CarouselStage) {
    if fault == nil, !stage.offset.isFinite { fault = "scroll offset \(stage.offset) during \(call)" }
    while depth < 3, let move = moves.first, move.during == call {
      moves.removeFirst()
      depth += 1
      stage.perform(move.step)
      depth -= 1
    }
  }
}

extension CarouselStage {
  /// Lifts all fingers, waits until the carousel rests on an item, and returns what is wrong then.
  fileprivate var faultAfterWalk: String? {
    frameLength = 0.1
    controller.pointerCancelled()
    controller.touchUp()
    controller.endDragging()
    controller.autoplayInterval = 0
    controller.setAutoplayReason(.hidden, false)
    host.items = host.items.clamped(to: 0...20)
    host.placeholders = host.placeholders.clamped(to: 0...20)
    update {
      $0.autoscroll = 0
      $0.isScrollEnabled = true
      $0.scrollsToItemBoundary = true
    }
    controller.reloadData()
    followHeight()
    // A touch stops a scroll that would take hours.
    controller.pointerDown(at: middle)
    controller.pointerUp(at: middle, isTap: false)
    guard settle(within: 400) else { return "never rests: \(carousel.movement)" }
    // A scroll to an offset between two items may end there; a new layout snaps.
    update { $0.setNeedsLayout() }
    guard settle() else { return "never settles after a layout: \(carousel.movement)" }
    followHeight()
    guard settle() else { return "never settles after its height: \(carousel.movement)" }
    return faultsAtRest.first ?? faultOfPages
  }

  /// Makes the carousel as high as it wants to be, as hosts do after a frame.
  fileprivate func followHeight() {
    guard let height = controller.fittingHeight, carousel.followsHeight else { return }
    update { $0.viewport.height = height }
  }

  /// What is wrong with one of the first pages, or the last: each can be reached, and there all its items are visible.
  private var faultOfPages: String? {
    let pages = carousel.numberOfPages
    for page in Set([0, 1, 2, pages - 1]).sorted() where page >= 0 && page < carousel.numberOfPages {
      let snaps = carousel.track.snaps
      controller.move(toPageAt: page)
      guard settle(within: 400) else { return "never reaches page \(page)" }
      // Lengths that become known on the way may move the ends, and change the pages.
      if carousel.isScrollable, carousel.currentPage != page, carousel.track.snaps == snaps {
        return "page \(page) leads to \(carousel.currentPage as Any)"
      }
      if let fault = faultsAtRest.first { return "on page \(page): \(fault)" }
    }
    return nil
  }
}
