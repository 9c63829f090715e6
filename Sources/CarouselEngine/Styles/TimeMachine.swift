/// Cards recede behind each other into the past; they fade as they pass the viewer.
public struct TimeMachine: CarouselStyle {
  /// The sideways offset of each card, in item lengths; default 0.3.
  public var tilt: Double
  /// The distance in depth between neighbours, in item lengths; default 1.
  public var spacing: Double
  /// Whether higher indexes are farther away rather than nearer.
  public var isInverted: Bool

  /// Creates a time machine; by default with the values of iCarousel.
  public init(tilt: Double = 0.3, spacing: Double = 1, isInverted: Bool = false) {
    self.tilt = tilt
    self.spacing = spacing
    self.isInverted = isInverted
  }

  public func placement(at offset: Double, in scene: CarouselScene) -> Placement {
    let distance = scene.distance(at: offset) * scene.itemLength
    return Placement(
      scene.base.translated(
        along: distance * tilt, depth: (isInverted ? -distance : distance) * spacing, on: scene.axis))
  }

  public func fitted(to scene: CarouselScene, options: StyleOptions) -> TimeMachine {
    TimeMachine(
      tilt: options.value(.tilt, or: tilt), spacing: options.value(.spacing, or: spacing), isInverted: isInverted)
  }

  public var behavior: StyleBehavior {
    var behavior = StyleBehavior()
    if isInverted {
      behavior.fade.min = 0
    } else {
      behavior.fade.max = 0
    }
    return behavior
  }
}

extension NamedStyle {
  /// Cards receding into the past behind the current one.
  public static let timeMachine = NamedStyle(
    "time-machine", "Cards receding into the past behind the current one"
  ) { AnyCarouselStyle(TimeMachine(), name: $0) }
  /// Cards receding into the future behind the current one.
  public static let invertedTimeMachine = NamedStyle(
    "inverted-time-machine", "Cards receding into the future behind the current one"
  ) { AnyCarouselStyle(TimeMachine(isInverted: true), name: $0) }
}

extension AnyCarouselStyle {
  /// Cards receding into the past behind the current one.
  public static var timeMachine: AnyCarouselStyle { NamedStyle.timeMachine.style }
  /// Cards receding into the future behind the current one.
  public static var invertedTimeMachine: AnyCarouselStyle { NamedStyle.invertedTimeMachine.style }
}
