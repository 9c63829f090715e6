/// Mountains with a lit side and a side in the shade.
enum Peaks: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let main = dice.between(130, 270)
    // The sun stands where the great mountain doesn't.
    let sun = Point(main < 200 ? dice.between(290, 330) : dice.between(70, 110), dice.between(50, 84))
    canvas.circle(sun, dice.between(30, 46), .color(palette.third))
    let other = main < 200 ? dice.between(280, 350) : dice.between(50, 120)
    for i in 0..<3 {
      let top =
        switch i {
        case 0: Point(other, dice.between(120, 165))
        case 1: Point(main, dice.between(46, 92))
        default: Point(400 - main + dice.between(-30, 30), dice.between(215, 260))
        }
      let lit = i == 1 ? palette.first : i == 0 ? palette.second : palette.third
      let dark = i == 2 ? palette.second : palette.shade
      let height = Field.height - top.y
      let foot = height * dice.between(0.75, 0.95) * (sun.x < top.x ? 1 : -1)
      // The whole in the light of the sun, and over it the far side, up to the ridge that comes down in a zigzag.
      canvas.fill(lit) { pen in
        pen.move(top)
        pen.line(top.x + foot, Field.height)
        pen.line(top.x - foot, Field.height)
        pen.close()
      }
      canvas.fill(dark) { pen in
        pen.move(top)
        pen.line(top.x + height * 0.07, top.y + height * 0.24)
        pen.line(top.x - height * 0.05, top.y + height * 0.46)
        pen.line(top.x + height * 0.1, top.y + height * 0.72)
        pen.line(top.x + height * 0.02, Field.height)
        pen.line(top.x + foot, Field.height)
        pen.close()
      }
    }
  }
}
