/// Circles and halves of circles, put together as at a school of design in the twenties.
enum Discs: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    switch dice.below(4) {
    case 0: overlap(on: &canvas, in: palette, by: &dice)
    case 1: halves(on: &canvas, in: palette, by: &dice)
    case 2: nest(on: &canvas, in: palette, by: &dice)
    default: quarters(on: &canvas, in: palette, by: &dice)
    }
  }

  /// Two discs and what they share.
  private static func overlap(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let radius: Float = 112
    let turn = dice.between(-0.13, 0.13)
    let apart = dice.between(44, 58)
    let a = Field.center.away(-apart, turn)
    let b = Field.center.away(apart, turn)
    canvas.circle(a, radius, .color(palette.first))
    canvas.circle(b, radius, .color(palette.second))
    let half = (radius * radius - apart * apart).squareRoot()
    canvas.fill(palette.ink) { pen in
      let top = Field.center.away(half, turn - 0.25)
      let bottom = Field.center.away(half, turn + 0.25)
      pen.move(top)
      pen.arc(radius, to: bottom)
      pen.arc(radius, to: top)
      pen.close()
    }
  }

  /// Three half discs on each other, as bowls and domes.
  private static func halves(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let radius = Field.side / 3
    let slide = dice.between(40, 57) * dice.sign()
    for row in 0..<3 {
      let dome = dice.chance(0.5)
      let x = 200 + slide * Float(row - 1)
      let y = radius * Float(row + (dome ? 1 : 0))
      canvas.fill(palette[row]) { pen in
        pen.move(x - radius, y)
        pen.arc(radius, to: x + radius, y, clockwise: dome)
        pen.close()
      }
    }
  }

  /// A disc in a disc in a disc, all touching in one point.
  private static func nest(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let turn = dice.unit()
    let ratio = dice.between(0.6, 0.7)
    var radius: Float = 168
    var center = Field.center
    for i in 0..<4 {
      canvas.circle(center, radius, .color(i == 3 ? palette.ink : palette[i]))
      center = center.away(radius * (1 - ratio), turn)
      radius *= ratio
    }
  }

  /// One disc of four quarters, one of which has moved away.
  private static func quarters(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let moved = dice.below(4)
    let away = dice.between(24, 56)
    let radius = 170 - away * 0.707
    for i in 0..<4 {
      let turn = Float(i) / 4
      let center = i == moved ? Field.center.away(away, turn + 0.125) : Field.center
      let color = i == moved ? palette.third : (i % 2 == 0 ? palette.first : palette.second)
      canvas.facet(color) { pen in
        pen.move(center)
        pen.line(center.away(radius, turn))
        pen.arc(radius, to: center.away(radius, turn + 0.25))
        pen.close()
      }
    }
  }
}
