/// The moon, night by night.
enum Phases: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(1, 4)
    let cell = Field.side / Float(count)
    let radius = cell / 2 * (count == 1 ? 0.94 : 0.86)
    let start = dice.unit()
    for row in 0..<count {
      for column in 0..<count {
        let center = Point(30 + (Float(column) + 0.5) * cell, (Float(row) + 0.5) * cell)
        let number = row * count + column
        let phase =
          count == 1
          ? dice.between(0.12, 0.38) + (dice.chance(0.5) ? 0.5 : 0) : start + Float(number) / Float(count * count)
        canvas.circle(center, radius, .color(palette.tint))
        lit(on: &canvas, center, radius, phase - phase.rounded(.down), palette[number % 3])
      }
    }
  }

  /// - Parameter phase: 0 new, 0.25 half, 0.5 full, 0.75 the other half.
  @inline(never)
  private static func lit(on canvas: inout Canvas, _ center: Point, _ radius: Float, _ phase: Float, _ color: Color) {
    let waxing = phase < 0.5
    let k = cosine(phase)  // 1 new, 0 half, −1 full
    let gibbous = k < 0
    canvas.fill(color) { pen in
      pen.move(center.x, center.y - radius)
      pen.arc(radius, to: center.x, center.y + radius, clockwise: waxing)
      // The edge of the shadow is half of an ellipse.
      pen.write("A")
      pen.write(max(k.magnitude * radius, 0.1))
      pen.write(" ")
      pen.write(radius)
      pen.write(waxing == gibbous ? " 0 0 1 " : " 0 0 0 ")
      pen.write(center.x)
      pen.write(" ")
      pen.write(center.y - radius)
      pen.close()
    }
  }
}
