/// How an item moves to its new slot after an insert, a removal or a move: along the style's path.
struct Slide {
  /// The distance from its slot at the start, in items.
  var distance = 0.0
  /// Its opacity at the start and at the end.
  var opacity: (from: Double, to: Double) = (1, 1)
  /// The start and the duration, in seconds.
  var start = 0.0
  var duration: Double

  /// A slide that is over.
  static var none: Slide { Slide(duration: 0) }
  /// The slide of an item that has faded away.
  static var gone: Slide { Slide(opacity: (0, 0), start: -.infinity, duration: 0) }

  func isOver(at time: Double) -> Bool { time - start >= duration }

  /// Returns the distance from its slot, in items.
  func distance(at time: Double) -> Double {
    duration > 0 ? distance * (1 - Easing.easeInOut((time - start) / duration)) : 0
  }

  func opacity(at time: Double) -> Double {
    duration > 0 ? opacity.from + (opacity.to - opacity.from) * Easing.easeInOut((time - start) / duration) : opacity.to
  }
}
