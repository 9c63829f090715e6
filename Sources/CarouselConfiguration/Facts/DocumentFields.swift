import CarouselEngine

extension DocumentField {
  /// The fields of a document besides its version, its style, its motion and its decorations, in their order.
  static let all: [DocumentField] = [
    property(
      .choice("axis", "Axis", "The direction in which it runs", of: ["horizontal", "vertical"], property: "axis"),
      .shape, \.axis.isVertical, json: { $0 ? "vertical" : "horizontal" }, value: { $0.string == "vertical" }),
    wraps,
    number(
      .number(
        "perspective", "Perspective", "m34 of the camera, −1 / its distance", in: -1...1, sensible: -0.01...0,
        step: 0.0001, property: "perspective"),
      .view, \.perspective),
    point(
      .point(
        "contentOffset", "Content offset", "Shifts the items, and the vanishing point with them", in: reach,
        sensible: -400...400, step: 1, unit: .points, defaultValue: [:], property: "contentOffset"),
      .view, \.contentOffset),
    point(
      .point(
        "viewpointOffset", "Viewpoint offset", "Shifts the eye: items go the other way, and are seen from aside",
        in: reach, sensible: -400...400, step: 1, unit: .points, defaultValue: [:], property: "viewpointOffset"),
      .view, \.viewpointOffset),
    property(
      .point(
        "focusPoint", "Focus point", "Where the current item rests, as a share of the carousel's size", in: 0...1,
        sensible: 0...1, step: 0.01, unit: .share, defaultValue: [:], property: "focusPoint"),
      .view, \.focusPoint, json: { ["x": .number($0.x), "y": .number($0.y)] },
      value: { Point2D(x: $0["x"]?.number ?? 0.5, y: $0["y"]?.number ?? 0.5) }),
    number(
      .number(
        "itemWidth", "Item length", "The length of an item along the axis; at 0 it is that of the first one",
        in: 0...100_000, sensible: 0...800, step: 1, unit: .points, property: "givenItemLength"),
      .view, \.givenItemLength),
    property(
      .whole(
        "maximumVisibleItems", "Most visible", "The most items shown at once, where above 0", in: 0...1000,
        sensible: 0...40, unit: .items, property: "maximumVisibleItems"),
      .view, \.maximumVisibleItems, json: { .number(Double($0)) }, value: { $0.number.map { Int($0) } }),
    transitions,
    number(
      .number(
        "transitionDuration", "Transition", "How long a transition takes", in: 0...60, sensible: 0...2, step: 0.05,
        unit: .seconds, property: "transitionDuration"),
      .view, \.transitionDuration),
    number(
      .number(
        "scrollSpeed", "Flick speed", "By how much a flick is faster than the finger", in: 0...100, sensible: 0...4,
        step: 0.1, unit: .times, property: "scrollSpeed"),
      .movement, \.scrollSpeed),
    number(
      .number(
        "frictionCoefficient", "Friction", "How fast a flick loses speed, as a multiple of what the profile has",
        in: 0.01...100, sensible: 0.1...3, step: 0.1, unit: .times, property: "frictionCoefficient"),
      .movement, \.frictionCoefficient),
    momentumCurve,
    boolean(
      .toggle(
        "bounces", "Bounces", "Whether it gives beyond its ends; no effect where it wraps", property: "bounces"),
      .movement, \.bounces),
    number(
      .number(
        "bounceDistance", "Bounce distance",
        "How far it gives: in items with the classic motion, in viewports with the others", in: 0...100,
        sensible: 0...3, step: 0.1, unit: .times, property: "bounceDistance"),
      .movement, \.bounceDistance),
    boolean(
      .toggle(
        "paging", "Paging", "Whether a flick goes to the next item and no farther", property: "isPagingEnabled"),
      .movement, \.isPagingEnabled),
    boolean(
      .toggle(
        "stopAtItemBoundary", "Stop at items", "Whether a flick ends exactly on an item",
        property: "stopsAtItemBoundary"),
      .movement, \.stopsAtItemBoundary),
    boolean(
      .toggle(
        "scrollToItemBoundary", "Settle on items", "Whether it comes in line with the nearest item when it rests",
        property: "scrollsToItemBoundary"),
      .movement, \.scrollsToItemBoundary),
    number(
      .number(
        "autoscroll", "Autoscroll", "A steady movement; positive goes to higher indexes", in: -1000...1000,
        sensible: -3...3, step: 0.1, unit: .itemsPerSecond, property: "autoscroll"),
      .movement, \.autoscroll),
    boolean(
      .toggle(
        "scrollEnabled", "Scrolling by hand", "Whether the user may scroll it; programs always may",
        property: "isScrollEnabled"),
      .gestures, \.isScrollEnabled),
    boolean(
      .toggle(
        "centerItemWhenSelected", "Centre the selected item",
        "Whether a click brings an item to the middle, and controls work in the current item only",
        property: "centersItemWhenSelected"),
      .gestures, \.centersItemWhenSelected),
    point(
      .point(
        "panVector", "Swipe direction",
        "The direction on the screen in which swipes go to higher indexes; 0 is by style",
        in: -10_000...10_000, sensible: -1...1, step: 0.1, unit: .none, defaultValue: [:], property: "panVector"),
      .gestures, \.panVector),
    boolean(
      .toggle(
        "ignorePerpendicularSwipes", "Ignore swipes across", "Whether drags across the axis are left to others",
        property: "ignoresPerpendicularSwipes"),
      .gestures, \.ignoresPerpendicularSwipes),
    host(
      .number(
        "autoplay", "Autoplay", "Seconds after which it goes on by itself; 0 is off", in: 0...86_400, sensible: 0...20,
        step: 0.5, unit: .seconds, defaultValue: 0)),
    host(.toggle("controls", "Buttons", "Whether it draws buttons to go on and back", defaultValue: false)),
    host(
      .choice(
        "indicator", "Indicator", "Whether it draws where it is, and how", of: ["none", "dots", "count"],
        defaultValue: "none")),
  ]

