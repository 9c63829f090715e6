/// Quarters of discs on tiles, laid as they come.
enum Tiles: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(3, 4)
    let size = Field.side / Float(count)
    for row in 0..<count {
      for column in 0..<count {
        let x = 30 + Float(column) * size
        let y = Float(row) * size
        let pick = dice.below(3)
        let color = palette[pick]
        let other = dice.chance(0.62) ? palette.tint : palette[(pick + 1) % 3]
        canvas.rectangle(x, y, size, size, .color(other))
        let turn = dice.below(4)
        if dice.chance(0.12) {
          canvas.circle(Point(x + size / 2, y + size / 2), size / 2, .color(color))
          continue
        }
        let corners = [Point(x, y), Point(x + size, y), Point(x + size, y + size), Point(x, y + size)]
        canvas.facet(color) { pen in
          pen.move(corners[turn])
          pen.line(corners[(turn + 1) % 4])
          pen.arc(size, to: corners[(turn + 3) % 4])
          pen.close()
        }
      }
    }
  }
}
