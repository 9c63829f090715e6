/// Spruces in the mist, row behind row.
enum Forest: Landscape {
  static func draw(on canvas: inout Canvas, at hour: Hour, by dice: inout Dice) {
    canvas.sky(hour, to: 300)
    if hour.isDark { canvas.stars(50, to: 160, by: &dice) }
    canvas.shine(hour, at: Point(dice.between(140, 460), dice.between(80, 140)), radius: dice.between(18, 28))
    let far = Ridge(length: 380, by: &dice)
    canvas.land(far.points(count: 9, base: 190, swing: 34), hour, nearness: 0.14, haze: 0.7)
    for i in 0..<4 {
      let along = Float(i) / 3
      let ridge = Ridge(length: mix(330, 620, along), by: &dice)
      let base = mix(232, 372, along)
      let swing = mix(30, 24, along)
      let size = mix(30, 76, along)
      let nearness = mix(0.26, 1, along)
      let paint = canvas.descent(
        from: base - swing * 0.5, hour.air(nearness), to: base + 60, hour.air(nearness * (i == 3 ? 0.9 : 0.3)))
      canvas.fill(paint) { pen in
        var x: Float = -10
        var y = foot(ridge, x, base, swing)
        pen.move(-10, Scene.height)
        pen.line(x, y)
        while x < Scene.width {
          let width = (size * dice.between(0.34, 0.5)).rounded(.down)
          let next = foot(ridge, x + width, base, swing)
          tree(&pen, width, next - y, (size * dice.between(0.7, 1.25)).rounded(.down), branches: i > 1)
          x += width
          y = next
        }
        pen.line(Scene.width + 10, Scene.height)
        pen.close()
      }
    }
  }

  /// Whole numbers, so that steps in whole numbers lead there.
  private static func foot(_ ridge: Ridge, _ x: Float, _ base: Float, _ swing: Float) -> Float {
    (base - swing * ridge.height(at: x)).rounded(.down)
  }

  /// Up one side of a spruce and down the other, with a branch on each side near by.
  private static func tree(_ pen: inout Pen, _ width: Float, _ down: Float, _ height: Float, branches: Bool) {
    let half = (width / 2).rounded(.down)
    if branches {
      let low = (height * 0.45).rounded(.down)
      let branch = (half * 0.6).rounded(.down)
      pen.step(branch, -low)
      pen.step(-2, 0)
      pen.step(half - branch + 2, low - height)
      pen.step(width - half - branch + 2, height - low)
      pen.step(-2, 0)
      pen.step(branch, low + down)
    } else {
      pen.step(half, -height)
      pen.step(width - half, height + down)
    }
  }
}
