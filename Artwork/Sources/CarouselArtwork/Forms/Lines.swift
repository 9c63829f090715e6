/// Level lines that something passes beneath.
enum Lines: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = 12
    let x = dice.between(110, 290)
    let middle = dice.between(0.4, 0.75)
    let height = dice.between(96, 140)
    // A second, lower one on the other side, more often than not.
    let echo = dice.between(-0.3, 0.7)
    let width = dice.between(52, 80)
    let thickness = dice.between(5, 8)
    for i in 0..<count {
      let along = Float(i) / Float(count - 1)
      let y = mix(84, Field.height - 20, along)
      let lift = height * bell((along - middle) / 0.26)
      var points: [Point] = []
      for k in 0...8 {
        let at = Float(k) * 54 - 16
        points.append(Point(at, y - lift * (bell((at - x) / width) + max(echo, 0) * bell((400 - at - x) / width))))
      }
      // Each line hides what is behind it, down to the end; the outline's sides and foot are beyond the field.
      canvas.outline(palette[i], width: thickness, filled: palette.ground) { pen in
        pen.move(-16, 400)
        pen.line(points[0])
        pen.smooth(through: points)
        pen.line(416, 400)
        pen.close()
      }
    }
  }

  /// Near enough to a Gaussian, and made of a division.
  private static func bell(_ x: Float) -> Float {
    let s = 1 + x * x * 0.6
    return 1 / (s * s)
  }
}
