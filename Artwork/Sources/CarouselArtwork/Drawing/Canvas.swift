/// What a shape is painted with: a colour, or a gradient that the canvas made before.
struct Paint {
  /// A colour, or above all colours the number of a gradient: one word, since every shape passes one on.
  private let code: UInt32

  static func color(_ color: Color) -> Paint { Paint(code: color.rgb) }
  static func gradient(_ number: Int) -> Paint { Paint(code: 0x100_0000 + UInt32(truncatingIfNeeded: number)) }

  var color: Color? { code < 0x100_0000 ? Color(rgb: code) : nil }
  var gradient: Int { Int(truncatingIfNeeded: code & 0xFF_FFFF) }
}

/// An SVG in the making: shapes in, bytes out.
struct Canvas {
  var pen = Pen()
  /// How many gradients there are.
  var gradients = 0
  /// Makes the names in the picture its own, since pictures may share one document.
  private let index: Int64
  private let kind: StaticString

  init(width: Float, height: Float, index: Int64, kind: StaticString) {
    self.index = index
    self.kind = kind
    pen.bytes.reserveCapacity(6144)
    pen.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    attribute(" width=\"", width)
    attribute(" height=\"", height)
    pen.write(" viewBox=\"0 0 ")
    pen.write(width)
    pen.write(" ")
    pen.write(height)
    pen.write("\">")
  }

  /// The whole picture, with all that was opened closed.
  consuming func finished() -> [UInt8] {
    pen.write("</svg>")
    return pen.bytes
  }

  // MARK: - Shapes

  @inline(never)
  mutating func circle(_ center: Point, _ radius: Float, _ paint: Paint, opacity: Float = 1) {
    pen.write("<circle")
    attribute(" cx=\"", center.x)
    attribute(" cy=\"", center.y)
    attribute(" r=\"", radius)
    fill(paint, opacity)
    pen.write("/>")
  }

  @inline(never)
  mutating func rectangle(
    _ x: Float, _ y: Float, _ width: Float, _ height: Float, _ paint: Paint, corner: Float = 0,
    opacity: Float = 1
  ) {
    pen.write("<rect")
    if x != 0 { attribute(" x=\"", x) }
    if y != 0 { attribute(" y=\"", y) }
    attribute(" width=\"", width)
    attribute(" height=\"", height)
    if corner > 0 { attribute(" rx=\"", corner) }
    fill(paint, opacity)
    pen.write("/>")
  }

  /// Fills what the closure draws.
  @inline(__always)
  mutating func fill(_ paint: Paint, opacity: Float = 1, _ draw: (inout Pen) -> Void) {
    beginFill(paint, opacity)
    draw(&pen)
    endPath()
  }

  @inline(__always)
  mutating func fill(_ color: Color, _ draw: (inout Pen) -> Void) {
    fill(.color(color), draw)
  }

  /// Draws along what the closure draws.
  @inline(__always)
  mutating func stroke(_ color: Color, width: Float, rounded: Bool = false, _ draw: (inout Pen) -> Void) {
    beginStroke(color, width, rounded)
    draw(&pen)
    endPath()
  }

  /// A shape with an outline: what it's filled with hides what lies beneath.
  @inline(__always)
  mutating func outline(_ color: Color, width: Float, filled inside: Color, _ draw: (inout Pen) -> Void) {
    beginOutline(color, width, inside)
    draw(&pen)
    endPath()
  }

  /// Upright bars that share one paint, which rises through each of them.
  mutating func bars(_ paint: Paint, _ draw: (inout Canvas) -> Void) {
    pen.write("<g")
    fill(paint, 1)
    pen.write(">")
    draw(&self)
    pen.write("</g>")
  }

  /// One of the bars, in whole units.
  @inline(never)
  mutating func bar(_ x: Float, _ top: Float, _ width: Float, _ height: Float) {
    pen.write("<path d=\"")
    pen.move(x, top.rounded(.down))
    pen.write("h")
    pen.write(width)
    pen.write("v")
    pen.write(height.rounded(.down))
    pen.write("H")
    pen.write(x)
    pen.write("z\"/>")
  }

  /// A shape that meets others edge to edge: it goes a little over its own, or the ground would shimmer through the seams.
  @inline(__always)
  mutating func facet(_ color: Color, _ draw: (inout Pen) -> Void) {
    beginOutline(color, 2, color)
    draw(&pen)
    endPath()
  }

  // The halves of the above around their closures, out of line: the closures then cost no calls.

  @inline(never)
  private mutating func beginFill(_ paint: Paint, _ opacity: Float) {
    pen.write("<path")
    fill(paint, opacity)
    pen.write(" d=\"")
  }

  @inline(never)
  private mutating func beginStroke(_ color: Color, _ width: Float, _ rounded: Bool) {
    pen.write("<path fill=\"none\" stroke=\"")
    pen.write(color)
    if rounded { pen.write("\" stroke-linecap=\"round\" stroke-linejoin=\"round") }
    attribute("\" stroke-width=\"", width)
    pen.write(" d=\"")
  }

  @inline(never)
  private mutating func beginOutline(_ color: Color, _ width: Float, _ inside: Color) {
    pen.write("<path fill=\"")
    pen.write(inside)
    pen.write("\" stroke=\"")
    pen.write(color)
    attribute("\" stroke-width=\"", width)
    pen.write(" d=\"")
  }

  @inline(never)
  private mutating func endPath() {
    pen.write("\"/>")
  }

  /// Thin rings about one centre, from a radius inwards.
  @inline(never)
  mutating func rings(_ center: Point, from radius: Float, pitch: Float, _ color: Color, width: Float) {
    pen.write("<g fill=\"none\" stroke=\"")
    pen.write(color)
    attribute("\" stroke-width=\"", width)
    pen.write(" transform=\"translate(")
    pen.write(center.x)
    pen.write(" ")
    pen.write(center.y)
    pen.write(")\">")
    var r = radius
    while r > pitch * 0.4 {
      pen.write("<circle")
      attribute(" r=\"", r)
      pen.write("/>")
      r -= pitch
    }
    pen.write("</g>")
  }

  // MARK: - Words of SVG

  mutating func name(_ number: Int) {
    pen.write(kind)
    if index < 0 { pen.write("-") }
    pen.write(digits: index.magnitude)
    pen.write(byte: 97 + UInt8(truncatingIfNeeded: number % 26))
    if number >= 26 { pen.write(digits: UInt64(number / 26)) }
  }

  /// Whatever has no word of its own here.
  mutating func raw(_ text: StaticString) {
    pen.write(text)
  }

  mutating func raw(_ write: (inout Pen) -> Void) {
    write(&pen)
  }

  @inline(never)
  private mutating func fill(_ paint: Paint, _ opacity: Float) {
    pen.write(" fill=\"")
    write(paint)
    pen.write("\"")
    if opacity < 1 {
      pen.write(" opacity=\"")
      pen.write(share: opacity)
      pen.write("\"")
    }
  }

  private mutating func write(_ paint: Paint) {
    if let color = paint.color {
      pen.write(color)
    } else {
      pen.write("url(#")
      name(paint.gradient)
      pen.write(")")
    }
  }

  @inline(never)
  mutating func attribute(_ name: StaticString, _ value: Float) {
    pen.write(name)
    pen.write(value)
    pen.write("\"")
  }
}
