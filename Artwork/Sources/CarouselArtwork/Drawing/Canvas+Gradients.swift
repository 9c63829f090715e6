extension Canvas {
  /// A gradient along a line, in the units of the picture. The closure gives its stops.
  @inline(__always)
  mutating func gradient(from a: Point, to b: Point, _ stops: (inout Canvas) -> Void) -> Paint {
    beginLinear(a, b)
    stops(&self)
    return end("</linearGradient>")
  }

  /// A gradient of two colours downwards, from one height to another.
  @inline(never)
  mutating func descent(from top: Float, _ first: Color, to bottom: Float, _ last: Color) -> Paint {
    gradient(from: Point(0, top), to: Point(0, bottom)) { canvas in
      canvas.stop(0, first)
      canvas.stop(1, last)
    }
  }

  /// A gradient that rises through each shape that's filled with it, from the foot of the shape to its top.
  @inline(__always)
  mutating func rising(_ stops: (inout Canvas) -> Void) -> Paint {
    pen.write("<linearGradient x2=\"0\" y1=\"1\" y2=\"0\"")
    identify()
    stops(&self)
    return end("</linearGradient>")
  }

  /// A gradient from a centre outwards, in the units of the picture.
  @inline(__always)
  mutating func glow(_ center: Point, _ radius: Float, _ stops: (inout Canvas) -> Void) -> Paint {
    pen.write("<radialGradient gradientUnits=\"userSpaceOnUse\"")
    attribute(" cx=\"", center.x)
    attribute(" cy=\"", center.y)
    attribute(" r=\"", radius)
    identify()
    stops(&self)
    return end("</radialGradient>")
  }

  /// A colour of the gradient that's being made: where, and how much of what lies beneath shows through.
  @inline(never)
  mutating func stop(_ offset: Float, _ color: Color, opacity: Float = 1) {
    pen.write("<stop offset=\"")
    pen.write(share: offset)
    pen.write("\" stop-color=\"")
    pen.write(color)
    if opacity < 1 {
      pen.write("\" stop-opacity=\"")
      pen.write(share: opacity)
    }
    pen.write("\"/>")
  }

  @inline(never)
  private mutating func beginLinear(_ a: Point, _ b: Point) {
    pen.write("<linearGradient gradientUnits=\"userSpaceOnUse\"")
    attribute(" x1=\"", a.x)
    attribute(" y1=\"", a.y)
    attribute(" x2=\"", b.x)
    attribute(" y2=\"", b.y)
    identify()
  }

  @inline(never)
  private mutating func identify() {
    pen.write(" id=\"")
    name(gradients)
    pen.write("\">")
  }

  @inline(never)
  private mutating func end(_ tag: StaticString) -> Paint {
    pen.write(tag)
    gradients += 1
    return .gradient(gradients - 1)
  }
}
