/// A setting of a carousel, as named in attributes, documents and scenarios: a case has its name in documents, which
/// with hyphens is that of the element's attribute.
///
/// This is the table of settings. A new one is a property of `CarouselSettings`; a case here; a row in `visit`, which says where
/// its value is and what its changes require; and a row in `facts`, which describes it. `carousel-catalogue` writes from them the
/// element's attributes, the schema of documents, and the properties of the widget and of Apple's views.
public enum CarouselSetting: Int32, CaseIterable, Sendable {
  /// The `axis.isVertical` of the settings.
  case vertical
  /// The `perspective` of the settings.
  case perspective
  /// The `contentOffset` of the settings.
  case contentOffset
  /// The `viewpointOffset` of the settings.
  case viewpointOffset
  /// The `focusPoint` of the settings.
  case focusPoint
  /// The `givenItemLength` of the settings.
  case itemWidth
  /// The `itemSizing` of the settings.
  case itemSizing
  /// The `itemsPerView` of the settings.
  case itemsPerView
  /// The `gap` of the settings.
  case gap
  /// The `insets` of the settings.
  case insets
  /// The `alignment` of the settings.
  case alignment
  /// The `crossAlignment` of the settings.
  case crossAlignment
  /// The `adjustsHeight` of the settings.
  case autoHeight
  /// The `isContained` of the settings.
  case contain
  /// The `maximumVisibleItems` of the settings.
  case maximumVisibleItems
  /// The `transitions` of the settings.
  case transitions
  /// The `transitionDuration` of the settings.
  case transitionDuration
  /// The `scrollSpeed` of the settings.
  case scrollSpeed
  /// The `frictionCoefficient` of the settings.
  case frictionCoefficient
  /// The `bounces` of the settings.
  case bounces
  /// The `bounceDistance` of the settings.
  case bounceDistance
  /// The `groupSize` of the settings.
  case groupSize
  /// The `snap` of the settings.
  case snap
  /// The `isPagingEnabled` of the settings.
  case paging
  /// The `stopsAtItemBoundary` of the settings.
  case stopAtItemBoundary
  /// The `scrollsToItemBoundary` of the settings.
  case scrollToItemBoundary
  /// The `autoscroll` of the settings.
  case autoscroll
  /// The `isScrollEnabled` of the settings.
  case scrollEnabled
  /// The `centersItemWhenSelected` of the settings.
  case centerItemWhenSelected
  /// The `panVector` of the settings.
  case panVector
  /// The `ignoresPerpendicularSwipes` of the settings.
  case ignorePerpendicularSwipes
  /// The `decelerationRate` of the settings.
  case decelerationRate
  /// The `autoplayInterval` of the settings.
  case autoplay
  /// The `rewinds` of the settings.
  case rewind
  /// The `autoplayStopsAtEnd` of the settings.
  case autoplayStopsAtEnd
  /// The `dragInput` of the settings.
  case drag
  /// The `isWheelEnabled` of the settings.
  case wheel
  /// The `isKeyboardEnabled` of the settings.
  case keys

