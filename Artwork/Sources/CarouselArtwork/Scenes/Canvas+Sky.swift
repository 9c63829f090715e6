extension Canvas {
  /// The sky down to a horizon, even to the eye: the stops between are mixed as tones, not as colours of a screen.
  @inline(never)
  mutating func sky(_ hour: Hour, to horizon: Float) {
    let paint = gradient(from: Point(0, 0), to: Point(0, horizon)) { canvas in
      canvas.stop(0, hour.zenith.color)
      canvas.stop(0.3, hour.zenith.mixed(with: hour.middle, 0.5).color)
      canvas.stop(0.58, hour.middle.color)
      canvas.stop(0.8, hour.middle.mixed(with: hour.horizon, 0.55).color)
      canvas.stop(1, hour.horizon.color)
    }
    rectangle(0, 0, Scene.width, Scene.height, paint)
  }

  /// The sun or the moon, with the air about it alight.
  @inline(never)
  mutating func shine(_ hour: Hour, at center: Point, radius: Float) {
    let color = hour.light.color
    let reach = radius * (hour.isDark ? 5 : 7)
    let halo = glow(center, reach) { canvas in
      canvas.stop(0, color, opacity: hour.isDark ? 0.4 : 0.7)
      canvas.stop(0.2, color, opacity: hour.isDark ? 0.2 : 0.36)
      canvas.stop(0.45, color, opacity: 0.12)
      canvas.stop(0.7, color, opacity: 0.04)
      canvas.stop(1, color, opacity: 0)
    }
    circle(center, reach, halo)
    circle(center, radius, .color(color))
  }

  /// Stars down to a height, fewer near the horizon.
  @inline(never)
  mutating func stars(_ count: Int, to bottom: Float, by dice: inout Dice) {
    for size in 1...2 {
      beginStars(Float(size))
      for _ in 0..<(size == 1 ? count * 2 / 3 : count / 3) {
        let height = dice.unit() * dice.unit()
        raw { pen in
          pen.move(dice.between(4, Scene.width - 4).rounded(.down), (4 + height * bottom).rounded(.down))
          pen.write("h.1")
        }
      }
      raw("\"/>")
    }
  }

  private mutating func beginStars(_ size: Float) {
    raw("<path fill=\"none\" stroke=\"#fff\" stroke-linecap=\"round\" opacity=\".75\" stroke-width=\"")
    raw { pen in pen.write(size * 0.9 + 0.2) }
    raw("\" d=\"")
  }
}
