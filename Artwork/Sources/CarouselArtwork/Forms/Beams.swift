/// Rays from a disc.
enum Beams: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let count = dice.whole(5, 9) * 2
    let low = dice.chance(0.6)
    let center = low ? Point(dice.between(120, 280), Field.height) : Field.center
    let reach = low ? 352.0 : 170
    let disc = low ? dice.between(84, 124) : dice.between(46, 70)
    let start = low ? 0 : dice.unit() / Float(count)
    let short = dice.between(0.7, 0.86)
    let rays = low ? count : count * 2
    canvas.circle(center, reach * short, .color(palette.second))
    canvas.fill(palette.first) { pen in
      for i in 0..<rays where i % 2 == 0 {
        let width = (low ? 0.5 : 1) / Float(rays)
        let turn = low ? 0.5 + Float(i) * width : start + Float(i) * width
        pen.move(center)
        pen.line(center.away(reach, turn))
        pen.arc(reach, to: center.away(reach, turn + width))
        pen.close()
      }
    }
    canvas.circle(center, disc, .color(palette.ground))
    canvas.circle(center, disc * 0.8, .color(palette.third))
  }
}
