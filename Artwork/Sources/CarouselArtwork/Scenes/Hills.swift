/// Hills behind hills, and the sun going down behind the last.
enum Hills: Landscape {
  static func draw(on canvas: inout Canvas, at hour: Hour, by dice: inout Dice) {
    let count = dice.whole(4, 6)
    canvas.sky(hour, to: 250)
    if hour.isDark { canvas.stars(50, to: 190, by: &dice) }
    canvas.shine(hour, at: Point(dice.between(130, 470), dice.between(120, 190)), radius: dice.between(18, 30))
    for i in 0..<count {
      let along = Float(i + 1) / Float(count)
      let ridge = Ridge(length: mix(300, 620, along), by: &dice)
      let points = ridge.points(
        count: 11, base: mix(178, 352, along * along * 0.55 + along * 0.45), swing: mix(22, 40, along))
      canvas.land(points, hour, nearness: mix(0.1, 1, along), haze: i == count - 1 ? 0 : 0.5)
    }
  }
}
