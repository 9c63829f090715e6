/// The user's system settings that a carousel respects. They may change at any time.
public struct Preferences: Equatable, Sendable {
  /// Whether the user asked for reduced motion: scroll animations become jumps and end as finished, transitions and
  /// edits are replaced by a cross-fade, and autoplay and autoscroll wait.
  public var reducesMotion: Bool
  /// Whether text runs from right to left; then a horizontal carousel does, too.
  public var isRightToLeft: Bool
  /// Whether the user asked for more contrast.
  public var increasesContrast: Bool

  /// Creates preferences; those that are not given are off.
  public init(reducesMotion: Bool = false, isRightToLeft: Bool = false, increasesContrast: Bool = false) {
    self.reducesMotion = reducesMotion
    self.isRightToLeft = isRightToLeft
    self.increasesContrast = increasesContrast
  }
}

extension CarouselModel {
  /// Applies changed preferences: when the user asks for reduced motion, a running motion jumps to its destination.
  mutating func preferencesDidChange(from old: Preferences) {
    guard preferences != old else { return }
    updateEffectiveSettings()
    if preferences.isRightToLeft != old.isRightToLeft { invalidate(.layout, showing: .axis) }
    invalidate(.placement)
    guard preferences.reducesMotion != old.reducesMotion else { return }
    autoscrollDidChange()
    guard preferences.reducesMotion else { return }
    if outgoing != nil { needsCrossFade = true }
    outgoing = nil
    toggle = 0
    if movement.followsCurve { finishAtOnce() }
  }

  /// Ends what has begun while the clock stands and nobody sees it, without a cross-fade. What was moving before continues with the
  /// clock.
  mutating func finishUnseen() {
    let hasBegun = (movement.followsCurve && running.start >= time) || outgoing.map { $0.start >= time } ?? false
    guard hasBegun else { return }
    let wasFading = needsCrossFade
    invalidate(.placement)
    outgoing = nil
    toggle = 0
    finishAtOnce()
    // What a deceleration snaps by.
    finishAtOnce()
    needsCrossFade = wasFading
  }

  /// Jumps to the destination of a scroll or a deceleration, and ends it as finished.
  mutating func finishAtOnce() {
    guard movement.followsCurve else { return }
    let wasScrolling = movement == .scrolling
    position = running.target
    needsCrossFade = true
    settle()
    guard movement.followsCurve else { return }
    if wasScrolling {
      events.append(.didEndScrolling(finished: true))
      comeToRest()
    } else {
      events.append(.didEndDecelerating(finished: true))
      align(from: 0)
    }
  }
}
