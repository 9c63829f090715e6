/// How items fade by their offset from the middle.
public struct Fade: Equatable, Sendable {
  /// The offset below which items begin to fade, in items.
  public var min = -Double.infinity
  /// The offset above which items begin to fade, in items.
  public var max = Double.infinity
  /// The distance over which they fade, in items. At 0 or less they fade at once.
  public var range = 1.0
  /// The opacity that they fade to, 0…1.
  public var minAlpha = 0.0

  /// No fading.
  public init() {}

  /// Returns the opacity at an offset.
  public func opacity(at offset: Double) -> Double {
    let excess = offset > max ? offset - max : offset < min ? min - offset : 0
    guard excess > 0 else { return 1 }
    let share = range > 0 && excess < range ? excess / range : 1
    return 1 - share * (1 - minAlpha)
  }

  func fitted(_ options: StyleOptions) -> Fade {
    var fade = self
    fade.min = options.value(.fadeMin, or: min)
    fade.max = options.value(.fadeMax, or: max)
    fade.range = options.value(.fadeRange, or: range)
    fade.minAlpha = options.value(.fadeMinAlpha, or: minAlpha).clamped(to: 0...1)
    return fade
  }
}