  /// Passes the property of this setting to a visitor, with what is computed again when it changes, and its value in a list, where it
  /// has another one there.
  @inline(never)
  fileprivate func visit(_ settings: inout CarouselSettings, _ visitor: inout some SettingVisitor) {
    switch self {
    case .vertical: visitor.row(&settings.axis.isVertical, changes: .layout, inLists: true)
    case .perspective: visitor.row(&settings.perspective, changes: .fit)
    case .contentOffset: visitor.row(&settings.contentOffset, changes: .layout, inLists: .zero)
    case .viewpointOffset: visitor.row(&settings.viewpointOffset, changes: .fit, inLists: .zero)
    case .focusPoint: visitor.row(&settings.focusPoint, changes: .layout, inLists: Point2D(x: 0.5, y: 0.5))
    case .itemWidth: visitor.row(&settings.givenItemLength, changes: .layout, inLists: 0)
    case .itemSizing: visitor.row(&settings.itemSizing, changes: .layout, inLists: .uniform)
    case .itemsPerView: visitor.row(&settings.itemsPerView, changes: .layout, inLists: 0)
    case .gap: visitor.row(&settings.gap, changes: .layout, inLists: Feel.listGap)
    case .insets: visitor.row(&settings.insets, changes: .layout, inLists: .zero)
    case .alignment: visitor.row(&settings.alignment, changes: .layout, inLists: 0)
    case .crossAlignment: visitor.row(&settings.crossAlignment, changes: .layout, inLists: .center)
    case .autoHeight: visitor.row(&settings.adjustsHeight, changes: .layout, inLists: false)
    case .contain: visitor.row(&settings.isContained, changes: .layout, inLists: false)
    case .maximumVisibleItems: visitor.row(&settings.maximumVisibleItems, changes: .layout, inLists: 0)
    case .transitions: visitor.row(&settings.transitions)
    case .transitionDuration: visitor.row(&settings.transitionDuration)
    case .scrollSpeed: visitor.row(&settings.scrollSpeed)
    case .frictionCoefficient: visitor.row(&settings.frictionCoefficient)
    case .bounces: visitor.row(&settings.bounces)
    case .bounceDistance: visitor.row(&settings.bounceDistance)
    case .groupSize: visitor.row(&settings.groupSize, changes: .layout, inLists: 1)
    case .snap: visitor.row(&settings.snap, changes: .layout, inLists: SnapMode.none)
    case .paging: visitor.row(&settings.isPagingEnabled, inLists: false)
    case .stopAtItemBoundary: visitor.row(&settings.stopsAtItemBoundary)
    case .scrollToItemBoundary: visitor.row(&settings.scrollsToItemBoundary, inLists: false)
    case .autoscroll: visitor.row(&settings.autoscroll)
    case .scrollEnabled: visitor.row(&settings.isScrollEnabled)
    case .centerItemWhenSelected: visitor.row(&settings.centersItemWhenSelected, changes: .placement, inLists: false)
    case .panVector: visitor.row(&settings.panVector, changes: .fit, inLists: .zero)
    case .ignorePerpendicularSwipes: visitor.row(&settings.ignoresPerpendicularSwipes)
    case .decelerationRate: visitor.row(&settings.decelerationRate)
    case .autoplay: visitor.row(&settings.autoplayInterval)
    case .rewind: visitor.row(&settings.rewinds, inLists: false)
    case .autoplayStopsAtEnd: visitor.row(&settings.autoplayStopsAtEnd)
    case .drag: visitor.row(&settings.dragInput, inLists: .all)
    case .wheel: visitor.row(&settings.isWheelEnabled, inLists: true)
    case .keys: visitor.row(&settings.isKeyboardEnabled, inLists: true)
    }
  }
}

