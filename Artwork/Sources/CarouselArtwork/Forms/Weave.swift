/// Bands over and under each other.
enum Weave: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(3, 5)
    let pitch = Field.side / (Float(count) + 0.5)
    let width = pitch * dice.between(0.6, 0.76)
    let twill = count > 3 && dice.chance(0.5) ? 3 : 2
    // A hair of ground along the band that passes over tells it from the one beneath.
    let hair = 5.0
    let reach = Field.side / 2
    func lane(_ i: Int) -> Float { (Float(i) - Float(count - 1) / 2) * pitch - width / 2 }
    for column in 0..<count {
      canvas.rectangle(
        200 + lane(column), 170 - reach, width, reach * 2, .color(palette[column % 2 == 0 ? 1 : 2]))
    }
    for row in 0..<count {
      let y = 170 + lane(row)
      canvas.rectangle(200 - reach, y - hair, reach * 2, width + hair * 2, .color(palette.ground))
      canvas.rectangle(200 - reach, y, reach * 2, width, .color(palette.first))
      for column in 0..<count where (row + column) % twill == 0 {
        let x = 200 + lane(column)
        canvas.rectangle(x - hair, y - hair, width + hair * 2, width + hair * 2, .color(palette.ground))
        // A little longer, so that it meets its own band without a seam.
        canvas.rectangle(x, y - hair - 1, width, width + hair * 2 + 2, .color(palette[column % 2 == 0 ? 1 : 2]))
      }
    }
  }
}
