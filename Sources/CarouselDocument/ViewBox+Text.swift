import CarouselEngine

extension ViewBox {
  /// Parses an SVG view box: `0 0 100 60`. Returns nil if it is invalid or empty.
  package init?(text: String) {
    guard text.utf8.count <= DocumentLimits.text else { return nil }
    // Compares bytes, because a carriage return with a line feed is one character.
    let parts = text.utf8.split { $0 == 0x20 || $0 == 0x2C || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    let numbers = parts.compactMap { plainNumber($0) }
    guard parts.count == 4, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    self.init(origin: Point2D(x: numbers[0], y: numbers[1]), size: Size2D(width: numbers[2], height: numbers[3]))
  }
}