extension CarouselSetting {
  /// The names, meaning and range of this setting.
  public var facts: SettingFacts {
    switch self {
    case .vertical:
      SettingFacts(
        "vertical", nil, "Vertical", "Whether items follow each other from top to bottom", property: "isVertical",
        determinesSize: true)
    case .perspective:
      SettingFacts(
        "perspective", .view, "Perspective", "The m34 of the camera, −1 / its distance", in: -1...1,
        sensible: -0.01...0, step: 0.0001)
    case .contentOffset:
      SettingFacts(
        "contentOffset", .view, "Content offset", "Shifts the items, and the vanishing point with them",
        in: -100_000...100_000, sensible: -400...400, unit: .points)
    case .viewpointOffset:
      SettingFacts(
        "viewpointOffset", .view, "Viewpoint offset",
        "Shifts the eye: items move the opposite way, and the vanishing point changes", in: -100_000...100_000,
        sensible: -400...400, unit: .points)
    case .focusPoint:
      SettingFacts(
        "focusPoint", .view, "Focus point", "Where the current item rests, as a share of the carousel's size",
        in: 0...1, step: 0.01, unit: .share)
    case .itemWidth:
      SettingFacts(
        "itemWidth", .view, "Item length", "The length of an item along the axis; 0 takes that of the first item",
        in: 0...100_000, sensible: 0...800, unit: .points, property: "givenItemLength")
    case .itemSizing:
      SettingFacts(
        "itemSizing", .view, "Item sizing",
        "Whether all items are as long as the first one or as given, or each as long as its own view",
        determinesSize: true)
    case .itemsPerView:
      SettingFacts(
        "itemsPerView", .view, "Items per view",
        "How many items fit side by side, which makes their length; 0 takes the item length", in: 0...1000,
        sensible: 0...10, step: 0.5, unit: .items, determinesSize: true)
    case .gap:
      SettingFacts(
        "gap", .view, "Gap", "The space between neighbours along the axis", in: 0...100_000, sensible: 0...100,
        unit: .points, determinesSize: true)
    case .insets:
      SettingFacts(
        "insets", .view, "Insets", "The space before the first and after the last item along the axis", in: 0...100_000,
        sensible: 0...200, unit: .points, determinesSize: true)
    case .alignment:
      SettingFacts(
        "alignment", .view, "Alignment",
        "The share of the carousel on which the same share of the current item rests: 0 is the start, 1 the end",
        in: 0...1, step: 0.05, unit: .share)
    case .crossAlignment:
      SettingFacts(
        "crossAlignment", .view, "Cross alignment",
        "Where items rest across the axis: in the middle, at the start or the end, or as large as the carousel",
        determinesSize: true)
    case .autoHeight:
      SettingFacts(
        "autoHeight", .view, "Automatic height",
        "Whether the carousel is as high as its current item; no effect in a vertical one", property: "adjustsHeight",
        determinesSize: true)
    case .contain:
      SettingFacts(
        "contain", .view, "Contain",
        "Whether there is no empty space before the first and after the last item; no effect when wrapped",
        property: "isContained")
    case .maximumVisibleItems:
      SettingFacts(
        "maximumVisibleItems", .view, "Maximum visible items",
        "The maximum number of items shown at once; 0 is no limit", in: 0...1000, sensible: 0...40, unit: .items)
    case .transitions:
      SettingFacts(
        "transitions", .view, "Transitions",
        "Which changes are shown as a transition from the old layout to the new one")
    case .transitionDuration:
      SettingFacts(
        "transitionDuration", .view, "Transition", "The duration of a transition", in: 0...60, sensible: 0...2,
        step: 0.05, unit: .seconds)
    case .scrollSpeed:
      SettingFacts(
        "scrollSpeed", .movement, "Flick speed", "How much faster a flick is than the finger", in: 0...100,
        sensible: 0...4, step: 0.1, unit: .times)
    case .frictionCoefficient:
      SettingFacts(
        "frictionCoefficient", .movement, "Friction",
        "How fast a flick loses speed, as a multiple of the motion profile's rate", in: Feel.frictionCoefficient,
        sensible: 0.1...3, step: 0.1, unit: .times)
    case .bounces:
      SettingFacts(
        "bounces", .movement, "Bounces",
        "Whether dragging past the first or last item overscrolls; no effect when wrapped")
    case .bounceDistance:
      SettingFacts(
        "bounceDistance", .movement, "Bounce distance",
        "How far it overscrolls: in items with the classic motion, in viewports with the others", in: 0...100,
        sensible: 0...3, step: 0.1, unit: .times)
    case .groupSize:
      SettingFacts(
        "groupSize", .movement, "Group size", "The number of items that scroll as a page; 0 is as many as fit",
        in: 0...1000, sensible: 0...10, unit: .items)
    case .snap:
      SettingFacts(
        "snap", .movement, "Snap",
        "Where it comes to rest: always on a snap position, only if it would stop near one, or anywhere")
    case .paging:
      SettingFacts(
        "paging", .movement, "Paging", "Whether a swipe turns one page at most", property: "isPagingEnabled")
    case .stopAtItemBoundary:
      SettingFacts(
        "stopAtItemBoundary", .movement, "Stop at items", "Whether a flick ends exactly on an item",
        property: "stopsAtItemBoundary")
    case .scrollToItemBoundary:
      SettingFacts(
        "scrollToItemBoundary", .movement, "Snap to items", "Whether it snaps to the nearest item when it settles",
        property: "scrollsToItemBoundary")
    case .autoscroll:
      SettingFacts(
        "autoscroll", .movement, "Autoscroll", "A steady movement; positive values scroll towards higher indexes",
        in: -1000...1000, sensible: -3...3, step: 0.1, unit: .itemsPerSecond)
    case .scrollEnabled:
      SettingFacts(
        "scrollEnabled", .gestures, "Scrolling by hand", "Whether the user can scroll it; programs always can",
        property: "isScrollEnabled")
    case .centerItemWhenSelected:
      SettingFacts(
        "centerItemWhenSelected", .gestures, "Centre the selected item",
        "Whether a tap brings an item to the centre, and controls work in the current item only",
        property: "centersItemWhenSelected")
    case .panVector:
      SettingFacts(
        "panVector", .gestures, "Swipe direction",
        "Where higher indexes lie on the screen, opposite to the swipes that lead there; 0 leaves it to the style",
        in: -10_000...10_000, sensible: -1...1, step: 0.1)
    case .ignorePerpendicularSwipes:
      SettingFacts(
        "ignorePerpendicularSwipes", .gestures, "Ignore perpendicular swipes",
        "Whether drags across the axis are left to the surroundings", property: "ignoresPerpendicularSwipes")
    case .decelerationRate:
      SettingFacts(
        "decelerationRate", nil, "Deceleration rate", "How slowly a flick loses speed", in: 0...1, sensible: 0...0.99,
        step: 0.01)
    case .autoplay:
      SettingFacts(
        "autoplay", .page, "Autoplay", "The interval after which it advances by itself; 0 is off", in: 0...86_400,
        sensible: 0...20, step: 0.5, unit: .seconds, property: "autoplayInterval")
    case .rewind:
      SettingFacts(
        "rewind", .movement, "Rewind",
        "Whether buttons and keys lead from the last page to the first one, and back; no effect when wrapped",
        property: "rewinds")
    case .autoplayStopsAtEnd:
      SettingFacts(
        "autoplayStopsAtEnd", .movement, "Stop at the end",
        "Whether autoplay ends at the last item instead of going back to the first; no effect when wrapped")
    case .drag:
      SettingFacts(
        "drag", .gestures, "Drags", "Which pointers drag it: all, only fingers and pens, or none",
        property: "dragInput")
    case .wheel:
      SettingFacts("wheel", .gestures, "Wheels", "Whether wheels and trackpads scroll it", property: "isWheelEnabled")
    case .keys:
      SettingFacts("keys", .gestures, "Keys", "Whether arrow keys scroll it", property: "isKeyboardEnabled")
    }
  }

