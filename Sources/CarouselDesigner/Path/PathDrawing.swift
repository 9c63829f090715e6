public import CarouselEngine
import CarouselConfiguration

/// A path as the points that a person drags: each with the handles of the curves that come and go.
public struct PathDrawing: Equatable, Sendable {
  /// A point of the path.
  public struct Node: Equatable, Sendable {
    /// Where it is.
    public var at: Point2D
    /// The handle of the curve that comes, and that of the one that goes; at the point itself where there is none.
    public var before: Point2D
    public var after: Point2D
  }

  /// What is dragged of a node.
  public enum Part: String, Sendable, CaseIterable {
    /// The point itself.
    case at
    /// The handle of the curve that comes.
    case before
    /// The handle of the curve that goes.
    case after
  }

  /// Its points; two at least.
  public private(set) var nodes: [Node]
  /// Whether it goes back to its first point.
  public private(set) var isClosed: Bool

  /// The points of a path as SVG writes it.
  /// - Throws: Where items can't follow it.
  public init(svg: String) throws(PathError) {
    let path = try CarouselPath.curves(svg: Array(svg.utf8))
    func point(_ place: SIMD2<Double>) -> Point2D { Point2D(x: place.x, y: place.y) }
    isClosed = path.isClosed
    nodes = path.curves.map { Node(at: point($0.a), before: point($0.a), after: point($0.b)) }
    for (index, curve) in path.curves.enumerated() {
      let end = point(curve.d)
      if index + 1 < nodes.count {
        nodes[index + 1].before = point(curve.c)
      } else if isClosed, end.isNear(nodes[0].at) {
        nodes[0].before = point(curve.c)
      } else {
        nodes.append(Node(at: end, before: point(curve.c), after: end))
        break
      }
    }
  }

  /// As SVG writes it.
  public var svg: String {
    var text = "M" + Self.pair(nodes[0].at)
    for (from, to) in sides {
      let (from, to) = (nodes[from], nodes[to])
      let isStraight =
        from.after.isNear(from.at.mixed(with: to.at, 1.0 / 3)) && to.before.isNear(to.at.mixed(with: from.at, 1.0 / 3))
      if isStraight {
        text += "L" + Self.pair(to.at)
      } else {
        text += "C" + Self.pair(from.after) + " " + Self.pair(to.before) + " " + Self.pair(to.at)
      }
    }
    return isClosed ? text + "Z" : text
  }

  private static func pair(_ point: Point2D) -> String {
    let y = JSON.text(of: point.y.rounded(toDigits: 2))
    let space = y.utf8.first == UInt8(ascii: "-") ? "" : " "
    return JSON.text(of: point.x.rounded(toDigits: 2)) + space + y
  }

  /// The neighbours between which there is a curve, by their places.
  public var sides: [(from: Int, to: Int)] {
    let pairs = nodes.indices.map { (from: $0, to: ($0 + 1) % nodes.count) }
    return isClosed ? pairs : Array(pairs.dropLast())
  }

  /// Where a part of a node is.
  public func place(_ part: Part, of index: Int) -> Point2D {
    switch part {
    case .at: nodes[index].at
    case .before: nodes[index].before
    case .after: nodes[index].after
    }
  }

  /// Whether a node has a part: the ends of an open path have one handle.
  public func has(_ part: Part, of index: Int) -> Bool {
    switch part {
    case .at: true
    case .before: isClosed || index > 0
    case .after: isClosed || index < nodes.count - 1
    }
  }

  /// Whether a node's handles are in line.
  public func isSmooth(_ index: Int) -> Bool {
    let a = nodes[index].at - nodes[index].before, b = nodes[index].after - nodes[index].at
    let size = a.length * b.length
    return size > 0 && abs(a.x * b.y - a.y * b.x) < 0.02 * size && a.x * b.x + a.y * b.y > 0
  }

  // MARK: Changes

  /// Moves a node with its handles, or pulls a handle; the other handle stays in line with it, unless it is broken off.
  public mutating func move(_ part: Part, of index: Int, to place: Point2D, isBroken: Bool = false) {
    let node = nodes[index]
    switch part {
    case .at:
      let way = place - node.at
      nodes[index] = Node(at: place, before: node.before + way, after: node.after + way)
    case .before:
      nodes[index].before = place
      if !isBroken, has(.after, of: index) { nodes[index].after = node.inLine(with: place, node.after) }
    case .after:
      nodes[index].after = place
      if !isBroken, has(.before, of: index) { nodes[index].before = node.inLine(with: place, node.before) }
    }
  }

