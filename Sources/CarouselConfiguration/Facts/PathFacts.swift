import CarouselEngine

/// The fields of the style `path`.
package enum PathFacts {
  /// The style's name.
  package static let name = "path"

  static let fields: [Field] = [
    Field(
      name: "path", title: "Path", summary: "The curve as SVG path data; by default a gentle hill",
      shape: .path, defaultValue: .string(hill)),
    Field(
      name: "viewBox", title: "View box",
      summary:
        "The part of the drawing fitted into the carousel; without it, the path is in points from the centre",
      shape: .viewBox),
    stops("scales", "Sizes", "The sizes of items at positions along the path", in: 0...100),
    stops("opacities", "Opacities", "The opacities of items at positions along the path", in: 0...1),
  ]

  /// The path of `PathStyle.hill`, in its view box.
  package static let hill = "\(PathStyle.hillCurve)"
  /// The view box of the hill.
  package static let hillBox = "0 0 100 60"
  /// The size of items at the ends of the hill.
  package static var hillScale: Double { PathStyle.hill.scale }

  /// The maximum number of values along a path.
  package static let mostStops = 64

  private static func stops(_ name: String, _ title: String, _ summary: String, in range: ClosedRange<Double>) -> Field
  {
    let stop = ValueShape.object([ValueShape.Member("at", .number(0...1)), ValueShape.Member("value", .number(range))])
    return Field(name: name, title: title, summary: summary, shape: .list(stop, atMost: mostStops))
  }

  /// Returns the path style of a document.
  static func style(_ document: [String: JSON]) -> AnyCarouselStyle {
    guard fields.contains(where: { document[$0.name] != nil }) else { return .path }
    return AnyCarouselStyle(
      DocumentPath(document.filter { member in fields.contains { $0.name == member.key } }), name: "path")
  }
}

/// A path with the text it was made from.
struct DocumentPath: CarouselStyle {
  let document: [String: JSON]
  private var base: PathStyle

  init(_ document: [String: JSON]) {
    self.document = document
    let hill = PathStyle.hill
    func stops(_ name: String) -> [PathStop] {
      document[name]?.array?.map { PathStop(at: $0["at"]?.number ?? 0, $0["value"]?.number ?? 1) } ?? []
    }
    let own = document["path"]?.string.flatMap { try? CarouselPath(svg: $0) }
    base = PathStyle(
      own ?? hill.path,
      viewBox: document["viewBox"]?.string.flatMap(ViewBox.init(text:)) ?? (own == nil ? hill.viewBox : nil),
      scale: own == nil ? hill.scale : 1, scales: stops("scales"), opacities: stops("opacities"))
  }

  func placement(at offset: Double, in scene: CarouselScene) -> Placement { base.placement(at: offset, in: scene) }
  var behavior: StyleBehavior { base.behavior }
  func visibleCount(in scene: CarouselScene) -> Double { base.visibleCount(in: scene) }
  func leastWrappedCount(in scene: CarouselScene) -> Double { base.leastWrappedCount(in: scene) }

  func fitted(to scene: CarouselScene, options: StyleOptions) -> DocumentPath {
    var style = self
    style.base = base.fitted(to: scene, options: options)
    return style
  }
}
