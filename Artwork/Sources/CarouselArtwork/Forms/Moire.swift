/// Two fields of rings whose meeting makes a third.
enum Moire: Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    let apart = dice.between(30, 70)
    let turn = dice.unit()
    let pitch = dice.between(13, 18)
    let width = pitch * 0.4
    let radius = 170 - apart / 2
    for side in 0..<2 {
      let center = Field.center.away(side == 0 ? -apart / 2 : apart / 2, turn)
      canvas.rings(center, from: radius - width / 2, pitch: pitch, palette[side], width: width)
    }
  }
}
