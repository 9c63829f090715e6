/// Doorways in doorways: one great one, or an arcade in two storeys.
enum Arches: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    // How wide the innermost opening is, in layers.
    let opening = dice.between(0.25, 1.1)
    if dice.chance(0.5) {
      let layers = dice.whole(4, 6)
      arch(on: &canvas, in: palette, 30, 0, Field.side, Field.height, layers: layers, opening: opening, start: 0)
      return
    }
    let doors = dice.whole(2, 3)
    let gap = 12.0
    let width = (Field.side - gap * Float(doors - 1)) / Float(doors)
    let layers = dice.whole(2, 3)
    let storeys = 2
    let height = (Field.side - gap) / Float(storeys)
    for storey in 0..<storeys {
      for door in 0..<doors {
        let x = 30 + Float(door) * (width + gap)
        let y = Float(storey) * (height + gap)
        arch(on: &canvas, in: palette, x, y, width, height, layers: layers, opening: opening, start: door + storey)
      }
    }
  }

  @inline(never)
  private static func arch(
    on canvas: inout Canvas, in palette: Palette, _ x: Float, _ y: Float, _ width: Float, _ height: Float,
    layers: Int, opening: Float, start: Int
  ) {
    let step = width / 2 / (Float(layers) + opening)
    for i in 0..<layers {
      let inset = Float(i) * step
      let radius = width / 2 - inset
      canvas.fill(i == layers - 1 ? palette.ink : palette[i + start]) { pen in
        pen.move(x + inset, y + height)
        pen.line(x + inset, y + width / 2)
        pen.arc(radius, to: x + width - inset, y + width / 2)
        pen.line(x + width - inset, y + height)
        pen.close()
      }
    }
  }
}
