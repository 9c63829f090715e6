/// How an item moves to its new place after others came or went: along the style's own path.
struct Slide {
  /// How many items it is from its place at the start.
  var distance = 0.0
  /// Its opacity at the start and at the end.
  var opacity: (from: Double, to: Double) = (1, 1)
  /// When it begins and how long it takes, in seconds.
  var start = 0.0
  var duration = Feel.editDuration

  /// A slide that is over.
  static var none: Slide { Slide(duration: 0) }
  /// The slide of an item that has faded away.
  static var gone: Slide { Slide(opacity: (0, 0), start: -.infinity, duration: 0) }

  func isOver(at time: Double) -> Bool { time - start >= duration }

  /// How many items it is from its place.
  func distance(at time: Double) -> Double {
    duration > 0 ? distance * (1 - Easing.easeInOut((time - start) / duration)) : 0
  }

  func opacity(at time: Double) -> Double {
    duration > 0 ? opacity.from + (opacity.to - opacity.from) * Easing.easeInOut((time - start) / duration) : opacity.to
  }
}
