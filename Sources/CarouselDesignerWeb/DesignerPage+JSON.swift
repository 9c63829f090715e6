import CarouselConfiguration
import CarouselDesigner
import CarouselEngine

extension DesignPart {
  var name: String {
    switch self {
    case .style: "style"
    case .view: "view"
    case .motion: "motion"
    case .decorations: "decorations"
    }
  }

  init?(name: String) {
    guard let part = DesignPart.allCases.first(where: { $0.name == name }) else { return nil }
    self = part
  }
}

extension ConfigurationError {
  /// Returns the problems of a text or a document.
  var json: JSON { .array(problems.map { ["path": .string($0.path), "message": .string($0.message)] }) }
}

extension DesignState {
  /// Parses a state; missing values have their defaults.
  init(json: JSON) throws(ConfigurationError) {
    self.init(
      try CarouselConfiguration(json["document"] ?? .null),
      items: json["items"]?.number.flatMap { Int(exactly: $0.rounded()) } ?? Self.usualItems,
      size: json["size"]?.number ?? Self.usualSize)
  }

  fileprivate var json: JSON {
    ["document": .object(configuration.document), "items": .number(Double(items)), "size": .number(size)]
  }
}

extension Designer {
  /// The state that the page displays.
  var json: JSON {
    let changed = DesignPart.allCases.filter { isChanged($0) }.map { JSON.string($0.name) }
    let decorations = configuration.decorations.indices.map { index in
      JSON.object([
        "name": configuration.decorations[index]["name"] ?? "", "canMoveIn": .boolean(canMoveDecorationIn(index)),
        "canMoveOut": .boolean(canMoveDecorationIn(index - 1)),
      ])
    }
    let addable = Facts.decorations.filter { canAddDecoration($0.name) }.map { JSON.string($0.name) }
    return [
      "state": state.json, "beginning": beginning.json, "style": .string(configuration.styleName),
      "profile": .string(configuration.profile), "canUndo": .boolean(canUndo), "canRedo": .boolean(canRedo),
      "isFresh": .boolean(isFresh), "changed": .array(changed), "decorations": .array(decorations),
      "addable": .array(addable),
    ]
  }

  /// The state of a control: the given and the default value, both as text and as slider positions.
  func row(at place: FieldPlace) -> JSON {
    guard let field = field(at: place) else { return .null }
    let given = value(at: place), usual = defaultValue(at: place)
    let shown = given ?? usual
    var row: [String: JSON] = ["isGiven": .boolean(given != nil)]
    row["value"] = shown
    row["usual"] = usual
    guard field.allowed != nil else { return .object(row) }
    row["place"] = .number(field.place(of: shown))
    row["usualPlace"] = .number(field.place(of: usual ?? shown))
    row["text"] = shown.map { .string(field.text(of: $0)) }
    row["digits"] = shown.map { .string(field.digits(of: $0)) }
    row["usualDigits"] = usual.map { .string(field.digits(of: $0)) }
    return .object(row)
  }

  /// The path in points of the stage.
  var pathJSON: JSON {
    guard let drawing else { return .null }
    let space = pathSpace
    func pair(_ point: Point2D) -> JSON {
      let place = space.toStage(point)
      return [.number(place.x), .number(place.y)]
    }
    let nodes = drawing.nodes.indices.map { index in
      var node: [String: JSON] = ["isSmooth": .boolean(drawing.isSmooth(index))]
      for part in PathDrawing.Part.allCases where drawing.has(part, of: index) {
        let place = drawing.place(part, of: index)
        node[part.rawValue] = [
          "place": pair(place), "across": .number(place.x.rounded(toDigits: 1)),
          "down": .number(place.y.rounded(toDigits: 1)),
        ]
      }
      return JSON.object(node)
    }
    let curves = drawing.sides.map { from, to in
      JSON.array([pair(drawing.nodes[from].after), pair(drawing.nodes[to].before), pair(drawing.nodes[to].at)])
    }
    return [
      "nodes": .array(nodes), "curves": .array(curves), "isClosed": .boolean(drawing.isClosed),
      "text": .string(pathText),
    ]
  }
}

extension PathProblem {
  var json: JSON {
    ["message": .string(message), "before": .string(before), "there": .string(there), "after": .string(after)]
  }
}

extension PathStop {
  var json: JSON { ["at": .number(position), "value": .number(value)] }
}

// MARK: Facts

extension Facts {
  /// The facts for all controls.
  static var json: JSON {
    let groups: [(String, Group)] = [
      ("shape", .shape), ("view", .view), ("movement", .movement), ("gestures", .gestures), ("page", .page),
    ]
    var fields: [String: JSON] = [:]
    for (name, group) in groups { fields[name] = .array(Facts.fields(of: group).map { $0.json }) }
    return [
      "styles": .array(styles.map { $0.json }), "motions": .array(motions.map { $0.json }),
      "decorations": .array(decorations.map { $0.json }), "fields": .object(fields), "profile": profile.json,
      "items": items.json, "size": size.json,
      "languages": .array(
        CodeLanguage.allCases.map { language in
          [
            "id": .string(language.rawValue), "name": .string(language.name), "note": .string(language.note),
            "file": .string(language.file), "type": .string(language.type),
          ]
        }),
      "presets": .array(PathPreset.all.map { .string($0.name) }),
      "curves": .array(CurveShape.named.map { ["name": .string($0.name), "title": .string($0.title)] }),
      "ownCurve": .string(CurveShape.ownTitle),
      "stops": .array(
        PathStops.Kind.allCases.map { kind in
          [
            "name": .string(kind.rawValue), "title": .string(kind.title), "one": .string(kind.one),
            "own": .string(kind.ownOption), "drawn": .number(kind.greatestDrawn), "value": kind.valueField.json,
            "at": PathStops.Kind.positionField.json, "most": .number(Double(kind.most)),
          ]
        }),
    ]
  }
}

extension Kind {
  fileprivate var json: JSON {
    [
      "name": .string(name), "title": .string(title), "summary": .string(summary),
      "fields": .array(fields.map { $0.json }),
    ]
  }
}

extension Field {
  fileprivate var json: JSON {
    var members: [String: JSON] = [
      "name": .string(name), "title": .string(title), "summary": .string(summary), "kind": .string(kind),
      "hasDefault": .boolean(defaultValue != nil), "suffix": .string(suffix), "spokenUnit": .string(spokenUnit),
      "names": .array(names.map { .string($0) }),
    ]
    if allowed != nil {
      members["range"] = [.number(places.lowerBound), .number(places.upperBound)]
      members["step"] = .number(placeStep)
      members["allowsNone"] = .boolean(allowsNone)
    }
    if case .object = shape { members["coordinates"] = .array(Self.axes.compactMap { coordinate($0)?.json }) }
    return .object(members)
  }

  /// The kind of control.
  private var kind: String {
    switch shape {
    case .boolean: "boolean"
    case .number, .wholeNumber: "number"
    case .choice: "choice"
    case .text: unit == .color ? "color" : "text"
    case .curve: "curve"
    case .object: "point"
    case .list(.choice, _, _): "set"
    // These are drawn, not typed.
    case .path, .viewBox, .list, .variants: "drawn"
    }
  }
}
