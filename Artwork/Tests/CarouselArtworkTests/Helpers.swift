import Foundation

@testable import CarouselArtwork

/// Indexes where something could break: around zero, around the rounds, and at the ends.
let corners: [Int64] = [
  0, 1, -1, 21, 22, -22, -23, 999, 1000, -1000, 999_999, 1_000_000, 123_456_789, 999_999_998, 0x1f_ffff_ffff_ffff,
  -0x1f_ffff_ffff_ffff, .max, .max - 1, .min, .min + 1,
]

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// FNV-1a over pictures: a number that changes when any byte does.
func digest(of pictures: some Sequence<[UInt8]>) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for picture in pictures {
    for byte in picture {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01b3
    }
  }
  return hash
}

extension Color {
  /// The lightness of OKLab, the other way round than the drawings compute it: from the colour back.
  var lightness: Double {
    let (r, g, b) = linear
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
  }

  /// The contrast with another colour, 1 … 21, as WCAG 2 counts it.
  func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    let (r, g, b) = linear
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }

  private var linear: (Double, Double, Double) {
    func decoded(_ value: UInt8) -> Double {
      let x = Double(value) / 255
      return x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    }
    return (decoded(red), decoded(green), decoded(blue))
  }
}
