// The destination of a flick, by the motion profile.
extension CarouselModel {
  /// The curve of the deceleration after a drag; nil if the drag is too slow.
  var flick: MotionCurve? {
    let curve =
      switch effective.motion {
      case .classic: classicFlick
      case .system(let rate): systemFlick(rate: rate)
      case .spring(let response, let bounce): springFlick(response: response, bounce: bounce)
      }
    guard let curve, let easing = effective.momentumCurve else { return curve }
    return curve.going(by: easing)
  }

  /// Whether a release at this speed is a flick only because items are long.
  func isLongItemFlick(_ velocity: Double) -> Bool { isFlick(velocity) && abs(velocity) <= Feel.flickSpeed }

  /// Whether a release at this speed, in items per second, is a flick. Items can be as long as the screen: nobody swipes two of
  /// them in a second. Beyond an end, which pulls it back, speeds in points do not count.
  func isFlick(_ velocity: Double) -> Bool {
    abs(velocity) > (isBeyondEnd ? Feel.flickSpeed : min(Feel.flickSpeed, Feel.longItemFlickSpeed * drag.itemsPerPoint))
  }

  private var friction: Double {
    effective.frictionCoefficient.finite(or: 1).clamped(to: Feel.frictionCoefficient)
  }

  /// The range of positions that a flick may reach, if there are ends.
  private var reach: ClosedRange<Double> {
    let ends = track.ends, give = effective.bounces ? usableBounceDistance : 0
    return ends.lowerBound - give...ends.upperBound + give
  }

  /// Returns how many items a flick passes per usual length over a distance in usual lengths.
  private func itemsPerLength(over distance: Double) -> Double {
    guard !ruler.isEmpty, distance != 0 else { return 1 }
    return (ruler.position(from: position, by: distance) - position) / distance
  }

  private var classicFlick: MotionCurve? {
    var velocity = flickVelocity
    var natural =
      MotionCurve.brakingDistance(velocity: velocity, rate: effective.decelerationRate.finite(or: 0.95)) / friction
    let rate = itemsPerLength(over: natural)
    (velocity, natural) = (velocity * rate, natural * rate)
    guard abs(velocity) > Feel.flickSpeed, abs(natural) > Feel.flickDistance else { return nil }
    var end = position + natural
    if effective.isPagingEnabled {
      end = pageEnd(towards: velocity)
    } else if stops(near: end) {
      end = track.snapped(end, natural > 0 ? .up : .down)
    }
    if !track.wraps { end = end.clamped(to: reach) }
    guard abs(end - position) > Feel.sameOffset, (end > position) == (velocity > 0) else { return nil }
    return .braking(from: position, to: end, velocity: velocity)
  }

  private func systemFlick(rate: Double) -> MotionCurve? {
    let naturalDrag = MotionCurve.drag(ofRate: rate) * friction
    let velocity = flickVelocity * itemsPerLength(over: flickVelocity / naturalDrag)
    let natural = MotionCurve.decay(from: position, velocity: velocity, drag: naturalDrag, rest: restDistance)
    guard isFlick(velocity), abs(natural.to - position) > Feel.flickDistance else { return nil }
    guard abs(track.excess(position)) <= Feel.sameOffset else { return nil }
    if let stopped = stoppedAtEnd(natural) { return stopped }
    guard stops(near: natural.to) || effective.isPagingEnabled else { return natural }
    let target = flickTarget(projected: natural.to)
    // With the same initial speed and a drag coefficient that ends on the item; a spring if that would reverse or take
    // too long.
    let drag = velocity / (target - position)
    // A swipe over a long item would creep to its end.
    let least = abs(velocity) > Feel.flickSpeed ? natural.rate / 2 : natural.rate
    guard drag.isFinite, drag > least, drag < natural.rate * 4 else {
      return .spring(
        from: position, to: target, velocity: velocity, response: 0.5, bounce: 0, rest: restDistance)
    }
    var curve = MotionCurve.decay(from: position, velocity: velocity, drag: drag, rest: restDistance)
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
    if effective.isPagingEnabled || end == position { return nil }
    if effective.bounces { return decay.caught(at: end, rest: restDistance) }
    return .decay(
      from: position, velocity: decay.velocity, drag: decay.velocity / (end - position), rest: restDistance)
  }

  private func springFlick(response: Double, bounce: Double) -> MotionCurve? {
    let drag = MotionCurve.drag(ofRate: 0.998) * friction
    let velocity = flickVelocity * itemsPerLength(over: flickVelocity / drag)
    let natural = position + velocity / drag
    guard isFlick(velocity), abs(natural - position) > Feel.flickDistance else { return nil }
    var target = stops(near: natural) || effective.isPagingEnabled ? flickTarget(projected: natural) : natural
    if !track.wraps { target = track.clamped(target) }
    return .spring(
      from: position, to: target, velocity: velocity, response: response, bounce: bounce, rest: restDistance)
  }

  /// The position of the page from which the drag counts; on a circle relative to the present position.
  var pageStart: Double { drag.start + roundsOfDrag }

  /// How far the drag's positions are from the carousel's, in items: whole rounds of a circle, since a finger may have passed the
  /// first item.
  var roundsOfDrag: Double {
    guard track.wraps, track.period > 0 else { return 0 }
    return ((position - drag.place) / Double(track.period)).rounded() * Double(track.period)
  }

  /// The position of the page to which a flick leads with paging, by its direction: the next one from where it is, but at most the
  /// neighbour of the page from which the drag counts. Swipes that follow each other count from where the one before leads.
  func pageEnd(towards velocity: Double) -> Double {
    guard !drag.isOnTheWay else { return swipeEnd(towards: velocity) }
    return nextPage(towards: velocity).clamped(to: pages(around: pageStart))
  }

  /// The position of the next page in a direction, on a page that of its neighbour.
  func nextPage(towards velocity: Double) -> Double {
    let page = track.page(at: position)
    let next = velocity > 0 ? (page + Feel.sameOffset).rounded(.down) + 1 : (page - Feel.sameOffset).rounded(.up) - 1
    return track.position(ofPage: next)
  }

  /// The position of the page to which a swipe leads with paging: the neighbour of that from which it counts.
  private func swipeEnd(towards velocity: Double) -> Double {
    let pages = pages(around: pageStart), end = velocity > 0 ? pages.upperBound : pages.lowerBound
    return track.wraps ? end : track.clamped(end)
  }

  /// The positions that a swipe from a page's position reaches with paging: from the page before to the one after.
  func pages(around start: Double) -> ClosedRange<Double> {
    let page = track.page(at: start).rounded()
    return track.position(ofPage: page - 1)...track.position(ofPage: page + 1)
  }

  /// Whether a flick that would end at a position ends on a page instead.
  private func stops(near end: Double) -> Bool { effective.stopsAtItemBoundary && effective.snap.attracts(end, track) }

  /// Returns the position on which a flick ends that has this projected end: the nearest page, but never one behind it. With
  /// paging, a neighbour of the page on which it began.
  private func flickTarget(projected: Double) -> Double {
    let way = projected - position, nearest = track.snapped(projected)
    let target =
      effective.isPagingEnabled
      ? pageEnd(towards: way) : (nearest - position) * way > 0 ? nearest : nextPage(towards: way)
    return track.wraps ? target : track.clamped(target)
  }
}
