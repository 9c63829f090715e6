/// Swell behind swell.
enum Waves: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(4, 6)
    let length = dice.between(210, 340)
    let height = dice.between(14, 34)
    let drift = dice.between(0.14, 0.4) * dice.sign()
    var phase = dice.unit()
    let top = dice.between(30, 90)
    for i in 0..<count {
      let t = Float(i) / Float(count)
      let y = mix(top, Field.height - 20, t)
      let color = i == 0 ? palette.tint : palette[(i - 1) % 3]
      canvas.fill(color) { pen in
        // Crests and troughs, with level tangents between: half a wave each.
        var x = -(phase + 1) * length
        var up = true
        pen.move(x, y + height)
        while x < Field.width {
          let next = x + length / 2
          let a = y + (up ? height : -height)
          let b = y + (up ? -height : height)
          pen.curve(x + length * 0.182, a, next - length * 0.182, b, next, b)
          x = next
          up.toggle()
        }
        pen.line(x, Field.height)
        pen.line(0, Field.height)
        pen.close()
      }
      phase += drift
      phase -= phase.rounded(.down)
    }
  }
}
