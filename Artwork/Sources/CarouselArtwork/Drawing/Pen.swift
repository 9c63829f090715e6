/// Writes characters, numbers and the data of paths, as UTF-8.
struct Pen {
  var bytes: [UInt8] = []

  @inline(never)
  mutating func write(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(never)
  mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes a number with one decimal place at most: a tenth of a unit is a third of a pixel at any size that's shown.
  @inline(never)
  mutating func write(_ value: Float) {
    write(value, scale: 10)
  }

  /// Writes a share, such as an opacity, with two decimal places.
  mutating func write(share value: Float) {
    write(value, scale: 100)
  }

  /// - Parameter scale: 10 or 100.
  @inline(never)
  private mutating func write(_ value: Float, scale: UInt32) {
    // A number that isn't finite can't come out of the drawings; were it to, 0 is valid in every place of an SVG.
    let bounded = value.isFinite ? min(max(value, -100_000), 100_000) : 0
    let steps = UInt32(bounded.magnitude * Float(scale) + 0.5)
    if bounded < 0 && steps > 0 { write("-") }
    let whole = steps / scale
    var rest = steps % scale
    if whole > 0 || rest == 0 { write(digits: UInt64(whole)) }
    guard rest > 0 else { return }
    write(".")
    var unit = scale / 10
    while rest > 0 {
      write(byte: 48 + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  /// Writes a whole number, with zeros in front up to a width.
  mutating func write(digits value: UInt64, width: Int = 1, grouped: Bool = false) {
    var divisor: UInt64 = 1
    var count = 1
    while value / divisor >= 10 {
      divisor *= 10
      count += 1
    }
    if width > count {
      for _ in count..<width { write("0") }
    }
    while divisor > 0 {
      write(byte: 48 + UInt8(value / divisor % 10))
      count -= 1
      if grouped && count > 0 && count % 3 == 0 { write(",") }
      divisor /= 10
    }
  }

  mutating func write(_ color: Color) {
    write("#")
    for nibble in 1...6 {
      let digit = UInt8(truncatingIfNeeded: color.rgb >> UInt32(24 - 4 * nibble)) & 15
      write(byte: digit < 10 ? 48 + digit : 87 + digit)
    }
  }

  // MARK: - Path data

  @inline(never)
  mutating func move(_ x: Float, _ y: Float) {
    write("M")
    pair(x, y)
  }

  @inline(never)
  mutating func line(_ x: Float, _ y: Float) {
    write("L")
    pair(x, y)
  }

  /// Goes on by a whole number of units. Outlines of many small things stay short that way.
  @inline(never)
  mutating func step(_ dx: Float, _ dy: Float) {
    write("l")
    pair(dx.rounded(.down), dy.rounded(.down))
  }

  @inline(never)
  mutating func curve(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float) {
    write("C")
    pair(x1, y1)
    space(before: x2)
    pair(x2, y2)
    space(before: x)
    pair(x, y)
  }

  /// Goes on with a curve whose beginning mirrors the end of the one before.
  mutating func onwards(_ x2: Float, _ y2: Float, _ end: Point) {
    write("S")
    pair(x2, y2)
    space(before: end.x)
    pair(end.x, end.y)
  }

  /// Draws a part of a circle to a point; `clockwise` as seen on the screen.
  @inline(never)
  mutating func arc(_ radius: Float, to x: Float, _ y: Float, large: Bool = false, clockwise: Bool = true) {
    write("A")
    pair(radius, radius)
    write(large ? " 0 1" : " 0 0")
    write(clockwise ? " 1 " : " 0 ")
    pair(x, y)
  }

  mutating func close() {
    write("Z")
  }

  @inline(never)
  private mutating func pair(_ x: Float, _ y: Float) {
    write(x)
    space(before: y)
    write(y)
  }

  /// A minus sign parts two numbers by itself.
  @inline(never)
  private mutating func space(before value: Float) {
    if value > -0.05 { write(" ") }
  }
}
