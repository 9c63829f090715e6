/// The light of an hour: the sky from the zenith to the horizon, what shines, and the air between far things and near ones.
struct Hour {
  var zenith: Tone
  var middle: Tone
  var horizon: Tone
  /// The sun or the moon.
  var light: Tone
  /// What the air makes of things half-way between the horizon and here.
  var veil: Tone
  /// The nearest things.
  var near: Tone
  var isDark: Bool

  enum Name: Int, CaseIterable {
    case dawn, morning, noon, afternoon, evening, dusk, twilight, night
  }

  /// Each row is one hour: lightness and chroma in hundredths and hue in degrees, of all six.
  @inline(never)
  init(_ name: Name) {
    let row: StaticString =
      switch name {
      // Zenith, middle, horizon, light, veil, near.
      case .dawn: "66 9 268 80 9 345 92 8 62 98 5 85 66 10 335 31 9 290"
      case .morning: "74 8 215 87 5 185 96 5 100 99 3 100 72 8 175 33 7 195"
      case .noon: "60 13 250 77 9 236 94 3 220 99 2 110 67 9 195 36 9 165"
      case .afternoon: "68 8 240 84 6 95 90 12 78 98 7 92 68 12 55 33 8 30"
      case .evening: "45 13 312 66 17 15 86 13 70 95 10 85 57 17 18 22 8 335"
      case .dusk: "30 11 278 52 14 325 80 13 45 93 9 65 48 13 345 18 7 285"
      case .twilight: "24 8 262 44 9 235 74 8 190 97 3 110 45 8 215 16 5 250"
      case .night: "15 6 278 25 9 274 43 11 268 97 3 95 27 9 272 11 5 275"
      }
    var numbers = Numbers(row)
    zenith = numbers.tone()
    middle = numbers.tone()
    horizon = numbers.tone()
    light = numbers.tone()
    veil = numbers.tone()
    near = numbers.tone()
    isDark = zenith.lightness < 0.35
  }

  /// The colour of something that stands between the viewer and the horizon: 0 is at the horizon, 1 is here.
  @inline(never)
  func air(_ nearness: Float) -> Color {
    (nearness < 0.5 ? horizon.mixed(with: veil, nearness * 2) : veil.mixed(with: near, nearness * 2 - 1)).color
  }
}

/// Reads whole numbers from a text, one after the other: a table that costs its digits and nothing more.
private struct Numbers {
  private let text: StaticString
  private var place = 0

  init(_ text: StaticString) {
    self.text = text
  }

  private mutating func next() -> Float {
    var value: Float = 0
    while place < text.utf8CodeUnitCount {
      let byte = text.utf8Start[place]
      place += 1
      if byte == 32 { break }
      value = value * 10 + Float(byte - 48)
    }
    return value
  }

  @inline(never)
  mutating func tone() -> Tone {
    let lightness = next() / 100
    let chroma = next() / 100
    return Tone(lightness, chroma, next())
  }
}
