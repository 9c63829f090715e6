import CWebShims
import CarouselEngine

// A path is passed in pieces: its stops, and then `set_path`, which asks for the text.

nonisolated(unsafe) private var scales: [PathStop] = []
nonisolated(unsafe) private var opacities: [PathStop] = []

/// Adds a value at a position along the path that is set next: a size (0) or an opacity (1).
@_expose(wasm) @c func add_stop(_ kind: Int32, _ position: Double, _ value: Double) {
  let stop = PathStop(at: position, value)
  if kind == 0 { scales.append(stop) } else { opacities.append(stop) }
}

/// Places the items on a path: that of a text of so many bytes, or the default one if there are none, with the added sizes and
/// opacities. A view box without extent leaves the path in points, relative to the middle of the carousel.
/// - Returns: Whether items can follow the path; not without a carousel.
@_expose(wasm) @c func set_path(
  _ carousel: Int32, _ time: Double, _ length: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Int32 {
  let (sizes, fades) = (scales, opacities)
  (scales, opacities) = ([], [])
  guard length <= CarouselPath.longestText, let controller = Registry.controller(carousel, at: time) else { return 0 }
  var svg = [UInt8](repeating: 0, count: max(0, Int(length)))
  if !svg.isEmpty { svg.withUnsafeMutableBufferPointer { web_text(carousel, $0.baseAddress, length) } }
  do {
    let hill = PathStyle.hill, isOwn = !svg.isEmpty
    var style = PathStyle(
      isOwn ? try CarouselPath(text: svg) : hill.path, viewBox: isOwn ? nil : hill.viewBox,
      scale: isOwn ? 1 : hill.scale,
      scales: sizes, opacities: fades)
    if width > 0, height > 0 {
      style.viewBox = ViewBox(origin: Point2D(x: x, y: y), size: Size2D(width: width, height: height))
    }
    controller.update { $0.style = AnyCarouselStyle(style) }
    return 1
  } catch {
    return 0
  }
}
