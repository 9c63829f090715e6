/// A colour by how it looks, even to the eye (OKLab, Björn Ottosson 2020).
struct Tone {
  /// 0 is black, 1 is white.
  var lightness: Float
  /// From green to red.
  private var a: Float
  /// From blue to yellow.
  private var b: Float

  /// - Parameters:
  ///   - chroma: How colourful; 0 is grey, and screens end between 0.1 and 0.3, by hue.
  ///   - hue: In degrees: 30 red, 90 yellow, 150 green, 250 blue, 330 purple.
  @inline(never)
  init(_ lightness: Float, _ chroma: Float, _ hue: Float) {
    self.lightness = lightness
    a = chroma * cosine(hue / 360)
    b = chroma * sine(hue / 360)
  }

  /// The tone on the straight way to another: between opposite hues it's grey, as the sky is between blue and gold.
  @inline(never)
  func mixed(with other: Tone, _ t: Float) -> Tone {
    var tone = self
    tone.lightness = mix(lightness, other.lightness, t)
    tone.a = mix(a, other.a, t)
    tone.b = mix(b, other.b, t)
    return tone
  }

  /// The nearest colour that a screen has: same lightness and hue, less colourful where it must be.
  @inline(never)
  var color: Color {
    var rgb = linear(a, b)
    if !rgb.fits {
      var low: Float = 0
      var high: Float = 1
      // 2^-8 of a chroma is less than a step of eight bits.
      for _ in 0..<8 {
        let middle = (low + high) / 2
        if linear(a * middle, b * middle).fits { low = middle } else { high = middle }
      }
      rgb = linear(a * low, b * low)
    }
    return Color(rgb: encoded(rgb.red) << 16 | encoded(rgb.green) << 8 | encoded(rgb.blue))
  }

  @inline(never)
  private func linear(_ a: Float, _ b: Float) -> LinearRGB {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let l3 = l * l * l
    let m3 = m * m * m
    let s3 = s * s * s
    return LinearRGB(
      red: 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      green: -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      blue: -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
  }

  /// The sRGB transfer curve, in 0 … 255: 1.055 x^(1/2.4) − 0.055, where x^(5/12) = x^(1/4) · x^(1/6).
  @inline(never)
  private func encoded(_ x: Float) -> UInt32 {
    let bounded = min(max(x, 0), 1)
    let root = bounded.squareRoot()
    let curve = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * root.squareRoot() * cubeRoot(root) - 0.055
    return UInt32(min(max(curve, 0), 1) * 255 + 0.5)
  }
}

private struct LinearRGB {
  var red: Float
  var green: Float
  var blue: Float

  var fits: Bool {
    // Half a step of eight bits near black, so that greys aren't searched for.
    let slack = 0.0002
    return red >= -slack && red <= 1 + slack && green >= -slack && green <= 1 + slack && blue >= -slack
      && blue <= 1 + slack
  }
}
