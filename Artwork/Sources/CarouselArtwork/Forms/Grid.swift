/// A crowd in rows, and one that does otherwise.
enum Grid: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(4, 6)
    let cell = Field.side / Float(count)
    let square = dice.chance(0.5)
    let size = cell * (square ? 0.66 : 0.74)
    let odd = Point(Float(dice.whole(1, count - 2)), Float(dice.whole(1, count - 2)))
    let graded = dice.chance(0.4)
    let diagonal = dice.chance(0.5)
    for row in 0..<count {
      for column in 0..<count {
        let center = Point(30 + (Float(column) + 0.5) * cell, (Float(row) + 0.5) * cell)
        if Float(column) == odd.x && Float(row) == odd.y {
          let moved = center.away(cell * 0.42, dice.unit())
          if square {
            let turn = dice.between(0.06, 0.19)
            canvas.fill(palette.ink) { pen in
              for corner in 0..<4 {
                let point = moved.away(size * 0.7071, turn + Float(corner) / 4)
                if corner == 0 { pen.move(point) } else { pen.line(point) }
              }
              pen.close()
            }
          } else {
            canvas.circle(moved, size / 2, .color(palette.ink))
          }
          continue
        }
        let along = diagonal ? Float(row + column) / Float(2 * count - 2) : Float(row) / Float(count - 1)
        let s = graded ? size * mix(0.3, 1.12, along) : size
        let color = palette[min(Int(along * 3), 2)]
        if square {
          canvas.rectangle(center.x - s / 2, center.y - s / 2, s, s, .color(color))
        } else {
          canvas.circle(center, s / 2, .color(color))
        }
      }
    }
  }
}
