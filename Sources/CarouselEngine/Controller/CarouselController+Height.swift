// The automatic height.
extension CarouselController {
  /// The height of the items of the current page, in points, to which the host makes the carousel as high if it
  /// `adjustsHeight`; it changes smoothly from frame to frame. Nil if the height is the app's, or without items.
  public var fittingHeight: Double? { height.now }

  /// Whether the height will be another one in the next frame.
  package var isHeightMoving: Bool { height.isMoving }

  /// Follows the height of the page on which the carousel will rest. While none of its items is known, the height stays.
  /// - Complexity: O(*v*), where *v* is the number of visible items.
  func updateHeight() {
    guard ask({ $0.followsHeight }), !carousel.track.isEmpty else { return height = FittingHeight() }
    let track = carousel.track, destination = ask { $0.destination }, rest = track.snapped(destination)
    var greatest: Double?
    for position in mounted.indices where mounted[position].item != nil && !mounted[position].isLeaving {
      if track.rests(mounted[position].slot, at: destination) { greatest = max(greatest ?? 0, mounted[position].size.height) }
    }
    guard let greatest = greatest ?? height.target else { return }
    let time = carousel.time
    let isReflowing = height.isReflowing(length: ask { $0.axis.length(of: $0.viewport) }, at: time)
    let isStill = ask { $0.movement == .resting && !$0.isAutoscrolling }
    let hasJumped = isStill && (height.rest != rest || isReflowing)
    height.rest = rest
    height.follow(greatest, at: time, isAnimated: !hasJumped && !carousel.preferences.reducesMotion)
  }
}

/// A height that moves smoothly to another, in points: at once where nothing else moves either, as after a jump, or while
/// the carousel's length changes and texts are wrapped again.
struct FittingHeight {
  /// The height in the current frame; nil while there is none.
  private(set) var now: Double?
  private var motion = MotionCurve.minimumJerk(from: 0, to: 0, velocity: 0, duration: Feel.scrollDuration)
  /// The start of the motion, in seconds.
  private var start = 0.0
  /// The position at which the carousel will rest, in items.
  var rest = 0.0
  /// The length of the carousel, in points, and when it changed, in seconds.
  private var length = 0.0
  private var lengthTime = 0.0

  /// The height to which it moves; nil while there is none.
  var target: Double? { now == nil ? nil : motion.to }
  /// Whether it will be another one in the next frame.
  var isMoving: Bool { now.map { $0 != motion.to } ?? false }

  /// Returns whether heights may change because the length of the carousel has just changed.
  mutating func isReflowing(length: Double, at time: Double) -> Bool {
    if self.length != length { (self.length, lengthTime) = (length, time) }
    return time - lengthTime < Feel.reflowTime
  }

  /// Moves to a height, at the present velocity; at once if there was none, or none to see.
  mutating func follow(_ end: Double, at time: Double, isAnimated: Bool) {
    let elapsed = time - start, height = motion.position(at: elapsed)
    let isJump = now == nil || !isAnimated || (height <= 0 && motion.to <= 0)
    if isJump || motion.to != end {
      motion = .minimumJerk(
        from: isJump ? end : height, to: end, velocity: isJump ? 0 : motion.velocity(at: elapsed),
        duration: Feel.scrollDuration)
      start = time
    }
    now = max(0, motion.position(at: time - start))
  }
}
