/// The line of hills against the sky: waves of three lengths, one over the other.
struct Ridge {
  private var phases: (Float, Float, Float)
  private var lengths: (Float, Float, Float)

  /// - Parameter length: Of the longest wave.
  @inline(never)
  init(length: Float, by dice: inout Dice) {
    phases = (dice.unit(), dice.unit(), dice.unit())
    lengths = (length * dice.between(0.9, 1.15), length * dice.between(0.4, 0.5), length * dice.between(0.19, 0.24))
  }

  /// From −1 to 1.
  @inline(never)
  func height(at x: Float) -> Float {
    0.58 * sine(phases.0 + x / lengths.0) + 0.29 * sine(phases.1 + x / lengths.1) + 0.13
      * sine(phases.2 + x / lengths.2)
  }

  /// Points along the ridge from edge to edge of a scene.
  @inline(never)
  func points(count: Int, base: Float, swing: Float) -> [Point] {
    var points: [Point] = []
    for i in 0...count {
      let x = Scene.width * Float(i) / Float(count)
      points.append(Point(x, base - swing * height(at: x)))
    }
    return points
  }
}

extension Canvas {
  /// Land from a line down to the lower edge, with haze in the valley before it.
  @inline(never)
  mutating func land(_ points: [Point], _ hour: Hour, nearness: Float, haze: Float = 0.45, depth: Float = 130) {
    var top = Scene.height
    for point in points { top = min(top, point.y) }
    let paint = descent(from: top, hour.air(nearness), to: top + depth, hour.air(nearness * (1 - haze)))
    fill(paint) { pen in
      pen.move(0, Scene.height)
      pen.line(points[0])
      pen.smooth(through: points)
      pen.line(Scene.width, Scene.height)
      pen.close()
    }
  }
}
