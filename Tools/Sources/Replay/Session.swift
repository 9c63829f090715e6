import CarouselEngine
import Foundation

/// A session written down: all that was done to a carousel, in order, and what was to be seen in between. It plays the
/// same anywhere the engine runs; the web module is checked with it.
///
/// The document holds `sizes` (of the items' views, item i has size i mod count), `placeholderSize`, `denied` (items that
/// may not be selected), `inputs` (each a list: its name and its arguments) and `frames`, each with the number of inputs
/// that came before it.
enum Session {
  static func document(of scenario: Scenario) -> String {
    var frames: [String] = []
    let player = Player(scenario)
    player.play { _, frame in
      frames.append("{\"after\": \(player.inputs.count), \(frame.fields)}")
    }
    let sizes = (0..<max(1, scenario.itemSizes.count)).map { scenario.size(ofItem: $0) }
    var json = JSONText()
    json.raw("sizes", "[" + sizes.map(\.json).joined(separator: ", ") + "]")
    json.field("placeholderSize", [scenario.placeholderSize.width, scenario.placeholderSize.height])
    json.field("denied", scenario.denied.sorted().map(Double.init))
    json.raw("inputs", "[\n" + player.inputs.map(\.json).joined(separator: ",\n") + "\n]")
    json.raw("frames", "[\n" + frames.joined(separator: ",\n") + "\n]")
    return "{" + json.text + "}\n"
  }
}

extension Size {
  fileprivate var json: String { "[\(JSONText.number(width)), \(JSONText.number(height))]" }
}

extension Input {
  /// The input as a list of its name and its arguments.
  var json: String {
    let (name, arguments) = parts
    return "[" + (["\"\(name)\""] + arguments.map(JSONText.number)).joined(separator: ", ") + "]"
  }

  private var parts: (String, [Double]) {
    switch self {
    case .setTime(let time): ("setTime", [time])
    case .frame(let time): ("frame", [time])
    case .style(let name):
      ("style", [Double(StyleCatalogue.allCases.first { "\($0)" == name }?.rawValue ?? -1)])
    case .vertical(let isVertical): ("vertical", [isVertical ? 1 : 0])
    case .viewport(let size): ("viewport", [size.width, size.height])
    case .perspective(let value): ("perspective", [value])
    case .contentOffset(let point): ("contentOffset", [point.x, point.y])
    case .viewpointOffset(let point): ("viewpointOffset", [point.x, point.y])
    case .itemLength(let value): ("itemLength", [value])
    case .property(let property, let value): (property.rawValue, [value])
    case .option(let option, let value): ("option", [Double(option.rawValue)] + (value.map { [$0] } ?? []))
    case .counts(let items, let placeholders): ("counts", [Double(items), Double(placeholders)])
    case .setNeedsLayout: ("setNeedsLayout", [])
    case .reloadData: ("reloadData", [])
    case .setScrollOffset(let offset): ("setScrollOffset", [offset])
    case .scrollToItem(let index, let duration): ("scrollToItem", [Double(index), duration])
    case .scrollByItems(let count, let duration): ("scrollByItems", [Double(count), duration])
    case .scrollToOffset(let offset, let duration): ("scrollToOffset", [offset, duration])
    case .scrollByOffset(let distance, let duration): ("scrollByOffset", [distance, duration])
    case .insertItem(let index, let isAnimated): ("insertItem", [Double(index), isAnimated ? 1 : 0])
    case .removeItem(let index, let isAnimated): ("removeItem", [Double(index), isAnimated ? 1 : 0])
    case .reloadItem(let index, let isAnimated): ("reloadItem", [Double(index), isAnimated ? 1 : 0])
    case .touchDown: ("touchDown", [])
    case .touchUp: ("touchUp", [])
    case .beginDragging(let translation): ("beginDragging", [translation.x, translation.y])
    case .drag(let translation, let velocity): ("drag", [translation.x, translation.y, velocity.x, velocity.y])
    case .endDragging: ("endDragging", [])
    case .tap(let point): ("tap", [point.x, point.y])
    }
  }
}
