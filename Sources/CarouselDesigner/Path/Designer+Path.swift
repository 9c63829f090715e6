import CarouselConfiguration
public import CarouselEngine

// The path on the stage. Locations are in points of the stage.
extension Designer {
  /// The current path.
  public var drawing: PathDrawing? { try? PathDrawing(svg: configuration.path) }

  /// The path as SVG path data.
  public var pathText: String { configuration.path }

  /// The mapping from the drawing to the stage.
  public var pathSpace: PathSpace { PathSpace(configuration, on: stage) }

  /// The maximum distance from the line at which a press adds a node, in points.
  private static let near = 24.0
  /// The distance of an arrow key, in units of the drawing if it has a view box, otherwise in points; and the factor
  /// for large steps.
  private static let step = (inBox: 0.5, inPoints: 1.0, far: 10.0)

  /// Moves a part of a node.
  /// - Parameters:
  ///   - isBroken: Whether a handle moves without the other one.
  ///   - isOpen: Whether the change continues, as in a drag.
  public mutating func movePath(
    _ part: PathDrawing.Part, of index: Int, to place: Point2D, isBroken: Bool = false, at time: Double,
    isOpen: Bool = false
  ) {
    guard var drawing, drawing.nodes.indices.contains(index) else { return }
    drawing.move(part, of: index, to: pathSpace.toDrawing(place), isBroken: isBroken)
    write(drawing, key: "path \(index) \(part.rawValue)", at: time, isOpen: isOpen)
  }

  /// Moves a part of a node by steps of an arrow key, to the right and down.
  public mutating func nudgePath(
    _ part: PathDrawing.Part, of index: Int, x: Double, y: Double, isFar: Bool, isBroken: Bool = false,
    at time: Double
  ) {
    guard let drawing, drawing.nodes.indices.contains(index) else { return }
    let space = pathSpace, place = space.toStage(drawing.place(part, of: index))
    // In drawings with many units per point, one step would be invisible.
    let step = (space.hasBox ? Self.step.inBox : Self.step.inPoints) * max(1, space.unit) * (isFar ? Self.step.far : 1)
    movePath(part, of: index, to: Point2D(x: place.x + x * step, y: place.y + y * step), isBroken: isBroken, at: time)
  }

  /// Adds a node where the line is pressed.
  /// - Returns: Its index; nil if the line is too far away.
  public mutating func pressPath(at place: Point2D, time: Double) -> Int? {
    guard var drawing else { return nil }
    let space = pathSpace, nearest = drawing.nearest(to: space.toDrawing(place))
    guard nearest.distance * space.unit <= Self.near else { return nil }
    let index = drawing.split(nearest.index, at: nearest.share)
    write(drawing, at: time)
    return index
  }

  /// Adds a node halfway to the next node, or in the middle of the path.
  /// - Returns: Its index.
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

  /// Makes a node smooth or a corner.
  public mutating func setPathSmooth(_ isSmooth: Bool, _ index: Int, at time: Double) {
    guard var drawing, drawing.nodes.indices.contains(index) else { return }
    drawing.setSmooth(isSmooth, index)
    write(drawing, at: time)
  }

  /// Closes or opens the path.
  public mutating func setPathClosed(_ isClosed: Bool, at time: Double) {
    guard var drawing else { return }
    drawing.setClosed(isClosed)
    write(drawing, at: time)
  }

  /// Sets the path to SVG path data.
  /// - Returns: The problem if it is invalid; then nothing is changed.
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

  /// Sets the path to a preset.
  public mutating func setPath(_ preset: PathPreset, at time: Double) {
    var configuration = configuration
    var options = configuration.styleOptions
    options["path"] = preset.svg.map { .string($0) }
    options["viewBox"] = preset.svg.map { _ in .string(PathFacts.hillBox) }
    configuration.styleOptions = options
    change(nil, to: configuration, at: time)
  }

  /// The preset equal to the path, if any.
  public var pathPreset: PathPreset? {
    let svg = configuration.styleOptions["path"]?.string
    return PathPreset.all.first { $0.svg == svg }
  }

  private mutating func write(_ drawing: PathDrawing, key: String? = nil, at time: Double, isOpen: Bool = false) {
    var configuration = configuration
    var options = configuration.styleOptions
    // The default path has a view box and a size at the ends; a path drawn from it must specify both.
    if options["path"] == nil {
      options["viewBox"] = options["viewBox"] ?? .string(PathFacts.hillBox)
      options["scale"] = options["scale"] ?? .number(PathFacts.hillScale)
    }
    options["path"] = .string(drawing.svg)
    configuration.styleOptions = options
    change(key, to: configuration, at: time, isOpen: isOpen)
  }
}
