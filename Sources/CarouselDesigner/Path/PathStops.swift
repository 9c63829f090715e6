import CarouselConfiguration
public import CarouselEngine

/// The values that the user sets along a path, ordered by position.
public struct PathStops: Equatable, Sendable {
  /// A value that changes along a path.
  public enum Kind: String, Sendable, CaseIterable {
    /// The size of items.
    case scales
    /// The opacity of items.
    case opacities
  }

  /// The stops, ordered by position.
  public private(set) var all: [PathStop]

  /// Creates stops from any order.
  public init(_ stops: [PathStop]) {
    // A stable sort: stops at equal positions keep their order.
    all = stops.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }.map { $0.element }
  }

  /// Returns the value at a position: linear between stops, constant beyond the outer ones.
  public func value(at position: Double) -> Double { all.value(at: position) }

  /// Adds a stop that changes nothing, at a position or in the longest gap.
  /// - Returns: Its index; nil if the maximum is reached.
  public mutating func add(at position: Double? = nil) -> Int? {
    guard all.count < PathFacts.mostStops else { return nil }
    let position = (position ?? middleOfLongestGap).rounded(toDigits: 3)
    return insert(PathStop(at: position, value(at: position).rounded(toDigits: 2)))
  }

  /// Changes the position or value of a stop. On a closed path, the first and last position share one value.
  /// - Returns: Its new index.
  public mutating func put(_ index: Int, _ stop: PathStop, isClosed: Bool) -> Int {
    let old = all.remove(at: index)
    if isClosed, stop.position == old.position, old.position == 0 || old.position == 1,
      let twin = all.firstIndex(where: { $0.position == 1 - old.position })
    {
      all[twin].value = stop.value
    }
    if stop.position == old.position {
      all.insert(stop, at: index)
      return index
    }
    return insert(stop)
  }

  /// Removes a stop.
  public mutating func remove(_ index: Int) {
    if all.indices.contains(index) { all.remove(at: index) }
  }

  private mutating func insert(_ stop: PathStop) -> Int {
    let place = all.firstIndex { $0.position > stop.position } ?? all.count
    all.insert(stop, at: place)
    return place
  }

  private var middleOfLongestGap: Double {
    var best = (middle: 0.5, length: -1.0), before = 0.0
    for position in all.map({ $0.position }) + [1] {
      if position - before > best.length { best = ((position + before) / 2, position - before) }
      before = position
    }
    return best.middle
  }
}

extension PathStops.Kind {
  /// The plural and singular names in the user interface.
  public var title: String { self == .scales ? "Sizes" : "Opacities" }
  public var one: String { self == .scales ? "Size" : "Opacity" }

  /// The option that applies without stops.
  public var ownOption: String { self == .scales ? "scale" : "fadeAlpha" }

  /// The maximum number of stops.
  public var most: Int { PathFacts.mostStops }

  /// The largest value shown by the editor.
  public var greatestDrawn: Double { self == .scales ? 2.5 : 1 }

  /// The value of a stop as a field.
  public var valueField: Field {
    let (range, unit): (ClosedRange<Double>, Field.Unit) = self == .scales ? (0...100, .times) : (0...1, .share)
    return .number(
      "value", one, one, in: range, sensible: 0...greatestDrawn, step: 0.01, unit: unit)
  }

  /// The position of a stop as a field.
  public static var positionField: Field {
    .number("at", "Position", "The position along the path", in: 0...1, step: 0.01, unit: .share)
  }

  /// Rounds a dragged stop, and snaps it to the ends and to the value that changes nothing.
  func tidy(_ stop: PathStop) -> PathStop {
    let position =
      stop.position < 0.01 ? 0 : stop.position > 0.99 ? 1 : stop.position.rounded(toDigits: 3)
    let value = abs(stop.value - 1) < 0.03 ? 1 : stop.value
    return PathStop(
      at: position, value.clamped(to: valueField.allowed ?? 0...1).rounded(toDigits: 2))
  }

  /// Clamps a stop and rounds it to thousandths.
  func usable(_ stop: PathStop) -> PathStop {
    PathStop(
      at: stop.position.clamped(to: 0...1).rounded(toDigits: 3),
      stop.value.clamped(to: valueField.allowed ?? 0...1).rounded(toDigits: 3))
  }
}
