public import CarouselEngine
import CarouselConfiguration

/// A path as nodes to drag, each with the handles of its incoming and outgoing curve.
public struct PathDrawing: Equatable, Sendable {
  /// A node of the path.
  public struct Node: Equatable, Sendable {
    /// The position.
    public var at: Point2D
    /// The handles of the incoming and outgoing curves; at the node itself if there is none.
    public var before: Point2D
    public var after: Point2D
  }

  /// A draggable part of a node.
  public enum Part: String, Sendable, CaseIterable {
    /// The node itself.
    case at
    /// The handle of the incoming curve.
    case before
    /// The handle of the outgoing curve.
    case after
  }

  /// The nodes; at least two.
  public private(set) var nodes: [Node]
  /// Whether the path returns to its first node.
  public private(set) var isClosed: Bool

  /// Parses SVG path data.
  /// - Throws: The position from which items can't follow the path.
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

  /// The SVG path data.
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

  /// The indices of neighbouring nodes with a curve between them.
  public var sides: [(from: Int, to: Int)] {
    let pairs = nodes.indices.map { (from: $0, to: ($0 + 1) % nodes.count) }
    return isClosed ? pairs : Array(pairs.dropLast())
  }

  /// Returns the location of a part of a node.
  public func place(_ part: Part, of index: Int) -> Point2D {
    switch part {
    case .at: nodes[index].at
    case .before: nodes[index].before
    case .after: nodes[index].after
    }
  }

  /// Whether a node has a part: the ends of an open path have only one handle.
  public func has(_ part: Part, of index: Int) -> Bool {
    switch part {
    case .at: true
    case .before: isClosed || index > 0
    case .after: isClosed || index < nodes.count - 1
    }
  }

  /// Whether a node's handles are collinear.
  public func isSmooth(_ index: Int) -> Bool {
    let a = nodes[index].at - nodes[index].before, b = nodes[index].after - nodes[index].at
    let size = a.length * b.length
    return size > 0 && abs(a.x * b.y - a.y * b.x) < 0.02 * size && a.x * b.x + a.y * b.y > 0
  }

  // MARK: Changes

  /// Moves a node with its handles, or a handle; the other handle stays collinear unless the handle is broken off.
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

  /// Adds a node on the line, at a fraction of the curve after a node.
  /// - Returns: Its index.
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

  /// Removes a node, if more than two remain.
  public mutating func remove(_ index: Int) {
    guard nodes.count > 2, nodes.indices.contains(index) else { return }
    nodes.remove(at: index)
    trim()
  }

  /// Closes or opens the path. The ends of an open path become smooth.
  public mutating func setClosed(_ isClosed: Bool) {
    self.isClosed = isClosed
    if isClosed {
      setSmooth(true, 0)
      setSmooth(true, nodes.count - 1)
    }
    trim()
  }

  /// Makes a node smooth, its handles parallel to its neighbours, or a corner, its handles on straight lines to them.
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

  /// Removes the handles on the outer sides of an open path.
  private mutating func trim() {
    guard !isClosed, let last = nodes.indices.last else { return }
    nodes[0].before = nodes[0].at
    nodes[last].after = nodes[last].at
  }

  // MARK: Locations

  /// The location on the line nearest to a point: the node before it, the fraction of the curve, and the distance.
  public func nearest(to point: Point2D) -> (index: Int, share: Double, distance: Double) {
    var best = (index: 0, share: 0.5, distance: Double.infinity)
    for (index, (from, to)) in sides.enumerated() {
      for step in 0...Self.steps {
        let share = Double(step) / Double(Self.steps)
        let distance = (self.point(from, to, share) - point).length
        // Two nodes at the same location would be hard to separate.
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
  /// Rotates a handle so that it is collinear with the current direction of the other one.
  fileprivate func inLine(with place: Point2D, _ handle: Point2D) -> Point2D {
    let way = place - at, length = (handle - at).length
    guard way.length > 0 else { return handle }
    return Point2D(x: at.x - way.x * (length / way.length), y: at.y - way.y * (length / way.length))
  }
}

extension Point2D {
  var length: Double { (x * x + y * y).squareRoot() }

  /// Interpolates between two locations.
  func mixed(with other: Point2D, _ share: Double) -> Point2D {
    Point2D(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }

  /// Whether two locations are equal in path data, which has hundredths.
  func isNear(_ other: Point2D) -> Bool { (self - other).length < 0.02 }
}
