/// Stones on a beach, balanced one on the other.
enum Pebbles: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(3, 4)
    let ground: Float = 340
    let height = (count == 3 ? 320 : 326) / Float(count)
    canvas.rectangle(0, ground - 8, Field.width, 60, .color(palette.tint))
    var width = dice.between(140, 152)
    var center = Point(200, ground - height / 2)
    for i in 0..<count {
      let flat = i == 0 ? 1 : dice.between(0.84, 1.08)
      let h = height * flat
      center.y = i == 0 ? center.y : center.y - h / 2
      stone(on: &canvas, center, width, h / 2 + 1, dice.between(-0.012, 0.012), palette[i], palette[i + 1], by: &dice)
      center.y -= h / 2
      if i == 0 { center.y = ground - height }
      center.x += dice.between(-22, 22)
      width *= dice.between(0.66, 0.8)
    }
  }

  /// A rounded stone: between an ellipse and a rectangle, and never quite even.
  private static func stone(
    on canvas: inout Canvas, _ center: Point, _ a: Float, _ b: Float, _ tilt: Float, _ color: Color, _ under: Color,
    by dice: inout Dice
  ) {
    var points: [Point] = []
    for k in 0..<8 {
      let angle = Float(k) / 8
      let corner = k % 2 == 1 ? dice.between(1.1, 1.2) : 1
      let x = a * corner * cosine(angle)
      let y = b * corner * sine(angle)
      points.append(Point(center.x + x - y * tilt * 6, center.y + y + x * tilt * 6))
    }
    let paint = canvas.gradient(
      from: Point(center.x - a * 0.5, center.y - b), to: Point(center.x + a * 0.5, center.y + b)
    ) { canvas in
      canvas.stop(0.1, color)
      canvas.stop(1, under)
    }
    canvas.fill(paint) { pen in pen.loop(through: points) }
  }
}
