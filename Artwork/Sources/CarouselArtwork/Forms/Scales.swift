/// Waves as the Japanese pattern has them: discs in rows, each row over the one behind.
enum Scales: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let radius: Float = dice.chance(0.5) ? 80 : 100
    let rise = radius * dice.between(0.54, 0.62)
    let cycle = dice.below(2)
    let line = dice.between(3, 6)
    var y = radius + dice.between(2, 30)
    var row = 0
    while y - radius < Field.height {
      for layer in 0..<3 {
        let r = radius * (1 - 0.32 * Float(layer))
        canvas.outline(palette.ground, width: line, filled: palette[layer + row * cycle]) { pen in
          // Every other row begins half a disc further left. The lower halves are hidden by the rows to come.
          for k in 0...2 {
            let x = Float(2 * k + (row + 1) % 2) * radius
            if x - r < Field.width { pen.circle(Point(x, y), r) }
          }
        }
      }
      y += rise
      row += 1
    }
  }
}
