/// The open sea, with the light of the sun or the moon on it.
enum Sea: Landscape {
  static func draw(on canvas: inout Canvas, at hour: Hour, by dice: inout Dice) {
    let horizon = dice.between(215, 255)
    canvas.sky(hour, to: horizon)
    if hour.isDark { canvas.stars(60, to: 180, by: &dice) }
    let sun = Point(dice.between(160, 440), horizon - dice.between(50, 120))
    let radius = dice.between(24, 38)
    canvas.shine(hour, at: sun, radius: radius)
    let water = canvas.gradient(from: Point(0, horizon), to: Point(0, Scene.height)) { canvas in
      canvas.stop(0, hour.horizon.mixed(with: hour.middle, 0.5).color)
      canvas.stop(0.35, hour.middle.mixed(with: hour.zenith, 0.55).color)
      canvas.stop(1, hour.zenith.mixed(with: hour.near, 0.6).color)
    }
    canvas.rectangle(0, horizon, Scene.width, Scene.height - horizon, water)
    // A headland on one side, or on both.
    for side in 0..<2 where dice.chance(0.6) {
      let x: Float = side == 0 ? 0 : Scene.width
      let out = side == 0 ? dice.between(90, 190) : -dice.between(90, 190)
      let height = dice.between(26, 64)
      canvas.fill(.color(hour.air(dice.between(0.3, 0.55)))) { pen in
        pen.move(x, horizon)
        pen.line(x, horizon - height)
        pen.curve(x + out * 0.3, horizon - height * 1.1, x + out * 0.5, horizon - height * 0.3, x + out, horizon)
        pen.close()
      }
    }
    // The path of light: strokes that grow longer and further apart towards the viewer.
    let color = hour.light.color
    var y = horizon + 3
    while y < Scene.height - 6 {
      let along = (y - horizon) / (Scene.height - horizon)
      let width = radius * mix(1.5, 3, along) * dice.between(0.5, 1.1)
      let shift = dice.between(-1, 1) * radius * mix(0.2, 0.9, along)
      let height = mix(1.6, 5, along)
      canvas.rectangle(
        sun.x - width / 2 + shift, y, width, height, .color(color), corner: height / 2, opacity: mix(0.85, 0.3, along))
      y += mix(4, 14, along)
    }
  }
}
