/// A setting of a carousel, as named in attributes, documents and scenarios: a case has its name in documents, which
/// with hyphens is that of the element's attribute.
///
/// A new setting is a case here, a line in each switch below, and a line in the configuration's list of fields, which
/// describes it and its values. `carousel-catalogue` then writes the schema of documents and the properties of Apple's
/// views.
public enum CarouselSetting: Int32, CaseIterable, Sendable {
  /// The `axis.isVertical` of the model.
  case vertical
  /// The `isPagingEnabled` of the model.
  case paging
  /// The `bounces` of the model.
  case bounces
  /// The `isScrollEnabled` of the model.
  case scrollEnabled
  /// The `stopsAtItemBoundary` of the model.
  case stopAtItemBoundary
  /// The `scrollsToItemBoundary` of the model.
  case scrollToItemBoundary
  /// The `centersItemWhenSelected` of the model.
  case centerItemWhenSelected
  /// The `ignoresPerpendicularSwipes` of the model.
  case ignorePerpendicularSwipes
  /// The `perspective` of the model.
  case perspective
  /// The `bounceDistance` of the model.
  case bounceDistance
  /// The `decelerationRate` of the model.
  case decelerationRate
  /// The `frictionCoefficient` of the model.
  case frictionCoefficient
  /// The `scrollSpeed` of the model.
  case scrollSpeed
  /// The `autoscroll` of the model.
  case autoscroll
  /// The `givenItemLength` of the model.
  case itemWidth
  /// The `maximumVisibleItems` of the model.
  case maximumVisibleItems
  /// The `transitionDuration` of the model.
  case transitionDuration
  /// The `autoplayInterval` of the controller.
  case autoplay
  /// The `contentOffset` of the model.
  case contentOffset
  /// The `viewpointOffset` of the model.
  case viewpointOffset
  /// The `focusPoint` of the model.
  case focusPoint
  /// The `panVector` of the model.
  case panVector
  /// The `transitions` of the model.
  case transitions
  /// The `itemsPerView` of the model.
  case itemsPerView
  /// The `gap` of the model.
  case gap
  /// The `insets` of the model.
  case insets
  /// The `alignment` of the model.
  case alignment
  /// The `isContained` of the model.
  case contain
  /// The `groupSize` of the model.
  case groupSize
  /// The `snap` of the model.
  case snap
  /// The `itemSizing` of the model.
  case itemSizing
  /// The `crossAlignment` of the model.
  case crossAlignment
  /// The `adjustsHeight` of the model.
  case autoHeight

  /// The kind of a setting's value, and how it is represented by two numbers.
  public enum Kind: Sendable {
    /// A Boolean: false if `x` is 0, otherwise true.
    case flag
    /// A number: `x`.
    case number
    /// An integer: `x`.
    case count
    /// A point: `x` and `y`.
    case point
    /// The bits of `Transitions`, as `x`.
    case transitions
    /// One of several names, as its number: `x`. Invalid numbers change nothing.
    case choice
  }

  /// The kind of its value.
  public var kind: Kind {
    var carousel = CarouselModel(), access = SettingAccess(value: .zero, isWriting: false)
    self.access(&carousel, &access)
    return access.kind
  }

  /// Reads or writes the property of this setting, and tells the kind of its value.
  fileprivate func access(_ carousel: inout CarouselModel, _ value: inout SettingAccess) {
    switch self {
    case .vertical: value.flag(&carousel.axis.isVertical)
    case .paging: value.flag(&carousel.isPagingEnabled)
    case .bounces: value.flag(&carousel.bounces)
    case .scrollEnabled: value.flag(&carousel.isScrollEnabled)
    case .stopAtItemBoundary: value.flag(&carousel.stopsAtItemBoundary)
    case .scrollToItemBoundary: value.flag(&carousel.scrollsToItemBoundary)
    case .centerItemWhenSelected: value.flag(&carousel.centersItemWhenSelected)
    case .ignorePerpendicularSwipes: value.flag(&carousel.ignoresPerpendicularSwipes)
    case .perspective: value.number(&carousel.perspective)
    case .bounceDistance: value.number(&carousel.bounceDistance)
    case .decelerationRate: value.number(&carousel.decelerationRate)
    case .frictionCoefficient: value.number(&carousel.frictionCoefficient)
    case .scrollSpeed: value.number(&carousel.scrollSpeed)
    case .autoscroll: value.number(&carousel.autoscroll)
    case .itemWidth: value.number(&carousel.givenItemLength)
    case .maximumVisibleItems: value.count(&carousel.maximumVisibleItems)
    case .transitionDuration: value.number(&carousel.transitionDuration)
    // A property of the controller; see below.
    case .autoplay: break
    case .contentOffset: value.point(&carousel.contentOffset)
    case .viewpointOffset: value.point(&carousel.viewpointOffset)
    case .focusPoint: value.point(&carousel.focusPoint)
    case .panVector: value.point(&carousel.panVector)
    case .transitions: value.transitions(&carousel.transitions)
    case .itemsPerView: value.number(&carousel.itemsPerView)
    case .gap: value.number(&carousel.gap)
    case .insets: value.point(&carousel.insets)
    case .alignment: value.number(&carousel.alignment)
    case .contain: value.flag(&carousel.isContained)
    case .groupSize: value.count(&carousel.groupSize)
    case .snap: value.choice(&carousel.snap)
    case .itemSizing: value.choice(&carousel.itemSizing)
    case .crossAlignment: value.choice(&carousel.crossAlignment)
    case .autoHeight: value.flag(&carousel.adjustsHeight)
    }
  }
}

