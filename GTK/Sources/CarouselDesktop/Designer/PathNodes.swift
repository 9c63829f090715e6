import CarouselGTK
import Foundation

/// A path as the points that a person drags: each with the handles of the curves that come and go.
nonisolated struct PathNodes: Equatable {
  struct Node: Equatable {
    var at: Point2D
    /// The handle of the curve that comes, and that of the one that goes; at the point itself where there is none.
    var before: Point2D
    var after: Point2D
  }

  var nodes: [Node]
  var isClosed: Bool

  /// The points of a path as SVG writes it; nil where items can't follow it. Arcs become smooth curves through points
  /// of theirs.
  init?(svg: String) {
    guard let path = try? CarouselPath(svg: svg) else { return nil }
    var reader = PathReader(svg)
    if let read = reader.read() {
      (nodes, isClosed) = read
      return
    }
    let count = 12
    let places = (0..<(path.isClosed ? count : count + 1)).map {
      path.point(at: path.length * Double($0) / Double(count))
    }
    nodes = places.map { Node(at: $0, before: $0, after: $0) }
    isClosed = path.isClosed
    for place in nodes.indices { smooth(place) }
  }

  /// As SVG writes it.
  var svg: String {
    var text = "M" + Self.pair(nodes[0].at)
    for (from, to) in sides {
      text += "C" + [nodes[from].after, nodes[to].before, nodes[to].at].map(Self.pair).joined(separator: " ")
    }
    return text + (isClosed ? "Z" : "")
  }

  private static func pair(_ point: Point2D) -> String {
    func short(_ value: Double) -> String {
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return "\(short(point.x)) \(short(point.y))"
  }

  /// The neighbours between which there is a curve, by their places.
  var sides: [(from: Int, to: Int)] {
    let pairs = nodes.indices.map { ($0, ($0 + 1) % nodes.count) }
    return isClosed ? pairs : Array(pairs.dropLast())
  }

  /// Moves a point to a place, with its handles.
  mutating func move(_ index: Int, to place: Point2D) {
    let way = place - nodes[index].at
    nodes[index].at = place
    nodes[index].before = nodes[index].before + way
    nodes[index].after = nodes[index].after + way
  }

  /// Pulls a handle to a place; the other one stays in line with it.
  mutating func pull(_ index: Int, isAfter: Bool, to place: Point2D) {
    let at = nodes[index].at
    let way = place - at, size = (way.x * way.x + way.y * way.y).squareRoot()
    let other = (isAfter ? nodes[index].before : nodes[index].after) - at
    let length = (other.x * other.x + other.y * other.y).squareRoot()
    let opposite = size > 0 && length > 0 ? at - way * (length / size) : at + other
    nodes[index].after = isAfter ? place : opposite
    nodes[index].before = isAfter ? opposite : place
    trim()
  }

  /// Whether a curve comes or goes there: open paths have ends.
  func hasHandle(_ index: Int, isAfter: Bool) -> Bool {
    isClosed || (isAfter ? index < nodes.count - 1 : index > 0)
  }

  /// Adds a point on the line, at a share of the curve after a point.
  /// - Returns: Its place among the points.
  mutating func split(_ index: Int, at share: Double) -> Int {
    let (from, to) = sides[min(index, sides.count - 1)]
    func mix(_ one: Point2D, _ other: Point2D) -> Point2D { one + (other - one) * share }
    let a = mix(nodes[from].at, nodes[from].after), b = mix(nodes[from].after, nodes[to].before)
    let c = mix(nodes[to].before, nodes[to].at)
    let d = mix(a, b), e = mix(b, c)
    nodes[from].after = a
    nodes[to].before = c
    nodes.insert(Node(at: mix(d, e), before: d, after: e), at: from + 1)
    return from + 1
  }

  /// Takes a point away; two are the least.
  mutating func remove(_ index: Int) {
    guard nodes.count > 2 else { return }
    nodes.remove(at: index)
    trim()
  }

  /// The place on the line that is nearest to a point: the point before it, the share of the way, and how far it is.
  func nearest(to point: Point2D) -> (index: Int, share: Double, distance: Double) {
    var best = (index: 0, share: 0.5, distance: Double.infinity)
    for (index, (from, to)) in sides.enumerated() {
      for step in 0...40 {
        let share = Double(step) / 40, place = self.point(from, to, share) - point
        let distance = (place.x * place.x + place.y * place.y).squareRoot()
        if distance < best.distance { best = (index, min(max(share, 0.05), 0.95), distance) }
      }
    }
    return best
  }

  private func point(_ from: Int, _ to: Int, _ t: Double) -> Point2D {
    let u = 1 - t
    let first = nodes[from].at * (u * u * u) + nodes[from].after * (3 * u * u * t)
    let second = nodes[to].before * (3 * u * t * t) + nodes[to].at * (t * t * t)
    return first + second
  }

  /// Has a point's handles lie along its neighbours.
  private mutating func smooth(_ index: Int) {
    let count = nodes.count
    func neighbour(_ step: Int) -> Point2D {
      if isClosed { return nodes[(index + step + count) % count].at }
      return nodes[min(max(0, index + step), count - 1)].at
    }
    let way = (neighbour(1) - neighbour(-1)) * (1.0 / 6)
    nodes[index].before = nodes[index].at - way
    nodes[index].after = nodes[index].at + way
    trim()
  }

  /// The ends of an open path have no handles on their outer sides.
  private mutating func trim() {
    guard !isClosed, let last = nodes.indices.last else { return }
    nodes[0].before = nodes[0].at
    nodes[last].after = nodes[last].at
  }
}

/// Reads the commands of a path that is known to be right, but for arcs.
nonisolated private struct PathReader {
  private let text: [UInt8]
  private var place = 0
  private var nodes: [PathNodes.Node] = []

  init(_ text: String) { self.text = Array(text.utf8) }

  mutating func read() -> ([PathNodes.Node], Bool)? {
    var command = UInt8(0), isClosed = false, current = Point2D.zero, last: (kind: UInt8, handle: Point2D)?
    func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & ~0x20) }
    while skip(), place < text.count {
      if isLetter(text[place]) {
        command = text[place]
        place += 1
      } else if command | 0x20 == UInt8(ascii: "m") {
        // More pairs after a move are lines.
        command = command == UInt8(ascii: "m") ? UInt8(ascii: "l") : UInt8(ascii: "L")
      }
      let isRelative = command & 0x20 != 0, base = isRelative ? current : .zero
      let kind = command | 0x20
      func line(to end: Point2D, _ reader: inout PathReader) {
        let third = (end - current) * (1.0 / 3)
        reader.curve(current + third, end - third, end)
        current = end
        last = nil
      }
      switch kind {
      case UInt8(ascii: "m"):
        guard nodes.isEmpty, let end = pair() else { return nil }
        current = base + end
        nodes = [PathNodes.Node(at: current, before: current, after: current)]
      case UInt8(ascii: "l"):
        guard let end = pair() else { return nil }
        line(to: base + end, &self)
      case UInt8(ascii: "h"):
        guard let x = number() else { return nil }
        line(to: Point2D(x: base.x + x, y: current.y), &self)
      case UInt8(ascii: "v"):
        guard let y = number() else { return nil }
        line(to: Point2D(x: current.x, y: base.y + y), &self)
      case UInt8(ascii: "c"), UInt8(ascii: "s"):
        var first = mirrored(last, UInt8(ascii: "c"), current)
        if kind == UInt8(ascii: "c") {
          guard let handle = pair() else { return nil }
          first = base + handle
        }
        guard let second = pair(), let end = pair() else { return nil }
        curve(first, base + second, base + end)
        last = (UInt8(ascii: "c"), base + second)
        current = base + end
      case UInt8(ascii: "q"), UInt8(ascii: "t"):
        var handle = mirrored(last, UInt8(ascii: "q"), current)
        if kind == UInt8(ascii: "q") {
          guard let own = pair() else { return nil }
          handle = base + own
        }
        guard let end = pair() else { return nil }
        let to = base + end
        curve(current + (handle - current) * (2.0 / 3), to + (handle - to) * (2.0 / 3), to)
        last = (UInt8(ascii: "q"), handle)
        current = to
      case UInt8(ascii: "z"):
        isClosed = true
        let start = nodes[0].at, way = start - current
        if nodes.count > 2, abs(way.x) + abs(way.y) < 0.02 {
          // It is back already: the last point is the first.
          nodes[0].before = nodes.removeLast().before
        } else {
          nodes[nodes.count - 1].after = current + way * (1.0 / 3)
          nodes[0].before = start - way * (1.0 / 3)
        }
        current = start
      default: return nil
      }
    }
    return nodes.count > 1 ? (nodes, isClosed) : nil
  }

  /// The last handle mirrored, where the last command was of a kind; else the place itself.
  private func mirrored(_ last: (kind: UInt8, handle: Point2D)?, _ kind: UInt8, _ place: Point2D) -> Point2D {
    guard let last, last.kind == kind else { return place }
    return place * 2 - last.handle
  }

  private mutating func curve(_ first: Point2D, _ second: Point2D, _ end: Point2D) {
    nodes[nodes.count - 1].after = first
    nodes.append(PathNodes.Node(at: end, before: second, after: end))
  }

  /// Passes what stands between numbers.
  private mutating func skip() -> Bool {
    while place < text.count, text[place] == 0x2C || text[place] <= 0x20 { place += 1 }
    return true
  }

  private mutating func pair() -> Point2D? {
    guard let x = number(), let y = number() else { return nil }
    return Point2D(x: x, y: y)
  }

  private mutating func number() -> Double? {
    _ = skip()
    let start = place
    var hasPoint = false, hasExponent = false
    while place < text.count {
      let byte = text[place], isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      if isSign {
        guard place == start || text[place - 1] | 0x20 == UInt8(ascii: "e") else { break }
      } else if byte == UInt8(ascii: ".") {
        if hasPoint || hasExponent { break }
        hasPoint = true
      } else if byte | 0x20 == UInt8(ascii: "e") {
        if hasExponent { break }
        hasExponent = true
      } else if !(0x30...0x39).contains(byte) {
        break
      }
      place += 1
    }
    return Double(String(decoding: text[start..<place], as: UTF8.self))
  }
}
