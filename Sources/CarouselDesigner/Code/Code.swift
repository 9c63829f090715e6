import CarouselConfiguration

/// The input of generated code: the differences from the defaults, and the measures of the stage.
struct Code {
  let document: CarouselConfiguration
  let items: Int
  let stage: StageMeasures
  let colors: [String: CodeColor]

  init(_ configuration: CarouselConfiguration, items: Int, stage: StageMeasures, colors: [String: CodeColor]) {
    document = configuration.differences
    (self.items, self.stage, self.colors) = (items, stage, colors)
  }

  /// The corner radius of the cards in the code, in points.
  static let corner = "12"

  var isVertical: Bool { document["axis"]?.string == "vertical" }
  var width: String { JSON.text(of: stage.itemWidth) }
  var height: String { JSON.text(of: stage.itemHeight) }

  /// The decoration that gives items a back, if any.
  var back: JSON? { document.decorations.first { $0["name"]?.string == DecorationFacts.outermost } }

  /// The interval of autoplay, if any.
  var autoplay: String? { document["autoplay"]?.number.map { JSON.text(of: $0) } }

  /// Whether there are buttons, and the indicator: `none`, `dots` or `count`.
  var hasButtons: Bool { document["controls"]?.boolean ?? false }
  var indicator: String { document["indicator"]?.string ?? "none" }
  var hasControls: Bool { hasButtons || indicator != "none" }
}

extension [String] {
  /// Indents lines.
  func indented(_ depth: Int) -> [String] {
    let space = String(repeating: " ", count: depth)
    return map { $0.isEmpty ? $0 : space + $0 }
  }

  /// Joins lines, each with a line break.
  var text: String { map { $0 + "\n" }.joined() }
}
