/// Bars of different heights, each with a quarter of a disc for a top.
enum Columns: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(4, 7)
    let width = Field.width / Float(count)
    let frequency = dice.between(0.6, 1.5)
    let phase = dice.unit()
    let low = dice.between(150, 220)
    for i in 0..<count {
      let left = Float(i) * width
      let right = left + width
      // Heights go by steps of half a width, so that tops meet tops.
      let wave = 0.5 + 0.5 * sine(phase + frequency * Float(i) / Float(count))
      let top = (mix(6, low, wave) / (width / 2)).rounded(.down) * width / 2 + 6
      let faceRight = dice.chance(0.5)
      canvas.facet(palette[i]) { pen in
        pen.move(left, Field.height)
        if faceRight {
          pen.line(left, top)
          pen.arc(width, to: right, top + width)
        } else {
          pen.line(left, top + width)
          pen.arc(width, to: right, top)
        }
        pen.line(right, Field.height)
        pen.close()
      }
    }
  }
}
