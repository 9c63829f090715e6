/// A sun on the horizon, and its light on the water.
enum Sun: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let radius = dice.between(112, 146)
    let x = dice.between(150, 250)
    let rise = dice.between(-0.1, 0.45) * radius
    let horizon = dice.between(186, 206) + rise * 0.3
    let half = (radius * radius - rise * rise).squareRoot()
    canvas.fill(palette.first) { pen in
      pen.move(x - half, horizon)
      pen.arc(radius, to: x + half, horizon, large: rise > 0)
      pen.close()
    }
    canvas.rectangle(0, horizon, Field.width, Field.height - horizon, .color(palette.tint))
    // The sun again, upside down, in bars that come apart towards the viewer.
    let bars = dice.whole(5, 7)
    let pitch = (Field.height - 24 - horizon) / Float(bars)
    for i in 0..<bars {
      let along = Float(i) / Float(bars)
      let y = horizon + 10 + Float(i) * pitch
      let height = pitch * mix(0.62, 0.42, along)
      let depth = (y + height / 2 - horizon) * radius / (Field.height - horizon) * 1.05
      let width = 2 * (max(radius * radius - depth * depth, 900)).squareRoot() * dice.between(0.9, 1.14)
      canvas.rectangle(
        x - width / 2 + dice.between(-14, 14), y, width, height, .color(palette[i % 2 + 1]), corner: height / 2)
    }
  }
}
