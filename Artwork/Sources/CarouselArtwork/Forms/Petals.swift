/// A flower of lenses: whole, or half of one rising from the lower edge.
enum Petals: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    if dice.chance(0.55) {
      whole(on: &canvas, in: palette, by: &dice)
    } else {
      half(on: &canvas, in: palette, by: &dice)
    }
  }

  private static func whole(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = [6, 8, 10, 12][dice.below(4)]
    let start = dice.chance(0.5) ? 0 : 0.5 / Float(count)
    let belly = 172 * sine(0.25 / Float(count)) * dice.between(1.15, 1.75)
    let heart = dice.between(16, 30)
    for layer in 0..<2 {
      canvas.fill(layer == 0 ? palette.first : palette.second) { pen in
        for i in 0..<count where i % 2 == layer {
          let turn = start + Float(i) / Float(count) - 0.25
          pen.lens(from: Field.center.away(8, turn), to: Field.center.away(170, turn), belly: belly)
        }
      }
    }
    canvas.circle(Field.center, heart, .color(palette.ink))
  }

  private static func half(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(3, 5) * 2 + 1
    let root = Point(200, Field.height + 4)
    let length = dice.between(290, 345)
    let spread = dice.between(0.36, 0.44)
    let belly = length * sine(spread / Float(count - 1) / 2) * dice.between(0.95, 1.3)
    for layer in 0..<2 {
      for i in 0..<count where i % 2 == 1 - layer {
        let along = Float(i) / Float(count - 1) - 0.5
        let turn = along * spread - 0.25
        let reach = length * (1 - 0.5 * along * along)
        canvas.fill(layer == 0 ? palette.second : (i % 4 == 0 ? palette.first : palette.third)) { pen in
          pen.lens(from: root, to: root.away(reach, turn), belly: belly)
        }
      }
    }
  }
}
