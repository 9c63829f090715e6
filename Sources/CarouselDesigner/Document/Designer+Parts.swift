import CarouselConfiguration

/// A part of the design that is shown and reset as a whole.
public enum DesignPart: Sendable, CaseIterable {
  /// The style's options, and the axis.
  case style
  /// The camera, and what the page renders.
  case view
  /// The motion profile, flicks and gestures.
  case motion
  /// The decorations of items.
  case decorations
}

extension DesignPart {
  /// The document's fields of the part.
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
  /// Whether a part differs from its defaults.
  public func isChanged(_ part: DesignPart) -> Bool {
    part.fieldNames.contains { configuration[$0] != nil } || (part == .style && !configuration.styleOptions.isEmpty)
  }

  /// Resets a part; keeps the style.
  public mutating func reset(_ part: DesignPart, at time: Double) {
    change(nil, to: configuration.without(part), at: time)
  }

  /// Resets everything except the style.
  public mutating func resetAll(at time: Double) {
    var configuration = configuration
    for part in DesignPart.allCases { configuration = configuration.without(part) }
    change(nil, to: DesignState(configuration), at: time)
  }

  /// Whether anything but the style differs from its default.
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
