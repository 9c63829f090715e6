/// An option of a style: a designer shows it as a control, and a configuration checks it.
public struct StyleParameter: Equatable, Sendable {
  /// The option.
  public var option: StyleOption
  /// Its default in the scene.
  public var defaultValue: Double
  /// Its unit.
  public var unit: OptionUnit
  /// The useful range; a finite default is within it. A style clamps other values.
  public var range: ClosedRange<Double>
}

/// The unit of an option.
public enum OptionUnit: Int, CaseIterable, Sendable {
  /// A Boolean: 0 is false, everything else true.
  case flag
  /// A whole number of items.
  case count
  /// Items, also fractions of them.
  case items
  /// Item lengths.
  case itemLengths
  /// Points.
  case points
  /// One over points.
  case perPoint
  /// Radians.
  case radians
  /// A share of something.
  case share

  /// Its name in files.
  public var name: StaticString {
    switch self {
    case .flag: "flag"
    case .count: "count"
    case .items: "items"
    case .itemLengths: "item-lengths"
    case .points: "points"
    case .perPoint: "per-point"
    case .radians: "radians"
    case .share: "share"
    }
  }
}

extension StyleOption {
  /// Its unit.
  public var unit: OptionUnit {
    switch self {
    case .wrap, .showBackfaces, .frontFacing, .followsPath: .flag
    case .visibleItems, .count: .count
    case .offsetMultiplier, .fadeMin, .fadeMax, .fadeRange: .items
    case .spacing, .slope: .itemLengths
    case .radius: .points
    case .cameraM24, .cameraM34: .perPoint
    case .arc, .angle, .phase: .radians
    case .tilt, .fadeMinAlpha, .scale, .widthRatio, .depthRatio, .fadeDepth, .fadeAlpha, .focus: .share
    }
  }

  /// The useful range for most styles, within which a slider makes sense.
  public var range: ClosedRange<Double> {
    switch self {
    case .wrap, .showBackfaces, .frontFacing, .followsPath, .fadeMinAlpha, .fadeDepth, .fadeAlpha, .focus: 0...1
    case .visibleItems: 1...60
    case .count: 1...30
    case .offsetMultiplier: 0.25...4
    case .fadeMin: -10...0
    case .fadeMax: 0...10
    case .fadeRange: 0...10
    case .spacing: 0...3
    case .slope: -1...1
    case .radius: 0...1000
    case .cameraM24: -0.002...0.002
    case .cameraM34: -0.01...0
    case .arc: 0.1...2 * .pi
    case .angle, .phase: -.pi ... .pi
    case .tilt: -1...1
    case .scale: 0.1...2
    case .widthRatio: 0.1...2
    case .depthRatio: 0...2
    }
  }
}

extension CarouselStyle {
  /// The options that it uses, with their defaults in a scene: first those that shape it, then those of every style, by
  /// their numbers.
  ///
  /// A style does not provide a list: it is fitted with options that record their reads.
  public func parameters(in scene: CarouselScene) -> [StyleParameter] {
    let notes = Notes()
    var options = StyleOptions()
    for option in StyleOption.allCases {
      options[option] = .computed { defaultValue in
        notes.note(option, defaultValue)
        return defaultValue
      }
    }
    let fitted = fitted(to: scene, options: options), behavior = behavior
    var parameters: [StyleParameter] = []
    for option in StyleOption.allCases {
      if let defaultValue = notes.defaultValue(of: option) { parameters.append(StyleParameter(option, defaultValue)) }
    }
    let common: [(StyleOption, Double)] = [
      (.wrap, behavior.wraps ? 1 : 0), (.showBackfaces, behavior.showsBackfaces ? 1 : 0),
      (.offsetMultiplier, behavior.offsetMultiplier), (.visibleItems, fitted.visibleCount(in: scene)),
      (.fadeMin, behavior.fade.min), (.fadeMax, behavior.fade.max), (.fadeRange, behavior.fade.range),
      (.fadeMinAlpha, behavior.fade.minAlpha),
    ]
    for (option, defaultValue) in common { parameters.append(StyleParameter(option, defaultValue)) }
    return parameters
  }
}

extension StyleParameter {
  fileprivate init(_ option: StyleOption, _ defaultValue: Double) {
    let usual = option.range, inside = defaultValue.isFinite ? defaultValue : usual.lowerBound
    self.init(
      option: option, defaultValue: defaultValue, unit: option.unit,
      range: min(usual.lowerBound, inside)...max(usual.upperBound, inside))
  }
}

/// Records which options were read, and with which default first.
private final class Notes {
  private var standards = [Double?](repeating: nil, count: StyleOption.allCases.count)

  func note(_ option: StyleOption, _ defaultValue: Double) {
    if standards[option.rawValue] == nil { standards[option.rawValue] = defaultValue }
  }

  func defaultValue(of option: StyleOption) -> Double? { standards[option.rawValue] }
}

extension CarouselModel {
  /// What the options come to that the author leaves to their defaults: the style's own and those of every style, as they
  /// follow from the size, the other options and a number of items.
  package func optionDefaults(count: Int) -> [(option: StyleOption, value: Double)] {
    let notes = Notes(), given = settings.options
    var options = StyleOptions()
    for option in StyleOption.allCases {
      options[option] = .computed { defaultValue in
        notes.note(option, defaultValue)
        return given.value(option, or: defaultValue)
      }
    }
    let layout = unfittedLayout
    layout.track.itemCount = count
    layout.fit(options, maximumVisibleItems: settings.maximumVisibleItems)
    var defaults: [(option: StyleOption, value: Double)] = []
    for option in StyleOption.allCases {
      guard case .default = given[option], let value = notes.defaultValue(of: option) else { continue }
      defaults.append((option: option, value: value))
    }
    return defaults
  }
}
