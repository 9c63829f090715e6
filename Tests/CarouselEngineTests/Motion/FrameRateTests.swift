import Testing

@testable import CarouselEngine

/// Frames only sample a movement; they don't affect it.
@Suite struct `Frame rates` {
  static let profiles: [MotionProfile] = [.classic, .system, .spring, .spring(response: 0.4, bounce: 0.4)]
  static let deeds = ["scroll", "flick", "flick into the end", "autoscroll", "step"]

  private func carousel(_ profile: MotionProfile, _ deed: String) -> CarouselModel {
    var carousel = movingCarousel { $0.motion = profile }
    switch deed {
    case "scroll": carousel.scroll(toItemAt: 14, duration: 0.7)
    case "flick": carousel.flick(at: 8)
    case "flick into the end": carousel.flick(at: 45)
    case "autoscroll": carousel.autoscroll = 1.7
    default:
      carousel.step(by: 1)
      carousel.step(by: 2)
    }
    return carousel
  }

  @Test(arguments: profiles, deeds)
  func `the position depends on the time, not on earlier frames`(profile: MotionProfile, deed: String) {
    let start = carousel(profile, deed)
    for time in [0.1, 0.35, 0.6] {
      var positions: [Double] = []
      for length in [1.0 / 30, 1.0 / 60, 1.0 / 120, 0.0371, 10] {
        var carousel = start
        while carousel.time < time { carousel.advance(to: min(time, carousel.time + length)) }
        positions.append(carousel.position)
      }
      var uneven = start, generator = Generator(seed: 7)
      while uneven.time < time { uneven.advance(to: min(time, uneven.time + generator.number(0.0001...0.09))) }
      for position in positions { #expect(isClose(position, uneven.position, within: 1e-9), "after \(time) s") }
    }
  }

  @Test(arguments: profiles, deeds)
  func `a clock that stops, goes back or is not a number moves nothing`(profile: MotionProfile, deed: String) {
    var carousel = carousel(profile, deed)
    carousel.advance(to: 0.2)
    let position = carousel.position
    for time in [0.2, 0.1, -5, .nan, .infinity, -.infinity] {
      carousel.advance(to: time)
      #expect(carousel.position == position && carousel.time == 0.2)
    }
  }
}

/// Whatever interrupts a movement continues from its position.
@Suite struct `Interruptions` {
  static let interruptions = ["touch", "drag", "scroll", "step", "wheel", "insert before", "autoscroll", "reload"]

  private func interrupt(_ carousel: inout CarouselModel, by interruption: String) {
    switch interruption {
    case "touch": carousel.touchDown()
    case "drag":
      carousel.touchDown()
      carousel.beginDragging(translation: .zero)
    case "scroll": carousel.scroll(toItemAt: 3, duration: 0.5)
    case "step": carousel.step(by: -2)
    case "wheel": carousel.wheel(WheelInput(delta: Point2D(x: 1e-9, y: 0)))
    case "insert before": carousel.apply(ItemChanges(countBefore: carousel.numberOfItems, inserting: [25]))
    case "autoscroll": carousel.autoscroll = 1
    default: carousel.setCounts(items: 30, placeholders: 0)
    }
  }

  @Test(arguments: `Frame rates`.profiles, interruptions)
  func `nothing jumps when it is interrupted`(profile: MotionProfile, interruption: String) {
    for begin in [0.02, 0.13, 0.3] {
      for deed in ["flick", "scroll"] {
        var carousel = movingCarousel { $0.motion = profile }
        if deed == "flick" { carousel.flick(at: 9) } else { carousel.scroll(toItemAt: 15, duration: 0.5) }
        carousel.advance(to: begin)
        let position = carousel.position
        interrupt(&carousel, by: interruption)
        #expect(isClose(carousel.position, position, within: 1e-8))
        carousel.advance(to: begin + 1e-7)
        #expect(isClose(carousel.position, position, within: 1e-5))
      }
    }
  }

  @Test(arguments: [MotionProfile.system, .spring, .spring(response: 0.4, bounce: 0.4)], ["scroll", "step"])
  func `system and spring also keep their velocity`(profile: MotionProfile, interruption: String) {
    for begin in [0.02, 0.13, 0.3] {
      var carousel = movingCarousel { $0.motion = profile }
      carousel.flick(at: 9)
      carousel.advance(to: begin)
      let velocity = carousel.velocity
      interrupt(&carousel, by: interruption)
      #expect(abs(velocity) > 0.1)
      #expect(isClose(carousel.velocity, velocity, within: 1e-6))
    }
  }

  @Test(arguments: `Frame rates`.profiles)
  func `a touch stops it beyond its end, and a drag continues from there`(profile: MotionProfile) {
    var carousel = movingCarousel { $0.motion = profile }
    carousel.setScrollOffset(28)
    carousel.flick(at: 20)
    while carousel.position < 29.05, carousel.isAnimating { carousel.advance(to: carousel.time + 0.002) }
    guard carousel.isAnimating else { return }
    let position = carousel.position
    carousel.touchDown()
    carousel.beginDragging(translation: .zero)
    carousel.drag(translation: .zero, velocity: .zero)
    #expect(isClose(carousel.position, position, within: 1e-9))
    carousel.drag(translation: Point2D(x: 1, y: 0), velocity: .zero)
    #expect(carousel.position < position && carousel.position > position - 0.05)
    carousel.endDragging()
    _ = carousel.play()
    #expect(carousel.position == 29)
  }
}
