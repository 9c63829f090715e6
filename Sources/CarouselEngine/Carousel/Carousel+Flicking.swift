// Where a flick goes, by the motion profile.
extension Carousel {
  /// The glide after a drag, or nil where it is too slow for one.
  func flickFlight(from drag: Movement.Drag) -> Movement.Flight? {
    let law: Law?
    switch motion {
    case .classic: law = classicFlick
    case .system(let rate): law = systemFlick(rate: rate, from: drag)
    case .spring(let response, let bounce): law = springFlick(response: response, bounce: bounce, from: drag)
    }
    return law.map { Movement.Flight(law: $0, start: time) }
  }

  /// The least and the greatest position that a flick may reach, where there are ends.
  private var reach: ClosedRange<Double> {
    let last = Double(max(0, track.itemCount - 1))
    let give = bounces ? max(0, bounceDistance.finite(or: 1)) : 0
    return -give...last + give
  }

  private var classicFlick: Law? {
    let velocity = flickVelocity
    let natural = Braking.distance(velocity: velocity, rate: decelerationRate.finite(or: 0.95))
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
    return .braking(Braking(from: position, to: end, velocity: velocity))
  }

  private func systemFlick(rate: Double, from drag: Movement.Drag) -> Law? {
    let velocity = flickVelocity
    let decay = Decay(from: position, velocity: velocity, drag: Decay.drag(ofRate: rate))
    guard abs(velocity) > Feel.flickSpeed, abs(decay.destination - position) > Feel.flickDistance else { return nil }
    guard abs(track.excess(position)) <= Feel.sameOffset else { return nil }
    if !track.wraps, let end = endPassed(by: decay) { return end }
    guard stopsAtItemBoundary || isPagingEnabled else { return .decay(decay) }
    let target = flickTarget(projected: decay.destination, from: drag)
    // The same first speed, and a drag that ends on the item; a spring where that would turn round or take for ever.
    let fitted = Decay(from: position, velocity: velocity, drag: velocity / (target - position))
    let usual = decay.drag
    if fitted.drag.isFinite, fitted.drag > usual / 2, fitted.drag < usual * 4 { return .decay(fitted) }
    return .spring(Spring(from: position, to: target, velocity: velocity, response: 0.5, bounce: 0))
  }

  /// The flick that runs into an end, if it does: caught there by a spring, or stopped dead.
  private func endPassed(by decay: Decay) -> Law? {
    let last = Double(max(0, track.itemCount - 1))
    let end = decay.velocity > 0 ? last : 0
    guard decay.velocity > 0 ? decay.destination > last : decay.destination < 0 else { return nil }
    if isPagingEnabled || end == position { return nil }
    guard bounces, let time = decay.time(at: end) else {
      return .decay(Decay(from: position, velocity: decay.velocity, drag: decay.velocity / (end - position)))
    }
    let spring = Spring(from: end, to: end, velocity: decay.velocity(at: time), response: 0.4, bounce: 0)
    return .decayIntoSpring(decay, time, spring)
  }

  private func springFlick(response: Double, bounce: Double, from drag: Movement.Drag) -> Law? {
    let velocity = flickVelocity
    let natural = Decay(from: position, velocity: velocity, drag: Decay.drag(ofRate: 0.998)).destination
    guard abs(velocity) > Feel.flickSpeed, abs(natural - position) > Feel.flickDistance else { return nil }
    var target = stopsAtItemBoundary || isPagingEnabled ? flickTarget(projected: natural, from: drag) : natural
    if !track.wraps { target = track.clamped(target) }
    return .spring(Spring(from: position, to: target, velocity: velocity, response: response, bounce: bounce))
  }

  /// The item on which a flick ends that would end there by itself: with paging the one beside that on which it began.
  private func flickTarget(projected: Double, from drag: Movement.Drag) -> Double {
    var target = projected.rounded(.toNearestOrAwayFromZero)
    if isPagingEnabled {
      var start = Double(drag.startSlot)
      if track.wraps {
        // The circle may have been passed since; count from the nearest image of the slot.
        start += ((position - start) / Double(track.period)).rounded() * Double(track.period)
      }
      target = projected > position ? max(start + 1, position.rounded(.down)) : min(start - 1, position.rounded(.up))
    }
    return track.wraps ? target : track.clamped(target)
  }
}
