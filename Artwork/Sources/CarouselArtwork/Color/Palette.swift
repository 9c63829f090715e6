/// The colours of a cover: a ground, an ink to write with, and three colours as light as each other.
///
/// Since the three are equally light, none of them shouts; since their hues are neighbours, they belong together; and what
/// tells them from the ground is lightness, so that the form stands out for everyone.
public struct Palette: Sendable {
  /// What the form stands on.
  public let ground: Color
  /// What the title is set in.
  public let ink: Color
  /// The first of the three colours of the form, in the order in which it takes them.
  public let first: Color
  /// The second of the three.
  public let second: Color
  /// The last of the three.
  public let third: Color
  /// A little off the ground: a second plane.
  let tint: Color
  /// The first colour in the shade: the dark side of a fold.
  let shade: Color
  /// Which hues these are.
  public let scheme: Scheme
  /// What kind of ground this is.
  public let paper: Paper

  /// - Parameter turn: Which of the three colours comes first.
  init(scheme: Scheme, paper: Paper, turn: Int = 0) {
    let tones = Tones(scheme: scheme, paper: paper)
    self.scheme = scheme
    self.paper = paper
    ground = tones.ground.color
    ink = tones.ink.color
    tint = tones.tint.color
    first = tones.color(turn).color
    second = tones.color(turn + 1).color
    third = tones.color(turn + 2).color
    var dark = tones.color(turn)
    dark.lightness -= 0.14
    shade = dark.color
  }

  /// One of the three colours, around and around.
  @inline(never)
  subscript(_ number: Int) -> Color {
    switch number % 3 {
    case 0: first
    case 1: second
    default: third
    }
  }
}

/// The hues of a palette: one leads, and its neighbours on either side follow.
public enum Scheme: Int, CaseIterable, Sendable {
  case ember, apricot, honey, citron, moss, jade, lagoon, glacier, cobalt, iris, orchid, rose

  static var count: Int64 { 12 }
}

/// What a cover is printed on.
public enum Paper: Int, CaseIterable, Sendable {
  /// Nearly white, with a breath of the leading hue.
  case light
  /// The leading hue itself: deep where it can be, bright where it's yellow.
  case middle
  /// Nearly black.
  case dark

  /// The papers take turns in rounds of eight; no two alike are next to each other.
  init(place: Int) {
    switch place {
    case 0, 3, 5: self = .light
    case 1, 4, 7: self = .dark
    default: self = .middle
    }
  }
}
