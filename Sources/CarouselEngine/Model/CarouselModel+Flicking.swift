// The destination of a flick, by the motion profile.
extension CarouselModel {
  /// The curve of the deceleration after a drag; nil if the drag is too slow.
  var flick: MotionCurve? {
    let curve =
      switch motion {
      case .classic: classicFlick
      case .system(let rate): systemFlick(rate: rate)
      case .spring(let response, let bounce): springFlick(response: response, bounce: bounce)
      }
    guard let curve, let momentumCurve else { return curve }
    return curve.going(by: momentumCurve)
  }

  private var friction: Double {
    frictionCoefficient.finite(or: 1).clamped(to: Feel.frictionCoefficient)
  }

  /// The range of positions that a flick may reach, if there are ends.
  private var reach: ClosedRange<Double> {
    let ends = track.ends, give = bounces ? usableBounceDistance : 0
    return ends.lowerBound - give...ends.upperBound + give
  }

  /// Returns how many items a flick passes per usual length over a distance in usual lengths.
  private func itemsPerLength(over distance: Double) -> Double {
    guard !ruler.isEmpty, distance != 0 else { return 1 }
    return (ruler.position(from: position, by: distance) - position) / distance
  }

  private var classicFlick: MotionCurve? {
    var velocity = flickVelocity
    var natural = MotionCurve.brakingDistance(velocity: velocity, rate: decelerationRate.finite(or: 0.95)) / friction
    let rate = itemsPerLength(over: natural)
    (velocity, natural) = (velocity * rate, natural * rate)
    guard abs(velocity) > Feel.flickSpeed, abs(natural) > Feel.flickDistance else { return nil }
    var end = position + natural
    let rounding: FloatingPointRoundingRule = natural > 0 ? .up : .down
    if isPaging {
      end =
        drag.isOnTheWay
        ? swipeEnd(towards: velocity) : track.snapped(position, rounding).clamped(to: pages(around: pageStart))
    } else if stops(near: end) {
      end = track.snapped(end, rounding)
    }
    if !track.wraps { end = end.clamped(to: reach) }
    guard abs(end - position) > Feel.sameOffset, (end > position) == (velocity > 0) else { return nil }
    return .braking(from: position, to: end, velocity: velocity)
  }

  private func systemFlick(rate: Double) -> MotionCurve? {
    let naturalDrag = MotionCurve.drag(ofRate: rate) * friction
    let velocity = flickVelocity * itemsPerLength(over: flickVelocity / naturalDrag)
    let natural = MotionCurve.decay(from: position, velocity: velocity, drag: naturalDrag)
    guard abs(velocity) > Feel.flickSpeed, abs(natural.to - position) > Feel.flickDistance else { return nil }
    guard abs(track.excess(position)) <= Feel.sameOffset else { return nil }
    if let stopped = stoppedAtEnd(natural) { return stopped }
    guard stops(near: natural.to) || isPaging else { return natural }
    let target = flickTarget(projected: natural.to)
    // With the same initial speed and a drag coefficient that ends on the item; a spring if that would reverse or take
    // too long.
    let drag = velocity / (target - position)
    guard drag.isFinite, drag > natural.rate / 2, drag < natural.rate * 4 else {
      return .spring(from: position, to: target, velocity: velocity, response: 0.5, bounce: 0)
    }
    var curve = MotionCurve.decay(from: position, velocity: velocity, drag: drag)
    // It ends there anyway, but for rounding errors.
    curve.to = target
    return curve
  }

  /// Returns a decay that stops at the end that it runs into: it is caught there by a spring, or stopped dead. Nil if it runs into
  /// none.
  private func stoppedAtEnd(_ decay: MotionCurve) -> MotionCurve? {
    let ends = track.ends
    let end = decay.velocity > 0 ? ends.upperBound : ends.lowerBound
    guard !track.wraps, decay.velocity > 0 ? decay.to > end : decay.to < end else { return nil }
    if isPaging || end == position { return nil }
    if bounces { return decay.caught(at: end) }
    return .decay(from: position, velocity: decay.velocity, drag: decay.velocity / (end - position))
  }

  private func springFlick(response: Double, bounce: Double) -> MotionCurve? {
    let drag = MotionCurve.drag(ofRate: 0.998) * friction
    let velocity = flickVelocity * itemsPerLength(over: flickVelocity / drag)
    let natural = position + velocity / drag
    guard abs(velocity) > Feel.flickSpeed, abs(natural - position) > Feel.flickDistance else { return nil }
    var target = stops(near: natural) || isPaging ? flickTarget(projected: natural) : natural
    if !track.wraps { target = track.clamped(target) }
    return .spring(from: position, to: target, velocity: velocity, response: response, bounce: bounce)
  }

  /// The position of the page from which the drag counts; on a circle relative to the present position, which may have passed the
  /// first item since.
  var pageStart: Double {
    guard track.wraps, track.period > 0 else { return drag.start }
    return drag.start + ((position - drag.place) / Double(track.period)).rounded() * Double(track.period)
  }

  /// The position of the page to which a swipe leads with paging: the neighbour of that from which it counts.
  func swipeEnd(towards velocity: Double) -> Double {
    let pages = pages(around: pageStart), end = velocity > 0 ? pages.upperBound : pages.lowerBound
    return track.wraps ? end : track.clamped(end)
  }

  /// The positions that a swipe from a page's position reaches with paging: from the page before to the one after.
  func pages(around start: Double) -> ClosedRange<Double> {
    let page = track.page(at: start).rounded()
    return track.position(ofPage: page - 1)...track.position(ofPage: page + 1)
  }

  /// Whether a flick that would end at a position ends on a page instead.
  private func stops(near end: Double) -> Bool { stopsAtItemBoundary && attracts(end) }

  /// Returns the position on which a flick ends that has this projected end; with paging, a neighbour of the page on
  /// which it began.
  private func flickTarget(projected: Double) -> Double {
    let target = isPaging ? swipeEnd(towards: projected - position) : track.snapped(projected)
    return track.wraps ? target : track.clamped(target)
  }
}
