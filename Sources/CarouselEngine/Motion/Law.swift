/// How a carousel that moves by itself gets to its resting place. Each answers, in closed form, where it is at any time
/// after its start, how fast, and when and where it rests; so the frames in between don't matter.
enum Law: Equatable {
  case tween(Tween)
  case glide(Glide)
  case braking(Braking)
  case decay(Decay)
  case spring(Spring)
  /// A flick that runs into an end at a time, and is caught there by a spring.
  case decayIntoSpring(Decay, Double, Spring)

  func position(at time: Double) -> Double {
    switch self {
    case .tween(let tween): tween.position(at: time)
    case .glide(let glide): glide.position(at: time)
    case .braking(let braking): braking.position(at: time)
    case .decay(let decay): decay.position(at: time)
    case .spring(let spring): spring.position(at: time)
    case .decayIntoSpring(let decay, let end, let spring):
      time < end ? decay.position(at: time) : spring.position(at: time - end)
    }
  }

  func velocity(at time: Double) -> Double {
    switch self {
    case .tween(let tween): tween.velocity(at: time)
    case .glide(let glide): glide.velocity(at: time)
    case .braking(let braking): braking.velocity(at: time)
    case .decay(let decay): decay.velocity(at: time)
    case .spring(let spring): spring.velocity(at: time)
    case .decayIntoSpring(let decay, let end, let spring):
      time < end ? decay.velocity(at: time) : spring.velocity(at: time - end)
    }
  }

  /// When it rests, in seconds after its start.
  var duration: Double {
    switch self {
    case .tween(let tween): tween.duration
    case .glide(let glide): glide.duration
    case .braking(let braking): braking.duration
    case .decay(let decay): decay.duration
    case .spring(let spring): spring.duration
    case .decayIntoSpring(_, let end, let spring): end + spring.duration
    }
  }

  /// Where it rests.
  var destination: Double {
    switch self {
    case .tween(let tween): tween.to
    case .glide(let glide): glide.to
    case .braking(let braking): braking.destination
    case .decay(let decay): decay.destination
    case .spring(let spring): spring.to
    case .decayIntoSpring(_, _, let spring): spring.to
    }
  }
}

extension Law {
  /// The same movement, begun and ended elsewhere by so many items.
  func shifted(by distance: Double) -> Law {
    switch self {
    case .tween(var tween):
      tween.from += distance
      tween.to += distance
      return .tween(tween)
    case .glide(var glide):
      glide.from += distance
      glide.to += distance
      return .glide(glide)
    case .braking(var braking):
      braking.from += distance
      return .braking(braking)
    case .decay(var decay):
      decay.from += distance
      return .decay(decay)
    case .spring(let spring):
      return .spring(spring.shifted(by: distance))
    case .decayIntoSpring(var decay, let end, let spring):
      decay.from += distance
      return .decayIntoSpring(decay, end, spring.shifted(by: distance))
    }
  }
}

extension Spring {
  fileprivate func shifted(by distance: Double) -> Spring {
    var spring = self
    spring.from += distance
    spring.to += distance
    return spring
  }
}
