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
      end = track.snapped(position, rounding).clamped(to: pages(around: pageStart))
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
    let decay = MotionCurve.decay(from: position, velocity: velocity, drag: naturalDrag)
    guard abs(velocity) > Feel.flickSpeed, abs(decay.to - position) > Feel.flickDistance else { return nil }
    guard abs(track.excess(position)) <= Feel.sameOffset else { return nil }
    if !track.wraps, let end = endPassed(by: decay) { return end }
    guard stops(near: decay.to) || isPaging else { return decay }
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
    let ends = track.ends
    let end = decay.velocity > 0 ? ends.upperBound : ends.lowerBound
    guard decay.velocity > 0 ? decay.to > end : decay.to < end else { return nil }
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

  /// The position of the page on which the drag began; on a circle the occurrence nearest to the present position.
  var pageStart: Double {
    guard track.wraps else { return drag.start }
    return drag.start + ((position - drag.start) / Double(track.period)).rounded() * Double(track.period)
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
    var target = track.snapped(projected)
    if isPaging {
      let pages = pages(around: pageStart)
      target = projected > position ? pages.upperBound : pages.lowerBound
    }
    return track.wraps ? target : track.clamped(target)
  }
}
