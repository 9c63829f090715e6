// The destination of a flick, by the motion profile.
extension CarouselModel {
  /// The deceleration after a drag, or nil if the drag is too slow for one.
  var flick: MotionCurve? {
    let curve =
      switch motion {
      case .classic: classicFlick
      case .system(let rate): systemFlick(rate: rate)
      case .spring(let response, let bounce): springFlick(response: response, bounce: bounce)
      }
    guard let momentumCurve, let curve else { return curve }
    return curve.going(by: momentumCurve)
  }

  private var friction: Double {
    frictionCoefficient.finite(or: 1).clamped(to: Feel.frictionCoefficient)
  }

  /// The range of positions that a flick may reach, if there are ends.
  private var reach: ClosedRange<Double> {
    let last = Double(max(0, track.itemCount - 1))
    let give = bounces ? usableBounceDistance : 0
    return -give...last + give
  }

  private var classicFlick: MotionCurve? {
    let velocity = flickVelocity
    let natural = MotionCurve.brakingDistance(velocity: velocity, rate: decelerationRate.finite(or: 0.95)) / friction
    guard abs(velocity) > Feel.flickSpeed, abs(natural) > Feel.flickDistance else { return nil }
    var end = position + natural
    let rounding: FloatingPointRoundingRule = natural > 0 ? .up : .down
    if isPagingEnabled {
      end = position.rounded(rounding)
    } else if stopsAtItemBoundary {
      end = end.rounded(rounding)
    }
    if !track.wraps { end = end.clamped(to: reach) }
    guard abs(end - position) > Feel.sameOffset, (end > position) == (velocity > 0) else { return nil }
    return .braking(from: position, to: end, velocity: velocity)
  }

  private func systemFlick(rate: Double) -> MotionCurve? {
    let velocity = flickVelocity
    let decay = MotionCurve.decay(from: position, velocity: velocity, drag: MotionCurve.drag(ofRate: rate) * friction)
    guard abs(velocity) > Feel.flickSpeed, abs(decay.to - position) > Feel.flickDistance else { return nil }
    guard abs(track.excess(position)) <= Feel.sameOffset else { return nil }
    if !track.wraps, let end = endPassed(by: decay) { return end }
    guard stopsAtItemBoundary || isPagingEnabled else { return decay }
    let target = flickTarget(projected: decay.to)
    // With the same initial speed and a drag coefficient that ends on the item; a spring if that would reverse or take
    // too long.
    let drag = velocity / (target - position)
    if drag.isFinite, drag > decay.rate / 2, drag < decay.rate * 4 {
      var curve = MotionCurve.decay(from: position, velocity: velocity, drag: drag)
      // It ends there anyway, but for rounding errors.
      curve.to = target
      return curve
    }
    return .spring(from: position, to: target, velocity: velocity, response: 0.5, bounce: 0)
  }

  /// Returns the flick with the end that it runs into, or nil if it reaches none: caught there by a spring, or stopped
  /// dead.
  private func endPassed(by decay: MotionCurve) -> MotionCurve? {
    let last = Double(max(0, track.itemCount - 1))
    let end = decay.velocity > 0 ? last : 0
    guard decay.velocity > 0 ? decay.to > last : decay.to < 0 else { return nil }
    if isPagingEnabled || end == position { return nil }
    if bounces { return decay.caught(at: end) }
    return .decay(from: position, velocity: decay.velocity, drag: decay.velocity / (end - position))
  }

  private func springFlick(response: Double, bounce: Double) -> MotionCurve? {
    let velocity = flickVelocity
    let natural = position + velocity / (MotionCurve.drag(ofRate: 0.998) * friction)
    guard abs(velocity) > Feel.flickSpeed, abs(natural - position) > Feel.flickDistance else { return nil }
    var target = stopsAtItemBoundary || isPagingEnabled ? flickTarget(projected: natural) : natural
    if !track.wraps { target = track.clamped(target) }
    return .spring(from: position, to: target, velocity: velocity, response: response, bounce: bounce)
  }

  /// Returns the item on which a flick ends that has this projected end; with paging, a neighbour of the item on which
  /// it began.
  private func flickTarget(projected: Double) -> Double {
    var target = projected.rounded(.toNearestOrAwayFromZero)
    if isPagingEnabled {
      var start = Double(drag.startSlot)
      if track.wraps {
        // The drag may have gone around the circle; count from the nearest occurrence of the slot.
        start += ((position - start) / Double(track.period)).rounded() * Double(track.period)
      }
      target = projected > position ? max(start + 1, position.rounded(.down)) : min(start - 1, position.rounded(.up))
    }
    return track.wraps ? target : track.clamped(target)
  }
}
