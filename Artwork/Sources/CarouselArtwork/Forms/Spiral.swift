/// Two paths of half circles that wind out of one centre.
enum Spiral: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let halves = dice.whole(3, 6)
    let clockwise = dice.chance(0.5)
    let turn = Float(dice.below(4)) / 4
    // The ends lie `halves` steps from the centre; they and half of the stroke reach the margin.
    let share = dice.between(0.56, 0.72)
    let step = 168 / (Float(halves) + share / 2)
    for arm in 0..<2 {
      let direction = turn + Float(arm) / 2
      canvas.stroke(palette[arm], width: step * share, rounded: true) { pen in
        pen.move(Field.center)
        for k in 1...halves {
          // Out by a step with each half turn, now on this side and now on that.
          let end = Field.center.away(step * Float(k), direction + Float(k) / 2)
          pen.arc(step * (Float(k) - 0.5), to: end, clockwise: clockwise)
        }
      }
    }
    canvas.circle(Field.center, step * share * 0.5, .color(palette.third))
  }
}