extension CarouselModel {
  /// Returns the value of a setting; values that are not points are in `x`. `autoplay` belongs to the controller and is
  /// 0 here.
  public func value(of setting: CarouselSetting) -> Point2D {
    var copy = self, access = SettingAccess(value: .zero, isWriting: false)
    setting.access(&copy, &access)
    return access.value
  }

  /// Sets a setting; values that are not points are in `x`. Values are clamped as the property clamps them, and counts
  /// are rounded down.
  public mutating func set(_ setting: CarouselSetting, to value: Point2D) {
    var access = SettingAccess(value: value, isWriting: true)
    setting.access(&self, &access)
  }
}

extension CarouselController {
  /// Returns the value of a setting; values that are not points are in `x`.
  public func value(of setting: CarouselSetting) -> Point2D {
    setting == .autoplay ? Point2D(x: autoplayInterval, y: 0) : ask { $0.value(of: setting) }
  }

  /// Sets a setting; values that are not points are in `x`.
  public func set(_ setting: CarouselSetting, to value: Point2D) {
    if setting == .autoplay { autoplayInterval = value.x } else { update { $0.set(setting, to: value) } }
  }
}

extension CarouselSetting {
  /// Returns the setting with a name, such as `bounceDistance`, or nil if there is none.
  public init?(named name: String) {
    guard let setting = Self.allCases.first(where: { "\($0.name)" == name }) else { return nil }
    self = setting
  }

  /// The name of the setting in documents, such as `bounceDistance`.
  public var name: StaticString {
    switch self {
    case .vertical: "vertical"
    case .paging: "paging"
    case .bounces: "bounces"
    case .scrollEnabled: "scrollEnabled"
    case .stopAtItemBoundary: "stopAtItemBoundary"
    case .scrollToItemBoundary: "scrollToItemBoundary"
    case .centerItemWhenSelected: "centerItemWhenSelected"
    case .ignorePerpendicularSwipes: "ignorePerpendicularSwipes"
    case .perspective: "perspective"
    case .bounceDistance: "bounceDistance"
    case .decelerationRate: "decelerationRate"
    case .frictionCoefficient: "frictionCoefficient"
    case .scrollSpeed: "scrollSpeed"
    case .autoscroll: "autoscroll"
    case .itemWidth: "itemWidth"
    case .maximumVisibleItems: "maximumVisibleItems"
    case .transitionDuration: "transitionDuration"
    case .autoplay: "autoplay"
    case .contentOffset: "contentOffset"
    case .viewpointOffset: "viewpointOffset"
    case .focusPoint: "focusPoint"
    case .panVector: "panVector"
    case .transitions: "transitions"
    case .itemsPerView: "itemsPerView"
    case .gap: "gap"
    case .insets: "insets"
    case .alignment: "alignment"
    case .contain: "contain"
    case .groupSize: "groupSize"
    case .snap: "snap"
    case .itemSizing: "itemSizing"
    case .crossAlignment: "crossAlignment"
    case .autoHeight: "autoHeight"
    }
  }

  /// The names of the values of a choice, in the order of their numbers; empty for other kinds.
  public var choices: [String] {
    switch self {
    case .snap: SnapMode.allCases.map { "\($0.name)" }
    case .itemSizing: ItemSizing.allCases.map { "\($0.name)" }
    case .crossAlignment: CrossAlignment.allCases.map { "\($0.name)" }
    default: []
    }
  }

  /// Whether the size that `itemsPerView` and `crossAlignment` give to items depends on it.
  public var determinesSize: Bool {
    switch self {
    case .vertical, .itemsPerView, .gap, .insets, .itemSizing, .crossAlignment, .autoHeight: true
    default: false
    }
  }

  /// The name of the element's attribute, such as `bounce-distance`.
  public var attribute: String {
    "\(name)".reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }

  /// The name of the Swift property, such as `isPagingEnabled`.
  public var property: String {
    switch self {
    case .vertical: "isVertical"
    case .paging: "isPagingEnabled"
    case .scrollEnabled: "isScrollEnabled"
    case .stopAtItemBoundary: "stopsAtItemBoundary"
    case .scrollToItemBoundary: "scrollsToItemBoundary"
    case .centerItemWhenSelected: "centersItemWhenSelected"
    case .ignorePerpendicularSwipes: "ignoresPerpendicularSwipes"
    case .itemWidth: "givenItemLength"
    case .autoplay: "autoplayInterval"
    case .contain: "isContained"
    case .autoHeight: "adjustsHeight"
    default: "\(name)"
    }
  }
}

/// Transfers a value to a property or from it, so that each setting names its property once.
private struct SettingAccess {
  var value: Point2D
  let isWriting: Bool
  var kind = CarouselSetting.Kind.number

  mutating func number(_ property: inout Double) {
    if isWriting { property = value.x } else { value.x = property }
  }

  mutating func flag(_ property: inout Bool) {
    kind = .flag
    if isWriting { property = value.x != 0 } else { value.x = property ? 1 : 0 }
  }

  mutating func count(_ property: inout Int) {
    kind = .count
    if isWriting { property = Int(saturating: value.x) } else { value.x = Double(property) }
  }

  mutating func transitions(_ property: inout Transitions) {
    kind = .transitions
    if isWriting {
      property = Transitions(rawValue: Int(saturating: value.x))
    } else {
      value.x = Double(property.rawValue)
    }
  }

  mutating func choice<Choice: RawRepresentable>(_ property: inout Choice) where Choice.RawValue == Int {
    kind = .choice
    if isWriting {
      property = Choice(rawValue: Int(saturating: value.x)) ?? property
    } else {
      value.x = Double(property.rawValue)
    }
  }

  mutating func point(_ property: inout Point2D) {
    kind = .point
    if isWriting { property = value } else { value = property }
  }
}
