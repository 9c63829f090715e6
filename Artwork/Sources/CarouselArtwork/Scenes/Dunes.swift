/// Dunes, each with a crest between its light and its shade.
enum Dunes: Landscape {
  static func draw(on canvas: inout Canvas, at hour: Hour, by dice: inout Dice) {
    canvas.sky(hour, to: 250)
    if hour.isDark { canvas.stars(60, to: 190, by: &dice) }
    let fromLeft = dice.chance(0.5)
    let sun = Point(fromLeft ? dice.between(90, 240) : dice.between(360, 510), dice.between(60, 110))
    canvas.shine(hour, at: sun, radius: dice.between(16, 26))
    let sand = hour.isDark ? Tone(0.56, 0.055, 285) : Tone(0.83, 0.105, 70)
    // Sand stays warm in the shade of a day, and takes the colour of the sky's by night.
    let shadow =
      hour.isDark ? hour.veil.mixed(with: hour.near, 0.45) : Tone(0.46, 0.09, 40).mixed(with: hour.zenith, 0.2)
    let swap = dice.chance(0.5)
    for i in 0..<4 {
      let along = Float(i) / 3
      let lit = hour.horizon.mixed(with: sand, mix(0.35, 1, along))
      let dark = hour.horizon.mixed(with: shadow, mix(0.4, 1, along))
      // Summits to the left and right by turns, each dune nearer and larger than the one behind.
      let dune = Dune(
        peak: Point(
          300 + ((i % 2 == 0) == swap ? 1 : -1) * dice.between(60, 190), mix(212, 306, along) - dice.between(0, 16)),
        reach: mix(170, 330, along) * (fromLeft ? 1 : -1), drop: mix(64, 130, along), wind: dice.between(0.7, 1.3))
      let slope = canvas.descent(
        from: dune.peak.y, lit.color, to: dune.peak.y + dune.drop * 1.5, lit.mixed(with: dark, 0.3).color)
      canvas.fill(slope) { pen in
        pen.move(dune.at(-2.6, 4))
        pen.line(dune.at(-2.6, 1))
        dune.curve(&pen, -1.4, 1, -0.7, 0.16, 0, 0)
        dune.curve(&pen, 0.3, 0.4, 0.8, 0.95, 1.7, 1)
        pen.line(dune.at(3.6, 1.04))
        pen.line(dune.at(3.6, 4))
        pen.close()
      }
      let shade = canvas.gradient(from: dune.at(0, 0), to: dune.at(1.5, 0)) { canvas in
        canvas.stop(0, dark.color)
        canvas.stop(0.5, dark.color, opacity: 0.7)
        canvas.stop(1, dark.color, opacity: 0)
      }
      canvas.fill(shade) { pen in
        pen.move(dune.at(0, 0))
        dune.curve(&pen, 0.3, 0.4, 0.8, 0.95, 1.7, 1)
        pen.line(dune.at(1.7, 4))
        pen.line(dune.at(-0.2, 4))
        dune.curve(&pen, -0.3, 2.2, 0.7 * dune.wind, 1.5, 0.36 * dune.wind, 0.86)
        dune.curve(&pen, 0.16 * dune.wind, 0.5, -0.06, 0.3, 0, 0)
        pen.close()
      }
    }
  }
}

/// Where a dune is: all of it in widths to the side away from the sun and in heights downwards, from its summit.
private struct Dune {
  var peak: Point
  /// Negative with the sun on the right.
  var reach: Float
  var drop: Float
  /// How far the crest winds.
  var wind: Float

  func at(_ x: Float, _ y: Float) -> Point {
    Point(peak.x + x * reach, peak.y + y * drop)
  }

  func curve(_ pen: inout Pen, _ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float) {
    let a = at(x1, y1)
    let b = at(x2, y2)
    pen.curve(a.x, a.y, b.x, b.y, at(x, y))
  }
}
