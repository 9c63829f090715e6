import CarouselConfiguration
public import CarouselEngine

// The path over the stage. Places are in points of the stage.
extension Designer {
  /// The path as it is now.
  public var drawing: PathDrawing? { try? PathDrawing(svg: configuration.path) }

  /// The path as SVG writes it.
  public var pathText: String { configuration.path }

  /// How the drawing stands on the stage.
  public var pathSpace: PathSpace { PathSpace(configuration, on: stage) }

  /// How near to the line a press adds a node, in points.
  private static let near = 24.0
  /// How far an arrow key moves, in units of the drawing where it has a view box, and in points where it hasn't; and how much
  /// farther at once.
  private static let step = (inBox: 0.5, inPoints: 1.0, far: 10.0)

  /// Moves a part of a node to a place.
  /// - Parameters:
  ///   - isBroken: Whether a handle moves alone.
  ///   - isOpen: Whether more is to come, as in a drag.
  public mutating func movePath(
    _ part: PathDrawing.Part, of index: Int, to place: Point2D, isBroken: Bool = false, at time: Double,
    isOpen: Bool = false
  ) {
    guard var drawing, drawing.nodes.indices.contains(index) else { return }
    drawing.move(part, of: index, to: pathSpace.toDrawing(place), isBroken: isBroken)
    write(drawing, key: "path \(index) \(part.rawValue)", at: time, isOpen: isOpen)
  }

  /// Moves a part of a node by an arrow key: so many steps to the right and down.
  public mutating func nudgePath(
    _ part: PathDrawing.Part, of index: Int, x: Double, y: Double, isFar: Bool, isBroken: Bool = false,
    at time: Double
  ) {
    guard let drawing, drawing.nodes.indices.contains(index) else { return }
    let space = pathSpace, place = space.toStage(drawing.place(part, of: index))
    // In drawings of many units to a point a step would not be seen.
    let step = (space.hasBox ? Self.step.inBox : Self.step.inPoints) * max(1, space.unit) * (isFar ? Self.step.far : 1)
    movePath(part, of: index, to: Point2D(x: place.x + x * step, y: place.y + y * step), isBroken: isBroken, at: time)
  }

  /// Adds a node where somebody presses on the line.
  /// - Returns: Its place among the nodes; nil where the line is too far away.
  public mutating func pressPath(at place: Point2D, time: Double) -> Int? {
    guard var drawing else { return nil }
    let space = pathSpace, nearest = drawing.nearest(to: space.toDrawing(place))
    guard nearest.distance * space.unit <= Self.near else { return nil }
    let index = drawing.split(nearest.index, at: nearest.share)
    write(drawing, at: time)
    return index
  }

  /// Adds a node in the middle of the way after a node, or of the path.
  /// - Returns: Its place among the nodes.
  public mutating func addToPath(after index: Int?, at time: Double) -> Int? {
    guard var drawing else { return nil }
    let last = drawing.sides.count - 1
    let added = drawing.split(index.map { min($0, last) } ?? last / 2, at: 0.5)
    write(drawing, at: time)
    return added
  }

  /// Removes a node.
  public mutating func removeFromPath(_ index: Int, at time: Double) {
    guard var drawing else { return }
    drawing.remove(index)
    write(drawing, at: time)
  }

  /// Makes a node smooth, or a corner.
  public mutating func setPathSmooth(_ isSmooth: Bool, _ index: Int, at time: Double) {
    guard var drawing, drawing.nodes.indices.contains(index) else { return }
    drawing.setSmooth(isSmooth, index)
    write(drawing, at: time)
  }

  /// Closes the path, or opens it.
  public mutating func setPathClosed(_ isClosed: Bool, at time: Double) {
    guard var drawing else { return }
    drawing.setClosed(isClosed)
    write(drawing, at: time)
  }

  /// Takes a path as SVG writes it.
  /// - Returns: What is wrong with it; then nothing is changed.
  public mutating func setPath(_ text: String, at time: Double) -> PathProblem? {
    do throws(PathError) {
      _ = try CarouselPath(svg: Array(text.utf8))
    } catch {
      return PathProblem(error, in: text)
    }
    var configuration = configuration
    configuration.styleOptions["path"] = .string(text)
    change("path text", to: configuration, at: time)
    return nil
  }

  /// Takes a path to begin with.
  public mutating func setPath(_ preset: PathPreset, at time: Double) {
    var configuration = configuration
    var options = configuration.styleOptions
    options["path"] = preset.svg.map { .string($0) }
    options["viewBox"] = preset.svg.map { _ in .string(PathFacts.hillBox) }
    configuration.styleOptions = options
    change(nil, to: configuration, at: time)
  }

  /// The preset that the path is.
  public var pathPreset: PathPreset? {
    let svg = configuration.styleOptions["path"]?.string
    return PathPreset.all.first { $0.svg == svg }
  }

  private mutating func write(_ drawing: PathDrawing, key: String? = nil, at time: Double, isOpen: Bool = false) {
    var configuration = configuration
    var options = configuration.styleOptions
    // What the style is by itself has a view box and a size at the ends; what is drawn from it needs to say so.
    if options["path"] == nil {
      options["viewBox"] = options["viewBox"] ?? .string(PathFacts.hillBox)
      options["scale"] = options["scale"] ?? .number(PathFacts.hillScale)
    }
    options["path"] = .string(drawing.svg)
    configuration.styleOptions = options
    change(key, to: configuration, at: time, isOpen: isOpen)
  }
}
