/// A colour of the sRGB space, as a screen gets it.
public struct Color: Equatable, Sendable {
  /// Eight bits each of red, green and blue, as in `0xRRGGBB`.
  public let rgb: UInt32

  /// - Parameter rgb: As in `0xRRGGBB`; what lies above is dropped.
  public init(rgb: UInt32) {
    self.rgb = rgb & 0xFF_FFFF
  }

  public var red: UInt8 { UInt8(truncatingIfNeeded: rgb >> 16) }
  public var green: UInt8 { UInt8(truncatingIfNeeded: rgb >> 8) }
  public var blue: UInt8 { UInt8(truncatingIfNeeded: rgb) }

  /// Colours as the web writes them, `#rrggbb`, with a space between two of them, in UTF-8.
  public static func text(of colors: [Color]) -> [UInt8] {
    var pen = Pen()
    for color in colors {
      if !pen.bytes.isEmpty { pen.write(" ") }
      pen.write(color)
    }
    return pen.bytes
  }
}