  /// Returns the setting with a name, such as `bounceDistance`, or nil if there is none.
  public init?(named name: String) {
    guard let setting = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = setting
  }

  /// The name of the setting in documents, such as `bounceDistance`.
  public var name: String { facts.name }

  /// The name of the element's attribute, such as `bounce-distance`.
  public var attribute: String { name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" } }

  /// The name of the Swift property, such as `isPagingEnabled`.
  public var property: String { facts.property }
}

extension CarouselSettings {
  /// The value of a setting; values that are not points are in `x`, and counts are rounded down. Values are clamped as the property
  /// clamps them.
  public subscript(setting: CarouselSetting) -> Point2D {
    get {
      var copy = self, transfer = SettingTransfer()
      setting.visit(&copy, &transfer)
      return transfer.value
    }
    set {
      var transfer = SettingTransfer(value: newValue, isWriting: true)
      setting.visit(&self, &transfer)
    }
  }

  /// What is to be computed again after a change from other settings, and which changes transitions show.
  func changes(since old: CarouselSettings) -> (invalid: Invalidation, shown: Transitions) {
    var (new, old) = (self, old), invalid = Invalidation(), shown = Transitions()
    for setting in CarouselSetting.allCases {
      var (transfer, oldTransfer) = (SettingTransfer(), SettingTransfer())
      setting.visit(&new, &transfer)
      setting.visit(&old, &oldTransfer)
      if !transfer.value.isIdentical(to: oldTransfer.value) { invalid.formUnion(transfer.invalid) }
    }
    if style != old.style { shown.insert(.style) }
    if axis != old.axis { shown.insert(.axis) }
    if options != old.options { shown.insert(.options) }
    if !shown.isEmpty || repeatsItems != old.repeatsItems { invalid.formUnion(.layout) }
    if hidesItemsAtEye != old.hidesItemsAtEye { invalid.formUnion(.placement) }
    return (invalid, shown)
  }

  #if !hasFeature(Embedded)
    /// The settings of a list: as many items as fill it, and more, which screen readers then find without scrolling. The current item
    /// is at the top, and the last one can be, so that keys reach all.
    var listed: CarouselSettings {
      var list = self
      for setting in CarouselSetting.allCases {
        if let value = setting.description.valueInLists { list[setting] = value }
      }
      (list.style, list.axis.isMirrored, list.options) = (.linear, false, StyleOptions())
      list.options.visibleItems = .computed { max($0, Feel.listedItems) }
      list.autoscroll = 0
      return list
    }
  #endif
}

extension CarouselSetting {
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
  public var kind: Kind { description.kind }

  /// The names of the values of a choice, in the order of their numbers; empty for other kinds.
  public var choices: [String] { description.choices.map { "\($0)" } }

  #if !hasFeature(Embedded)
    /// The type of a choice in Swift, such as `SnapMode`; empty for other kinds.
    package var choiceType: String { description.choiceType }
  #endif

  fileprivate var description: SettingDescription {
    var settings = CarouselSettings(), description = SettingDescription()
    visit(&settings, &description)
    return description
  }
}