  /// Adds a node on the line, at a share of the curve after a node.
  /// - Returns: Its place among the nodes.
  public mutating func split(_ index: Int, at share: Double) -> Int {
    let (from, to) = sides[min(max(0, index), sides.count - 1)]
    let a = nodes[from].at.mixed(with: nodes[from].after, share)
    let b = nodes[from].after.mixed(with: nodes[to].before, share)
    let c = nodes[to].before.mixed(with: nodes[to].at, share)
    let d = a.mixed(with: b, share), e = b.mixed(with: c, share)
    nodes[from].after = a
    nodes[to].before = c
    nodes.insert(Node(at: d.mixed(with: e, share), before: d, after: e), at: from + 1)
    return from + 1
  }

  /// Removes a node; two are the least.
  public mutating func remove(_ index: Int) {
    guard nodes.count > 2, nodes.indices.contains(index) else { return }
    nodes.remove(at: index)
    trim()
  }

  /// Closes or opens it. The ends of a path that was open become smooth.
  public mutating func setClosed(_ isClosed: Bool) {
    self.isClosed = isClosed
    if isClosed {
      setSmooth(true, 0)
      setSmooth(true, nodes.count - 1)
    }
    trim()
  }

  /// Makes a node smooth, its handles along its neighbours, or a corner, its handles on the straight lines to them.
  public mutating func setSmooth(_ isSmooth: Bool, _ index: Int) {
    let at = nodes[index].at, count = nodes.count
    func neighbour(_ step: Int) -> Point2D {
      if isClosed { return nodes[(index + step + count) % count].at }
      return nodes.indices.contains(index + step) ? nodes[index + step].at : at
    }
    let (last, next) = (neighbour(-1), neighbour(1))
    if isSmooth {
      let way = Point2D(x: (next.x - last.x) / 6, y: (next.y - last.y) / 6)
      nodes[index] = Node(at: at, before: at - way, after: at + way)
    } else {
      nodes[index] = Node(at: at, before: at.mixed(with: last, 1.0 / 3), after: at.mixed(with: next, 1.0 / 3))
    }
    trim()
  }

  /// The ends of an open path have no handles on their outer sides.
  private mutating func trim() {
    guard !isClosed, let last = nodes.indices.last else { return }
    nodes[0].before = nodes[0].at
    nodes[last].after = nodes[last].at
  }

  // MARK: Places

  /// The place on the line that is nearest to a point: the node before it, the share of the way, and how far it is.
  public func nearest(to point: Point2D) -> (index: Int, share: Double, distance: Double) {
    var best = (index: 0, share: 0.5, distance: Double.infinity)
    for (index, (from, to)) in sides.enumerated() {
      for step in 0...Self.steps {
        let share = Double(step) / Double(Self.steps)
        let distance = (self.point(from, to, share) - point).length
        // A new node upon another would be hard to take apart from it.
        if distance < best.distance { best = (index, share.clamped(to: 0.05...0.95), distance) }
      }
    }
    return best
  }

  private static let steps = 40

  private func point(_ from: Int, _ to: Int, _ t: Double) -> Point2D {
    let u = 1 - t
    let (a, b, c, d) = (nodes[from].at, nodes[from].after, nodes[to].before, nodes[to].at)
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point2D(x: a.x * p + b.x * q + c.x * r + d.x * s, y: a.y * p + b.y * q + c.y * r + d.y * s)
  }
}

extension PathDrawing.Node {
  /// A handle, turned so that it is in line with where the other one is now.
  fileprivate func inLine(with place: Point2D, _ handle: Point2D) -> Point2D {
    let way = place - at, length = (handle - at).length
    guard way.length > 0 else { return handle }
    return Point2D(x: at.x - way.x * (length / way.length), y: at.y - way.y * (length / way.length))
  }
}

extension Point2D {
  var length: Double { (x * x + y * y).squareRoot() }

  /// The place at a share of the way to another.
  func mixed(with other: Point2D, _ share: Double) -> Point2D {
    Point2D(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// Whether two places are one as far as a path is written, to hundredths.
  func isNear(_ other: Point2D) -> Bool { (self - other).length < 0.02 }
}
