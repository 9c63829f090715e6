/// A city when its windows light up.
enum City: Landscape {
  static func draw(on canvas: inout Canvas, at hour: Hour, by dice: inout Dice) {
    canvas.sky(hour, to: 330)
    if hour.isDark { canvas.stars(40, to: 150, by: &dice) }
    canvas.shine(hour, at: Point(dice.between(120, 480), dice.between(80, 170)), radius: dice.between(20, 34))
    var windows: [Point] = []
    for i in 0..<3 {
      let along = Float(i) / 2
      let nearness = mix(0.3, 1, along)
      let paint = canvas.descent(from: 150, hour.air(nearness), to: 400, hour.air(nearness * mix(0.5, 0.9, along)))
      let tall = mix(150, 120, along)
      canvas.fill(paint) { pen in
        var x: Float = -10
        pen.move(x, Scene.height)
        while x < Scene.width {
          let width = dice.between(24, 52).rounded(.down)
          // Highest downtown, which isn't quite in the middle.
          let away = (x - 330) / 330
          let height = (tall * (1 - 0.6 * away * away) * dice.between(0.45, 1.25)).rounded(.down)
          let top = 350 + along * 20 - max(height, 20)
          pen.line(x, top)
          if dice.chance(0.2) {
            // A spire.
            pen.line(x + width * 0.5 - 1, top)
            pen.line(x + width * 0.5, top - width * 0.8)
            pen.line(x + width * 0.5 + 1, top)
          }
          pen.line(x + width, top)
          if i > 0 {
            var y = top + 9
            while y < Scene.height - 6 && windows.count < 105 {
              var column = x + 6
              while column < x + width - 6 {
                if dice.chance(0.2) { windows.append(Point(column, y)) }
                column += 8
              }
              y += 11
            }
          }
          x += width
        }
        pen.line(Scene.width + 10, Scene.height)
        pen.close()
      }
      canvas.lights(windows, Tone(0.90, 0.12, 82).color)
      windows = []
    }
  }
}

extension Canvas {
  /// Windows, all as one path.
  fileprivate mutating func lights(_ points: [Point], _ color: Color) {
    guard !points.isEmpty else { return }
    stroke(color, width: 4) { pen in
      for point in points {
        pen.move(point)
        pen.write("h3")
      }
    }
  }
}
