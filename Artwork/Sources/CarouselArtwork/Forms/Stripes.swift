/// Stripes that run in parallel and take a bend together, as on walls of the seventies.
enum Stripes: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(3, 5)
    let total = dice.between(104, 144)
    let inner = dice.between(16, 168 - total)
    let pitch = total / Float(count)
    let width = pitch - (dice.chance(0.5) ? 0 : 8)
    let mirrored = dice.chance(0.5)
    let back = dice.chance(0.5)
    func x(_ value: Float) -> Float { mirrored ? Field.width - value : value }
    let bend = dice.between(150, 200)
    for i in 0..<count {
      let r = inner + width / 2 + Float(count - 1 - i) * pitch
      let whole = inner + total
      canvas.stroke(i == count - 1 ? palette.ink : palette[i % 3], width: width) { pen in
        if back {
          // In from a side, round by half a turn, and out on the same side.
          let middle = Field.side / 2
          pen.move(x(-10), middle - r)
          pen.line(x(bend), middle - r)
          pen.arc(r, to: x(bend), middle + r, clockwise: !mirrored)
          pen.line(x(-10), middle + r)
        } else {
          // In from a side, and down.
          pen.move(x(-10), whole - r + 8)
          pen.line(x(bend), whole - r + 8)
          pen.arc(r, to: x(bend + r), whole + 8, clockwise: !mirrored)
          pen.line(x(bend + r), Field.height + 10)
        }
      }
    }
  }
}
