/// A stem with leaves in pairs, each lit on one side.
enum Leaves: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let pairs = dice.whole(3, 5)
    let bend = dice.between(-46, 46)
    let open = dice.between(0.1, 0.16)
    let shift: Float = dice.chance(0.5) ? 0.5 : 0
    // The stem is a parabola: out to one side, and back over to the other.
    func stem(_ t: Float) -> Point {
      Point(200 + bend * (2.6 * t * t - 0.8 * t - 0.6), mix(Field.height, 98, t))
    }
    canvas.stroke(palette.third, width: 5) { pen in
      pen.move(stem(0))
      pen.smooth(through: [stem(0), stem(0.35), stem(0.7), stem(1)])
    }
    for i in 0...2 * pairs {
      let side: Float = i % 2 == 0 ? -1 : 1
      let last = i == 2 * pairs
      let t = last ? 0.97 : 0.1 + (Float(i / 2) + (side > 0 ? shift : 0)) / (Float(pairs) + 0.2) * 0.86
      let base = stem(t)
      let length = last ? 92 : mix(168, 104, t)
      let tip = base.away(length, last ? bend / 900 - 0.25 : side * mix(open + 0.05, open, t) - 0.25)
      canvas.fill(palette.first) { pen in pen.lens(from: base, to: tip, belly: length * 0.2) }
      // The upper half again, up to the midrib.
      canvas.fill(palette.second) { pen in pen.lens(from: base, to: tip, belly: length * 0.2 * side, half: true) }
    }
  }
}
