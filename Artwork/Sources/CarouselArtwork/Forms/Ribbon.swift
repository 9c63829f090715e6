/// A strip of paper, folded to and fro.
enum Ribbon: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let folds = dice.whole(3, 5)
    let left = dice.chance(0.5)
    let overlap = dice.between(0.3, 0.5)
    // The height of the strip and the drop from fold to fold fill the square together.
    let drop = Field.side / (Float(folds) + 1 / (1 - overlap))
    let width = drop / (1 - overlap)
    let inset = dice.between(30, 66)
    for i in 0..<folds {
      let y0 = Float(i) * drop
      let y1 = y0 + drop
      let toRight = (i % 2 == 0) == left
      let x0 = toRight ? inset : Field.width - inset
      let x1 = Field.width - x0
      let color = i % 2 == 0 ? palette.first : palette[1 + (i / 2) % 2]
      canvas.fill(color) { pen in
        pen.polygon([Point(x0, y0), Point(x1, y1), Point(x1, y1 + width), Point(x0, y0 + width)])
      }
      guard i > 0 else { continue }
      // The shadow of the fold on the strip below it.
      let fold = canvas.gradient(
        from: Point(x0, y0), to: Point(mix(x0, x1, 0.6), y0)
      ) { canvas in
        canvas.stop(0, palette.shade, opacity: 0.75)
        canvas.stop(0.45, palette.shade, opacity: 0.26)
        canvas.stop(1, palette.shade, opacity: 0)
      }
      canvas.fill(fold) { pen in
        pen.polygon([Point(x0, y0), Point(x1, y1), Point(x1, y1 + width), Point(x0, y0 + width)])
      }
    }
  }
}