  /// What changes are seen on their way.
  private static let transitions = property(
    Field(
      name: "transitions", title: "Transitions",
      summary: "Which changes are seen on their way from the old picture to the new",
      shape: .list(.choice(Transitions.names.map(\.0)), atMost: Transitions.names.count), property: "transitions"),
    .view, \.transitions,
    json: { given in .array(Transitions.names.filter { given.contains($0.1) }.map { .string($0.0) }) },
    value: { json in
      Transitions.names.reduce(into: Transitions()) { result, one in
        if json.array?.contains(.string(one.0)) == true { result.insert(one.1) }
      }
    })

  /// The curve by which a flick comes to rest; nothing leaves it to the profile.
  private static let momentumCurve = DocumentField(
    facts: Field(
      name: "momentumCurve", title: "Momentum curve",
      summary: "The curve by which a flick comes to rest; the profile says where nothing else does", shape: .curve,
      property: "momentumCurve"),
    group: .movement,
    write: { value, carousel in carousel.momentumCurve = value?.string.flatMap(MomentumCurve.init(text:)) },
    read: { $0.momentumCurve.map { .string($0.text) } })

  /// How far things may be shifted, in points.
  private static let reach = -100_000.0...100_000

  /// Whether it wraps is an option of the style, whose default differs.
  private static let wraps = DocumentField(
    facts: .toggle(
      "wraps", "Wraps", "Whether the last item is followed by the first; the style says where nothing else does",
      property: "options.wrap"),
    group: .shape,
    write: { value, carousel in
      carousel.options.wrap = value?.boolean.map { .constant($0 ? 1 : 0) } ?? .default
    },
    read: { carousel in
      if case .default = carousel.options.wrap { return nil }
      let defaultValue = carousel.style.behavior.wraps
      let wraps = carousel.options.wrap.value(or: defaultValue ? 1 : 0) != 0
      return .boolean(wraps)
    })
}

extension Transitions {
  /// What can be seen on its way, by its name in documents.
  static let names: [(String, Transitions)] = [
    ("style", .style), ("axis", .axis), ("options", .options), ("viewport", .viewport),
  ]
}
