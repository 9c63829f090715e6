import CarouselEngine

// A path is passed in pieces: the bytes of its text and its stops, and then `set_path`.

nonisolated(unsafe) private var text: [UInt8] = []
nonisolated(unsafe) private var scales: [PathStop] = []
nonisolated(unsafe) private var opacities: [PathStop] = []

/// Adds a byte to the text of the path that is set next.
/// - Returns: Whether it is too long for a path now, so that the rest need not be passed.
@_expose(wasm) @c func add_text(_ byte: Int32) -> Int32 {
  if text.count <= CarouselPath.longestText { text.append(UInt8(truncatingIfNeeded: byte)) }
  return text.count > CarouselPath.longestText ? 1 : 0
}

/// Adds a value at a position along the path that is set next: a size (0) or an opacity (1).
@_expose(wasm) @c func add_stop(_ kind: Int32, _ position: Double, _ value: Double) {
  let stop = PathStop(at: position, value)
  if kind == 0 { scales.append(stop) } else { opacities.append(stop) }
}

/// Places the items on a path: that of the added text, or the default one if there is none, with the added sizes and
/// opacities. A view box without extent leaves the path in points, relative to the middle of the carousel.
/// - Returns: Whether items can follow the path.
@_expose(wasm) @c func set_path(
  _ carousel: Int32, _ time: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Int32 {
  let (svg, sizes, fades) = (text, scales, opacities)
  (text, scales, opacities) = ([], [], [])
  do {
    let hill = PathStyle.hill, isOwn = !svg.isEmpty
    var style = PathStyle(
      isOwn ? try CarouselPath(text: svg) : hill.path, viewBox: isOwn ? nil : hill.viewBox,
      scale: isOwn ? 1 : hill.scale,
      scales: sizes, opacities: fades)
    if width > 0, height > 0 {
      style.viewBox = ViewBox(origin: Point2D(x: x, y: y), size: Size2D(width: width, height: height))
    }
    Registry.change(carousel, at: time) { $0.style = AnyCarouselStyle(style) }
    return 1
  } catch {
    return 0
  }
}
