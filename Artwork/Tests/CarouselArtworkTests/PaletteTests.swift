import Testing

@testable import CarouselArtwork

/// The laws of the colours, over all palettes.
@Suite struct PaletteTests {
  static let all = Scheme.allCases.flatMap { scheme in
    Paper.allCases.map { Palette(scheme: scheme, paper: $0) }
  }

  @Test(arguments: all) func `the three colours are as light as each other`(palette: Palette) {
    let lightness = [palette.first, palette.second, palette.third].map(\.lightness)
    #expect(lightness.max()! - lightness.min()! < 0.012)
  }

  @Test(arguments: all) func `the form stands out from the ground by lightness`(palette: Palette) {
    #expect(abs(palette.first.lightness - palette.ground.lightness) > 0.16)
  }

  @Test(arguments: all) func `the lettering can be read`(palette: Palette) {
    #expect(palette.ink.contrast(with: palette.ground) >= 4.5)
  }

  @Test(arguments: all) func `the order of the colours turns, and no colour is lost`(palette: Palette) {
    let turned = (0..<3).map { Palette(scheme: palette.scheme, paper: palette.paper, turn: $0) }
    #expect(turned[1].first == palette.second && turned[2].first == palette.third)
    for other in turned {
      #expect(Set([other.first.rgb, other.second.rgb, other.third.rgb]).count == 3)
      #expect(other.ground == palette.ground && other.ink == palette.ink)
    }
  }

  @Test func `colours are written as the web writes them`() {
    #expect(text(Color.text(of: [Color(rgb: 0x0a_b0ff), Color(rgb: 0)])) == "#0ab0ff #000000")
    #expect(text(Color.text(of: [])) == "")
    let color = Color(rgb: 0xff_12_34_56)
    #expect((color.red, color.green, color.blue) == (0x12, 0x34, 0x56))
  }

  @Test func `greys and the ends come out exactly`() {
    #expect(Tone(0, 0, 0).color == Color(rgb: 0))
    #expect(Tone(1, 0, 0).color == Color(rgb: 0xff_ffff))
    #expect(Tone(0.6, 0, 123).color == Color(rgb: 0x80_8080) || Tone(0.5999, 0, 0).color == Color(rgb: 0x80_8080))
    // sRGB's red, as its author gives it.
    #expect(Tone(0.62796, 0.25768, 29.234).color == Color(rgb: 0xff_0000))
  }

  @Test(
    arguments: [(0, 0.9, 30), (0.5, 5, 250), (1.4, 0.3, 90), (-1, 0.3, 90), (0.9, 0.4, 720 + 140)]
      as [(Float, Float, Float)])
  func `what no screen has comes out as something that it has`(lightness: Float, chroma: Float, hue: Float) {
    let color = Tone(lightness, chroma, hue).color
    #expect(color.rgb <= 0xff_ffff)
    if lightness > 0 && lightness < 1 { #expect(abs(color.lightness - Double(lightness)) < 0.02) }
  }
}
