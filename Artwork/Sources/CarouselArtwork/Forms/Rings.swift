/// Rings in rings, about a centre that may wander.
enum Rings: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(5, 8)
    var center: Point
    var radius: Float
    var drift = 0.0
    switch dice.below(3) {
    case 0:  // Whole, and seen from the side as a tunnel.
      center = Field.center
      radius = 170
      drift = dice.between(0.35, 0.9)
    case 1:  // Rising from the lower edge.
      center = Point(dice.between(150, 250), Field.height)
      radius = dice.between(300, 345)
    default:  // From a corner.
      center = Point(dice.chance(0.5) ? 0 : Field.width, Field.height)
      radius = dice.between(330, 368)
    }
    let turn = dice.unit()
    let step = radius / (Float(count) + 0.4)
    for i in 0..<count {
      canvas.circle(center, radius, .color(palette[i]))
      center = center.away(step * drift, turn)
      radius -= step
    }
  }
}
