import CarouselEngine
import CarouselScenarios
import Foundation

/// A recorded scenario: the setup of a carousel, and the actions in each frame. See FORMAT.md next to the recorded
/// traces; names are the original's.
struct TraceScenario {
  /// The scenario as it was read, to be written again.
  let json: [String: Any]

  let name: String
  let style: String
  let items: Int
  let placeholders: Int
  let size: Size2D
  let itemSizes: [Size2D]
  let placeholderSize: Size2D
  let options: [String: Double]
  let properties: [(name: String, value: Any)]
  let itemWidth: Double
  let denied: Set<Int>
  let empty: Set<Int>
  let itemKind: String
  let isDoubleSided: Bool
  let clockBase: Double
  let frames: Int
  let record: Set<Int>
  let actions: [Int: [Action]]

  /// An action, with its arguments.
  struct Action {
    let name: String
    let arguments: [String: Any]
  }

  init(json: [String: Any]) throws {
    guard let style = json["type"] as? String, let frames = json["frames"] as? Int, frames >= 0, frames < 1_000_000
    else { throw ReplayError.notAScenario }
    guard Self.styles.contains(style) else { throw ReplayError.noStyle(style) }
    self.json = json
    name = json["name"] as? String ?? ""
    self.style = style
    self.frames = frames
    items = json["items"] as? Int ?? 0
    placeholders = json["placeholders"] as? Int ?? 0
    size = Size2D(json: json["size"])
    placeholderSize = Size2D(json: json["itemSize"])
    let sizes = (json["itemSizes"] as? [Any] ?? []).map { Size2D(json: $0) }
    itemSizes = sizes.isEmpty ? [placeholderSize] : sizes
    options = (json["options"] as? [String: Any] ?? [:]).compactMapValues(number)
    properties = (json["props"] as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    itemWidth = number(json["delegateItemWidth"]) ?? 0
    denied = Set(json["deny"] as? [Int] ?? [])
    empty = Set(json["nilItems"] as? [Int] ?? [])
    itemKind = json["itemKind"] as? String ?? "plain"
    isDoubleSided = number(json["doubleSided"]) != 0
    clockBase = number(json["clockBase"]) ?? 0
    record = Set(json["record"] as? [Int] ?? Array(0...frames))
    let actions = (json["actions"] as? [[String: Any]] ?? []).compactMap { arguments -> (Int, Action)? in
      guard let frame = arguments["frame"] as? Int, let name = arguments["do"] as? String else { return nil }
      return (frame, Action(name: name, arguments: arguments))
    }
    self.actions = Dictionary(grouping: actions) { $0.0 }.mapValues { $0.map { $0.1 } }
  }

  /// Returns the time of a frame, in seconds: rounded to binary fractions, so that differences are exact.
  func time(ofFrame frame: Int) -> Double {
    clockBase + (Double(frame) / 60 * 1_073_741_824).rounded() / 1_073_741_824
  }

  /// The appearance of the items.
  var look: ScenarioItems {
    func numbers(_ size: Size2D) -> [Double] { [size.width, size.height] }
    // An item without a view has no size; the others repeat theirs.
    let count = empty.max().map { max($0 + 1, items) } ?? itemSizes.count
    let sizes = (0..<max(1, count)).map { empty.contains($0) ? [0, 0] : numbers(itemSizes[$0 % itemSizes.count]) }
    return ScenarioItems(
      count: items, placeholders: placeholders, sizes: sizes, placeholderSize: numbers(placeholderSize), denied: denied)
  }
}

/// A problem with a file.
public enum ReplayError: Error, CustomStringConvertible {
  case unreadable(String)
  case notAScenario
  case noStyle(String)
  case unwritable(String)

  public var description: String {
    switch self {
    case .unreadable(let reason): "can't be read: \(reason)"
    case .noStyle(let name): "there is no type `\(name)`"
    case .unwritable(let reason): "can't be written: \(reason)"
    case .notAScenario: "has no scenario, which needs at least `type` and `frames`"
    }
  }
}

/// Returns a number of a JSON document; text such as "inf" counts, as FORMAT.md defines.
func number(_ value: Any?) -> Double? {
  if let number = value as? Double { return number }
  if let number = value as? NSNumber { return number.doubleValue }
  return (value as? String).flatMap(Double.init)
}

extension Size2D {
  init(json: Any?) {
    let numbers = (json as? [Any] ?? []).map { number($0) ?? 0 }
    self.init(width: numbers.first ?? 0, height: numbers.dropFirst().first ?? 0)
  }
}

extension Point2D {
  init(json: Any?) {
    let size = Size2D(json: json)
    self.init(x: size.width, y: size.height)
  }
}
