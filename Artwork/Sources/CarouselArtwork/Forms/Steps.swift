/// Blocks, seen from above a corner: stairs, a pyramid, or a heap.
enum Steps: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(3, 4)
    // As many edges high as it is deep, a whole is twice as many edges high as the picture.
    let edge = Field.side / 2 / Float(count)
    let flat = dice.between(0.66, 1)
    let top = Field.side / 2 * (1.5 - flat / 2)
    let shape = dice.below(4)
    // The heights of the row behind; a block that's no higher than those behind and on its left hides none of them.
    var behind = InlineArray<4, Int>(repeating: count)
    for row in 0..<count {
      var left = count
      for column in 0..<count {
        let height =
          switch shape {
          case 0: count - row
          case 1: min(count - row, count - column)
          default: max(min(left, behind[column]) - dice.below(row + column == 0 ? 1 : 2), 0)
          }
        left = height
        behind[column] = height
        guard height > 0 else { continue }
        block(on: &canvas, in: palette, Point(Float(column), Float(row)), Float(height) * edge * flat, edge, top)
      }
    }
  }

  /// - Parameter place: On the floor, in blocks from the corner that's furthest away.
  private static func block(
    on canvas: inout Canvas, in palette: Palette, _ place: Point, _ height: Float, _ edge: Float, _ top: Float
  ) {
    // Half of a block's width, and the corner of its roof that is nearest.
    let half = edge * 0.866
    let near = Point(
      200 + (place.x - place.y) * half, top + (place.x + place.y) * edge / 2 + edge - height)
    canvas.facet(palette.first) { pen in
      pen.move(near)
      pen.line(near.x - half, near.y - edge / 2)
      pen.line(near.x, near.y - edge)
      pen.line(near.x + half, near.y - edge / 2)
      pen.close()
    }
    for side in 0..<2 {
      let x = side == 0 ? near.x - half : near.x + half
      canvas.facet(side == 0 ? palette.shade : palette.second) { pen in
        pen.move(near)
        pen.line(x, near.y - edge / 2)
        pen.line(x, near.y - edge / 2 + height)
        pen.line(near.x, near.y + height)
        pen.close()
      }
    }
  }
}
