/// The families of forms that covers are made of.
public enum Form: Int, CaseIterable, Sendable {
  case waves, discs, steps, rings, leaves, stripes, peaks, tiles, ribbon, petals, columns
  case lines, sun, grid, arches, pebbles, beams, scales, spiral, phases, moire, weave

  static var count: Int64 { 22 }

  func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice) {
    switch self {
    case .waves: Waves.draw(on: &canvas, in: palette, by: &dice)
    case .discs: Discs.draw(on: &canvas, in: palette, by: &dice)
    case .steps: Steps.draw(on: &canvas, in: palette, by: &dice)
    case .rings: Rings.draw(on: &canvas, in: palette, by: &dice)
    case .leaves: Leaves.draw(on: &canvas, in: palette, by: &dice)
    case .stripes: Stripes.draw(on: &canvas, in: palette, by: &dice)
    case .peaks: Peaks.draw(on: &canvas, in: palette, by: &dice)
    case .tiles: Tiles.draw(on: &canvas, in: palette, by: &dice)
    case .ribbon: Ribbon.draw(on: &canvas, in: palette, by: &dice)
    case .petals: Petals.draw(on: &canvas, in: palette, by: &dice)
    case .columns: Columns.draw(on: &canvas, in: palette, by: &dice)
    case .lines: Lines.draw(on: &canvas, in: palette, by: &dice)
    case .sun: Sun.draw(on: &canvas, in: palette, by: &dice)
    case .grid: Grid.draw(on: &canvas, in: palette, by: &dice)
    case .arches: Arches.draw(on: &canvas, in: palette, by: &dice)
    case .pebbles: Pebbles.draw(on: &canvas, in: palette, by: &dice)
    case .beams: Beams.draw(on: &canvas, in: palette, by: &dice)
    case .scales: Scales.draw(on: &canvas, in: palette, by: &dice)
    case .spiral: Spiral.draw(on: &canvas, in: palette, by: &dice)
    case .phases: Phases.draw(on: &canvas, in: palette, by: &dice)
    case .moire: Moire.draw(on: &canvas, in: palette, by: &dice)
    case .weave: Weave.draw(on: &canvas, in: palette, by: &dice)
    }
  }
}

/// A family of forms: draws one of its kind into the field of a cover.
protocol Drawing {
  static func draw(on canvas: inout Canvas, in palette: Palette, by dice: inout Dice)
}

/// Where a form is drawn: the part of a cover beneath its title, from its own corner. What goes past it is cut off.
enum Field {
  static var width: Float { 400 }
  static var height: Float { 370 }
  /// Forms that keep to themselves stay this far from the edges, but for the upper one, where the title is.
  static var margin: Float { 30 }
  /// The square within the margins.
  static var side: Float { 340 }
  static var center: Point { Point(200, 170) }
}
