/// A palette as it was chosen: by lightness, chroma and hue.
struct Tones {
  /// The hue of the first of the three colours, in degrees, the other two lie some 30 to its sides.
  var hue: Float
  /// The lightness and chroma of all three.
  var lightness: Float
  var chroma: Float
  var ground: Tone
  var tint: Tone
  var ink: Tone

  @inline(never)
  init(scheme: Scheme, paper: Paper) {
    let leading = scheme.hue
    hue = leading
    switch paper {
    case .light:
      // Yellows must be lighter than the others to be yellow and not brown.
      lightness = scheme.isYellow ? 0.77 : 0.70
      chroma = 0.155
      ground = Tone(0.955, 0.02, leading)
      tint = Tone(0.905, 0.042, leading)
      ink = Tone(0.28, 0.06, leading)
    case .middle where scheme.isYellow:
      // A deep yellow would be brown: the ground is bright, and the colours are darker than it, and warmer or greener.
      hue = leading + (scheme == .citron ? 34 : -22)
      lightness = 0.635
      chroma = 0.17
      ground = Tone(scheme == .apricot ? 0.80 : 0.86, 0.145, leading + 4)
      tint = Tone(scheme == .apricot ? 0.75 : 0.81, 0.15, leading - 2)
      ink = Tone(0.27, 0.07, leading - 20)
    case .middle:
      lightness = 0.87
      chroma = 0.1
      ground = Tone(0.535, 0.138, leading)
      tint = Tone(0.615, 0.135, leading)
      ink = Tone(0.985, 0.012, leading)
    case .dark:
      lightness = scheme.isYellow ? 0.82 : 0.77
      chroma = 0.14
      // Dark yellow is mud unless it's nearly grey.
      ground = Tone(0.25, scheme.isYellow ? 0.032 : 0.05, leading)
      tint = Tone(0.335, scheme.isYellow ? 0.045 : 0.065, leading)
      ink = Tone(0.955, 0.022, leading)
    }
  }
}

extension Tones {
  /// One of the three colours, around and around.
  @inline(never)
  func color(_ number: Int) -> Tone {
    let away: Float = number % 3 == 0 ? 0 : number % 3 == 1 ? -30 : 30
    return Tone(lightness, chroma, hue + away)
  }
}

extension Scheme {
  /// The leading hue, in degrees of OKLCH.
  fileprivate var hue: Float {
    switch self {
    case .ember: 30
    case .apricot: 58
    case .honey: 86
    case .citron: 112
    case .moss: 142
    case .jade: 166
    case .lagoon: 196
    case .glacier: 232
    case .cobalt: 262
    case .iris: 290
    case .orchid: 322
    case .rose: 354
    }
  }

  fileprivate var isYellow: Bool { hue > 50 && hue < 120 }
}
