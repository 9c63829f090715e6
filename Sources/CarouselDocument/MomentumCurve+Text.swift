import CarouselEngine

extension MomentumCurve {

  /// The CSS syntax: `ease-in-out`, or `cubic-bezier(0.4, 0, 0.2, 1)`.
  static let names: [(String, MomentumCurve)] = [
    ("linear", .linear), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
  ]

  /// Parses a CSS easing; returns nil if it is invalid or its control points are out of range.
  package init?(text: String) {
    if let known = Self.names.first(where: { $0.0 == text }) {
      self = known.1
      return
    }
    guard text.utf8.count <= DocumentLimits.text else { return nil }
    let start: StaticString = "cubic-bezier("
    let bytes = Array(text.utf8)
    guard bytes.starts(with: ("\(start)" as String).utf8), bytes.last == UInt8(ascii: ")") else { return nil }
    let parts = bytes[start.utf8CodeUnitCount..<(bytes.count - 1)]
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let values = parts.compactMap { part -> Double? in
      let words = part.split(separator: 0x20)
      return words.count == 1 ? plainNumber(words[0]) : nil
    }
    guard parts.count == 4, values.count == 4, (0...1).contains(values[0]), (-1...2).contains(values[1]),
      (0...1).contains(values[2]), (-1...2).contains(values[3])
    else { return nil }
    self = .bezier(x1: values[0], y1: values[1], x2: values[2], y2: values[3])
  }

  /// The curve as CSS.
  package var text: String {
    if let known = Self.names.first(where: { $0.1 == self }) { return known.0 }
    guard case .bezier(let x1, let y1, let x2, let y2) = self else { return "linear" }
    return "cubic-bezier(\([x1, y1, x2, y2].map { JSON.text(of: $0) }.joined(separator: ", ")))"
  }
}
