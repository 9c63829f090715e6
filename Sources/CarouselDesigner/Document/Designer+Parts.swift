import CarouselConfiguration

/// What the designer shows together, and resets together.
public enum DesignPart: Sendable, CaseIterable {
  /// The options of the style, and which way it runs.
  case style
  /// The camera, and what is drawn on the page.
  case view
  /// The profile, flicks and hands.
  case motion
  /// What is put around items.
  case decorations
}

extension DesignPart {
  /// The fields of the document that belong to it.
  var fieldNames: [String] {
    switch self {
    case .style: Facts.fields(of: .shape).map { $0.name }
    case .view: Facts.fields(of: .view).map { $0.name } + Facts.fields(of: .page).map { $0.name }
    case .motion: ["motion"] + Facts.fields(of: .movement).map { $0.name } + Facts.fields(of: .gestures).map { $0.name }
    case .decorations: ["decorations"]
    }
  }
}

extension Designer {
  /// Whether a part says something that is not at its default.
  public func isChanged(_ part: DesignPart) -> Bool {
    part.fieldNames.contains { configuration[$0] != nil } || (part == .style && !configuration.styleOptions.isEmpty)
  }

  /// Resets a part; the style stays.
  public mutating func reset(_ part: DesignPart, at time: Double) {
    change(nil, to: configuration.without(part), at: time)
  }

  /// Resets everything but the style.
  public mutating func resetAll(at time: Double) {
    var configuration = configuration
    for part in DesignPart.allCases { configuration = configuration.without(part) }
    change(nil, to: DesignState(configuration), at: time)
  }

  /// Whether `resetAll` has anything to do.
  public var isAllDefault: Bool { !DesignPart.allCases.contains { isChanged($0) } }
}

extension CarouselConfiguration {
  fileprivate func without(_ part: DesignPart) -> CarouselConfiguration {
    var result = self
    for name in part.fieldNames { result[name] = nil }
    if part == .style { result.styleOptions = [:] }
    return result
  }
}
