/// Northern lights over snow.
enum Aurora: Landscape {
  static func draw(on canvas: inout Canvas, at hour: Hour, by dice: inout Dice) {
    canvas.sky(hour, to: 330)
    canvas.stars(70, to: 280, by: &dice)
    let hue = dice.between(150, 175)
    for i in 0..<2 {
      let low = Tone(0.86, 0.17, hue + Float(i) * 14).color
      let high = Tone(0.60, 0.20, hue + dice.between(95, 150)).color
      let paint = canvas.rising { canvas in
        canvas.stop(0, low, opacity: 0)
        canvas.stop(0.1, low, opacity: 0.62)
        canvas.stop(0.36, low, opacity: 0.3)
        canvas.stop(0.7, high, opacity: 0.2)
        canvas.stop(1, high, opacity: 0)
      }
      // A curtain of rays: the hem is a wave, and so is how high they reach.
      let hem = Ridge(length: dice.between(420, 640), by: &dice)
      let top = Ridge(length: dice.between(130, 220), by: &dice)
      let base = Float(i == 0 ? 262 : 178)
      let width: Float = 16
      canvas.bars(paint) { canvas in
        var x: Float = 0
        while x < Scene.width {
          let height = 130 + 62 * top.height(at: x) + dice.between(-14, 14)
          canvas.bar(x, base - 42 * hem.height(at: x) - height, width, height)
          x += width
        }
      }
    }
    var snow = hour
    snow.near = Tone(0.27, 0.05, 262)
    snow.veil = Tone(0.48, 0.06, 235)
    snow.horizon = Tone(0.76, 0.05, 205)
    for i in 0..<3 {
      let ridge = Ridge(length: Float(260 + 150 * i), by: &dice)
      canvas.land(
        ridge.points(count: 11, base: Float(292 + 38 * i), swing: Float(34 - 8 * i)), snow,
        nearness: 0.4 + 0.3 * Float(i),
        haze: 0.5)
    }
  }
}
