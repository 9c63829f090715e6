import CGtk4

/// The opacity of a picture, pixel by pixel, to be blurred.
struct Blur {
  private let columns: Int, rows: Int
  private var values: [Float]

  /// Reads the opacity of a surface, from 0 to 255.
  init(_ surface: OpaquePointer) {
    columns = Int(cairo_image_surface_get_width(surface))
    rows = Int(cairo_image_surface_get_height(surface))
    values = [Float](repeating: 0, count: columns * rows)
    let lines = Self.lines(of: surface)
    for row in 0..<rows {
      let line = lines.pixels + row * lines.stride
      for column in 0..<columns { values[row * columns + column] = Float(line[column] >> 24) }
    }
  }

  private static func lines(of surface: OpaquePointer) -> (pixels: UnsafeMutablePointer<UInt32>, stride: Int) {
    let data = UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))!
    return (data.assumingMemoryBound(to: UInt32.self), Int(cairo_image_surface_get_stride(surface)) / 4)
  }

  /// The reach of a blur, as a multiple of its standard deviation: three box blurs are no wider.
  static let reach = 3.0

  /// Applies an approximate Gaussian blur: three box blurs, as in the specification of SVG's `feGaussianBlur`.
  /// - Parameter deviation: The standard deviation, in pixels.
  mutating func soften(by deviation: Double) {
    let size = Int(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    guard size > 1 else { return }
    // A box of even size cannot be centred: one is offset to the left, one to the right.
    let half = size / 2
    let means =
      size % 2 == 1 ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
    var other = values
    for (before, after) in means {
      mean(values, &other, lines: rows, across: columns, count: columns, along: 1, before, after)
      mean(other, &values, lines: columns, across: 1, count: rows, along: columns, before, after)
    }
  }

  /// Sets each value to the mean of its neighbours on a line, from `before` to `after`; beyond the ends the values are
  /// 0.
  private func mean(
    _ from: [Float], _ to: inout [Float], lines: Int, across: Int, count: Int, along: Int, _ before: Int, _ after: Int
  ) {
    let share = 1 / Float(before + after + 1)
    from.withUnsafeBufferPointer { from in
      to.withUnsafeMutableBufferPointer { to in
        for line in 0..<lines {
          let start = line * across
          var sum: Float = 0
          for place in 0..<min(after, count) { sum += from[start + place * along] }
          for place in 0..<count {
            if place + after < count { sum += from[start + (place + after) * along] }
            to[start + place * along] = max(0, sum * share)
            if place >= before { sum -= from[start + (place - before) * along] }
          }
        }
      }
    }
  }

  /// Paints a surface of the same size with a colour, with this opacity.
  func paint(_ color: GdkRGBA, on surface: OpaquePointer) {
    let lines = Self.lines(of: surface)
    let (red, green, blue) = (color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha)
    for row in 0..<rows {
      for column in 0..<columns {
        let value = values[row * columns + column]
        func channel(_ share: Float) -> UInt32 { UInt32(min(255, max(0, value * share + 0.5))) }
        lines.pixels[row * lines.stride + column] =
          channel(color.alpha) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}
