/// Above the clouds, where only the highest mountains are.
enum Clouds: Landscape {
  static func draw(on canvas: inout Canvas, at hour: Hour, by dice: inout Dice) {
    canvas.sky(hour, to: 290)
    if hour.isDark { canvas.stars(70, to: 190, by: &dice) }
    canvas.shine(hour, at: Point(dice.between(130, 470), dice.between(90, 150)), radius: dice.between(22, 38))
    let summit = dice.below(2)
    for i in 0..<4 {
      let along = Float(i) / 3
      let base = mix(214, 350, along)
      let size = mix(40, 150, along)
      if i == summit { peaks(on: &canvas, at: hour, base + 40, mix(110, 160, along), mix(0.42, 0.8, along), by: &dice) }
      // Their tops have the light of the sun, their feet the colour of the sky.
      let top = hour.horizon.mixed(with: hour.light, mix(0.75, 0.4, along)).mixed(with: hour.middle, along * 0.3).color
      let foot = hour.horizon.mixed(with: hour.middle, mix(0.5, 1, along)).mixed(with: hour.zenith, along * 0.35).color
      let paint = canvas.descent(from: base - size * 0.35, top, to: base + mix(40, 70, along), foot)
      canvas.fill(paint) { pen in
        var x = -size * dice.unit()
        pen.move(x, Scene.height)
        pen.line(x, base)
        while x < Scene.width {
          let next = x + size * dice.between(0.6, 1.9)
          pen.puff(to: Point(next, base + dice.between(-7, 7)), width: next - x)
          x = next
        }
        pen.line(x, Scene.height)
        pen.close()
      }
    }
  }

  /// A group of summits somewhere on the horizon.
  private static func peaks(
    on canvas: inout Canvas, at hour: Hour, _ base: Float, _ height: Float, _ nearness: Float, by dice: inout Dice
  ) {
    let paint = canvas.descent(from: base - height, hour.air(nearness), to: base, hour.air(nearness * 0.5))
    let width = height * 1.5
    let middle = dice.between(110, 490)
    canvas.fill(paint) { pen in
      pen.move(middle - width, base)
      // Up over a shoulder, a summit, a saddle and a second summit, and down again.
      pen.line(middle - width * dice.between(0.5, 0.6), base - height * dice.between(0.46, 0.58))
      pen.line(middle - width * 0.42, base - height * dice.between(0.42, 0.5))
      pen.line(middle, base - height)
      pen.line(middle + width * dice.between(0.14, 0.2), base - height * dice.between(0.56, 0.66))
      pen.line(middle + width * dice.between(0.34, 0.44), base - height * dice.between(0.68, 0.8))
      pen.line(middle + width, base)
      pen.close()
    }
  }
}

extension Pen {
  /// A billow: the upper half of a flat ellipse.
  fileprivate mutating func puff(to end: Point, width: Float) {
    write("A")
    write(width * 0.52)
    write(" ")
    write(width * 0.26)
    write(" 0 0 1 ")
    write(end.x)
    write(" ")
    write(end.y)
  }
}
