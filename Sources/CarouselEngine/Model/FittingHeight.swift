/// A height that moves smoothly to that of the page on which the carousel will rest, in points.
struct FittingHeight {
  /// The height in the current frame; −1 while there is none.
  var now = -1.0
  /// The motion, and its start, in seconds.
  fileprivate var motion = MotionCurve.minimumJerk(from: -1, to: -1, velocity: 0, duration: Feel.scrollDuration)
  fileprivate var start = 0.0
  /// The position at which the carousel will rest, in items.
  fileprivate var rest = 0.0
  /// The length of the carousel, in points.
  fileprivate var length = 0.0
  /// When that changed, or the carousel last jumped, in seconds: sizes that hosts measure later still belong to it.
  fileprivate var jumpTime = 0.0

  /// Whether it will be another one in the next frame.
  var isMoving: Bool { now != motion.to }
}

extension CarouselModel {
  /// Whether its height follows from that of the current item, so that items have to keep their own: not in a vertical
  /// carousel, along whose axis that would decide which items are visible.
  public var followsHeight: Bool { effective.adjustsHeight && !effective.axis.isVertical }

  /// Follows the height of the items of the page on which the carousel will rest: at once where there is none to see, or
  /// nothing else moves either, as after a jump, or while the carousel's length changes and texts are wrapped again. While
  /// none of these items is known, the height stays.
  /// - Complexity: O(*v*), where *v* is the number of visible items.
  mutating func followHeight(of items: [MountedItem]) {
    guard followsHeight, !track.isEmpty else {
      if height.now >= 0 { height = FittingHeight() }
      return
    }
    let destination = destination, rest = track.snapped(destination), length = effective.axis.length(of: viewport)
    var end = -1.0
    for index in items.indices where items[index].item != nil && !items[index].isLeaving && !items[index].isAhead {
      if track.rests(items[index].slot, at: destination) { end = max(end, items[index].size.height) }
    }
    let isStill = movement == .resting && !isAutoscrolling
    if length != height.length || isStill && rest != height.rest { (height.length, height.jumpTime) = (length, time) }
    let isJump =
      preferences.reducesMotion || (height.now <= 0 && height.motion.to <= 0)
      || (isStill && time - height.jumpTime < Feel.reflowTime)
    height.rest = rest
    if end >= 0, isJump || end != height.motion.to {
      let velocity = isJump ? 0 : height.motion.velocity(at: time - height.start)
      height.motion = .minimumJerk(
        from: isJump ? end : height.now, to: end, velocity: velocity, duration: Feel.scrollDuration)
      height.start = time
    }
    height.now = height.motion.to < 0 ? -1 : max(0, height.motion.position(at: time - height.start))
  }
}
