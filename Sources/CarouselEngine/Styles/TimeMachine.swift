/// Cards recede behind each other into the past; they fade as they pass the viewer.
public struct TimeMachine: Style {
  /// How far each card is moved aside, in item lengths; default 0.3.
  public var tilt: Option
  /// The distance in depth between neighbours, in item lengths; default 1.
  public var spacing: Option
  /// Whether higher indexes are farther away, not nearer.
  public var isInverted: Bool

  public init(tilt: Option = .standard, spacing: Option = .standard, isInverted: Bool = false) {
    self.tilt = tilt
    self.spacing = spacing
    self.isInverted = isInverted
  }

  public func placement(at offset: Double, in scene: Scene) -> Placement {
    let distance = offset * scene.itemLength
    return Placement(
      scene.base.translated(
        along: distance * tilt.constant, depth: (isInverted ? -distance : distance) * spacing.constant, on: scene.axis))
  }

  public func fitted(to scene: Scene, options: StyleOptions) -> TimeMachine {
    TimeMachine(
      tilt: tilt.fixed(overridden: options.tilt, or: 0.3), spacing: spacing.fixed(overridden: options.spacing, or: 1),
      isInverted: isInverted)
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
