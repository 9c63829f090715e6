public import CarouselConfiguration
import CarouselEngine

extension Designer {
  /// Returns the field at a place; nil if there is none.
  public func field(at place: FieldPlace) -> Field? {
    switch place {
    case .field(let name): DocumentField.all.first { $0.facts.name == name }?.facts
    case .option(let name): Facts.style(configuration.styleName).fields.first { $0.name == name }
    case .profile: Facts.profile
    case .motion(let name): Facts.motion(configuration.profile).fields.first { $0.name == name }
    case .decoration(let index, let name):
      decorationName(at: index).flatMap { Facts.decoration($0) }?.fields.first { $0.name == name }
    case .coordinate(let place, let axis): field(at: place)?.coordinate(axis)
    case .stop(let kind, _, let isPosition): isPosition ? PathStops.Kind.positionField : kind.valueField
    case .items: Facts.items
    case .size: Facts.size
    }
  }

  /// Returns the given value at a place; nil if it has its default.
  public func value(at place: FieldPlace) -> JSON? {
    switch place {
    case .field(let name): configuration[name]
    case .option(let name): configuration.styleOptions[name]
    case .profile: configuration["motion"]?["profile"]
    case .motion(let name): configuration["motion"]?[name]
    case .decoration(let index, let name):
      configuration.decorations.indices.contains(index) ? configuration.decorations[index][name] : nil
    case .coordinate(let place, let axis): value(at: place)?[axis]
    case .stop(let kind, let index, let isPosition):
      stop(kind, index).map { .number(isPosition ? $0.position : $0.value) }
    case .items: state.items == DesignState.usualItems ? nil : .number(Double(state.items))
    case .size: state.size == DesignState.usualSize ? nil : .number(state.size)
    }
  }

  /// Returns the value that applies if none is given: the default, or the value computed on the stage.
  public func defaultValue(at place: FieldPlace) -> JSON? {
    if let value = field(at: place)?.defaultValue { return value }
    if case .option(let name) = place { return optionDefaults[name] }
    return nil
  }

  /// Sets the value at a place. Nil and the default both reset it.
  public mutating func set(_ value: JSON?, at place: FieldPlace, time: Double, isOpen: Bool = false) {
    if case .stop(let kind, let index, let isPosition) = place {
      guard var stop = stop(kind, index), let number = value?.number else { return }
      if isPosition { stop.position = number } else { stop.value = number }
      _ = putStop(kind, index, stop, at: time, isOpen: isOpen)
      return
    }
    guard let field = field(at: place) else { return }
    var state = state
    state.set(value.flatMap { field.isDefault($0) ? nil : $0 }, at: place)
    change(place.key, to: state, at: time, isOpen: isOpen)
  }

  private func stop(_ kind: PathStops.Kind, _ index: Int) -> PathStop? {
    let all = stops(kind).all
    return all.indices.contains(index) ? all[index] : nil
  }

  private func decorationName(at index: Int) -> String? {
    configuration.decorations.indices.contains(index) ? configuration.decorations[index]["name"]?.string : nil
  }
}

extension DesignState {
  fileprivate mutating func set(_ value: JSON?, at place: FieldPlace) {
    switch place {
    case .field(let name): configuration[name] = value
    case .option(let name): configuration.styleOptions[name] = value
    case .profile: configuration["motion"] = value.map { ["profile": $0] }
    case .motion(let name):
      var motion = configuration["motion"]?.object ?? [:]
      motion[name] = value
      configuration["motion"] = motion.isEmpty ? nil : .object(motion)
    case .decoration(let index, let name):
      var list = configuration.decorations
      guard list.indices.contains(index), var members = list[index].object else { return }
      members[name] = value
      list[index] = .object(members)
      configuration.decorations = list
    case .coordinate(let place, let axis): setCoordinate(axis, value, at: place)
    case .stop: break  // Stops are set together.
    case .items: self = DesignState(configuration, items: value?.number.map { Int($0) } ?? Self.usualItems, size: size)
    case .size: self = DesignState(configuration, items: items, size: value?.number ?? Self.usualSize)
    }
  }

  /// Returns a point with one coordinate changed. Only fields of the document are points.
  private mutating func setCoordinate(_ axis: String, _ value: JSON?, at place: FieldPlace) {
    guard case .field(let name) = place else { return }
    var point = configuration[name]?.object ?? [:]
    point[axis] = value
    configuration[name] = point.isEmpty ? nil : .object(point)
  }
}

extension CarouselConfiguration {
  /// The name of the motion profile.
  public var profile: String { self["motion"]?["profile"]?.string ?? Self.motionVariants.defaultValue ?? "" }

  /// The decorations of items, the outermost first.
  public var decorations: [JSON] {
    get { self["decorations"]?.array ?? [] }
    set { self["decorations"] = newValue.isEmpty ? nil : .array(newValue) }
  }
}
