/// Mountains and their image in a lake.
enum Lake: Landscape {
  static func draw(on canvas: inout Canvas, at hour: Hour, by dice: inout Dice) {
    let shore = dice.between(232, 258)
    canvas.sky(hour, to: shore)
    if hour.isDark { canvas.stars(60, to: 160, by: &dice) }
    canvas.shine(hour, at: Point(dice.between(120, 480), dice.between(60, 110)), radius: dice.between(15, 24))
    // The sky again, upside down and darker.
    let water = canvas.gradient(from: Point(0, shore), to: Point(0, Scene.height)) { canvas in
      canvas.stop(0, hour.horizon.mixed(with: hour.middle, 0.35).color)
      canvas.stop(0.5, hour.middle.mixed(with: hour.near, 0.15).color)
      canvas.stop(1, hour.zenith.mixed(with: hour.near, 0.35).color)
    }
    canvas.rectangle(0, shore, Scene.width, Scene.height - shore, water)
    for i in 0..<3 {
      let nearness = 0.24 + 0.26 * Float(i)
      let tall = Float(150 - 44 * i)
      var tops: [Point] = []
      // Summit and pass by turns, with a shoulder between them.
      var x = dice.between(-120, -40)
      var peak = dice.chance(0.5)
      var last: Float = 0
      while x < Scene.width + 90 {
        let next = tall * (peak ? dice.between(0.6, 1) : dice.between(0.2, 0.44))
        let width = dice.between(58, 96)
        let t = dice.between(0.4, 0.6)
        if x > -90 { tops.append(Point(x + width * t, mix(last, next, t) + dice.between(-0.07, 0.07) * tall)) }
        x += width
        tops.append(Point(x, next))
        last = next
        peak.toggle()
      }
      let color = hour.air(nearness)
      let mirrored = canvas.gradient(from: Point(0, shore), to: Point(0, shore + tall)) { canvas in
        canvas.stop(0, color, opacity: 0.75)
        canvas.stop(1, color, opacity: 0.3)
      }
      range(on: &canvas, tops, shore, -0.86, mirrored)
      let paint = canvas.descent(from: shore - tall, color, to: shore, hour.air(nearness * 0.55))
      range(on: &canvas, tops, shore, 1, paint)
      guard i == 0 else { continue }
      // Snow on the furthest and highest.
      let snow = hour.horizon.mixed(with: Tone(0.99, 0, 0), 0.65).color
      canvas.fill(.color(snow), opacity: 0.8) { pen in
        for k in 1..<(tops.count - 1) where tops[k].y > max(tops[k - 1].y, tops[k + 1].y, tall * 0.5) {
          cap(&pen, tops[k], tops[k - 1], tops[k + 1], shore)
        }
      }
    }
    // Where the land ends, and two breaths of wind.
    canvas.rectangle(0, shore - 1, Scene.width, 2, .color(hour.air(0.9)), opacity: 0.6)
    for i in 0..<3 {
      let y = shore + Float(34 + 42 * i) + dice.between(-10, 10)
      canvas.rectangle(
        dice.between(-80, 300), y, dice.between(220, 420), 2, .color(hour.horizon.color), corner: 1, opacity: 0.35)
    }
  }

  /// Mountains from a shore upwards, or downwards by a negative scale.
  @inline(never)
  private static func range(on canvas: inout Canvas, _ tops: [Point], _ shore: Float, _ scale: Float, _ paint: Paint) {
    canvas.fill(paint) { pen in
      pen.move(tops[0].x, shore)
      for top in tops { pen.line(top.x, shore - top.y * scale) }
      pen.line(tops[tops.count - 1].x, shore)
      pen.close()
    }
  }

  @inline(never)
  private static func cap(_ pen: inout Pen, _ top: Point, _ before: Point, _ after: Point, _ shore: Float) {
    let t: Float = 0.66
    let left = Point(mix(top.x, before.x, t), shore - mix(top.y, before.y, t))
    let right = Point(mix(top.x, after.x, t), shore - mix(top.y, after.y, t))
    pen.move(left)
    pen.line(top.x, shore - top.y)
    pen.line(right)
    // The lower edge runs along the rocks.
    pen.line(mix(right.x, top.x, 0.45), right.y - 8)
    pen.line(mix(left.x, right.x, 0.5), max(left.y, right.y) + 7)
    pen.line(mix(left.x, top.x, 0.5), left.y - 7)
    pen.close()
  }
}
