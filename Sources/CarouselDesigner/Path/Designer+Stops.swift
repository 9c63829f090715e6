import CarouselConfiguration
public import CarouselEngine

// The values that change along the path.
extension Designer {
  /// The distance of an arrow key, along the path and in value; and the factor for large steps.
  private static let step = (plain: 0.01, far: 0.1)

  /// Returns the stops of a kind; none if they are left to the style.
  public func stops(_ kind: PathStops.Kind) -> PathStops {
    let list = configuration.styleOptions[kind.rawValue]?.array ?? []
    return PathStops(list.map { PathStop(at: $0["at"]?.number ?? 0, $0["value"]?.number ?? 1) })
  }

  /// Adds the stops that the style has by default, so that nothing changes visibly.
  public mutating func beginStops(_ kind: PathStops.Kind, at time: Double) {
    write(PathStops(ownStops(kind)), kind, at: time)
  }

  /// Adds a stop that changes nothing, at a position or in the longest gap. If there are none, adds those that the
  /// style has by default first.
  /// - Returns: Its index; nil if the maximum is reached.
  public mutating func addStop(_ kind: PathStops.Kind, position: Double? = nil, at time: Double) -> Int? {
    var stops = stops(kind)
    if stops.all.isEmpty { stops = PathStops(ownStops(kind)) }
    guard let index = stops.add(at: position) else { return nil }
    write(stops, kind, at: time)
    return index
  }

  /// Changes the position or value of a stop.
  /// - Parameter isOpen: Whether it is being dragged; then it is rounded, and snaps to the ends.
  /// - Returns: Its new index.
  public mutating func putStop(
    _ kind: PathStops.Kind, _ index: Int, _ stop: PathStop, at time: Double, isOpen: Bool = false
  ) -> Int {
    var stops = stops(kind)
    guard stops.all.indices.contains(index) else { return index }
    let place = stops.put(
      index, isOpen ? kind.tidy(stop) : kind.usable(stop), isClosed: drawing?.isClosed ?? false)
    write(stops, kind, key: "stops \(kind.rawValue)", at: time, isOpen: isOpen)
    return place
  }

  /// Moves a stop by steps of an arrow key, along the path and in value.
  /// - Returns: Its new index.
  public mutating func nudgeStop(
    _ kind: PathStops.Kind, _ index: Int, along: Double, up: Double, isFar: Bool, at time: Double
  ) -> Int {
    let all = stops(kind).all
    guard all.indices.contains(index) else { return index }
    let step = isFar ? Self.step.far : Self.step.plain
    let stop = PathStop(at: all[index].position + along * step, all[index].value + up * step)
    return putStop(kind, index, stop, at: time)
  }

  /// Removes a stop; without stops, the style decides.
  public mutating func removeStop(_ kind: PathStops.Kind, _ index: Int, at time: Double) {
    var stops = stops(kind)
    stops.remove(index)
    write(stops, kind, at: time)
  }

  /// Removes all stops; the style decides.
  public mutating func clearStops(_ kind: PathStops.Kind, at time: Double) { write(PathStops([]), kind, at: time) }

  /// The curve of the values for drawing: sampled at equal steps and at the stops.
  public func stopsCurve(_ kind: PathStops.Kind) -> [PathStop] {
    let stops = stops(kind)
    let positions = (0...Self.samples).map { Double($0) / Double(Self.samples) } + stops.all.map { $0.position }
    return positions.sorted().map { PathStop(at: $0, stops.value(at: $0)) }
  }

  private static let samples = 120

  /// Stops equivalent to the style's defaults.
  private func ownStops(_ kind: PathStops.Kind) -> [PathStop] {
    let options = configuration.styleOptions, isClosed = drawing?.isClosed ?? false
    let usual = kind == .scales && options["path"] == nil ? PathFacts.hillScale : 1
    let far = options[kind.ownOption]?.number ?? usual
    let focus = options["focus"]?.number ?? (isClosed ? 0 : 0.5)
    let opposite = focus < 0.5 ? focus + 0.5 : focus - 0.5
    var positions: [Double] = []
    for position in (isClosed ? [0, focus, opposite, 1] : [0, focus, 1]).sorted() where positions.last != position {
      positions.append(position)
    }
    return positions.map { position in
      let way = abs(position - focus)
      let share = isClosed ? 2 * abs(way - way.rounded()) : way / max(focus, 1 - focus)
      return PathStop(at: position.rounded(toDigits: 3), (1 + (far - 1) * share).rounded(toDigits: 3))
    }
  }

  private mutating func write(
    _ stops: PathStops, _ kind: PathStops.Kind, key: String? = nil, at time: Double, isOpen: Bool = false
  ) {
    var configuration = configuration
    let list = stops.all.map { JSON.object(["at": .number($0.position), "value": .number($0.value)]) }
    configuration.styleOptions[kind.rawValue] = list.isEmpty ? nil : .array(list)
    change(key, to: configuration, at: time, isOpen: isOpen)
  }
}
