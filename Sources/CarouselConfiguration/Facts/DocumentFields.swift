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
        sensible: -400...400, step: 1, unit: .points, standard: [:], property: "contentOffset"),
      .view, \.contentOffset),
    point(
      .point(
        "viewpointOffset", "Viewpoint offset", "Shifts the eye: items go the other way, and are seen from aside",
        in: reach, sensible: -400...400, step: 1, unit: .points, standard: [:], property: "viewpointOffset"),
      .view, \.viewpointOffset),
    host(
      .point(
        "focusPoint", "Focus point", "Where the current item rests, as a share of the carousel's size", in: 0...1,
        sensible: 0...1, step: 0.01, unit: .share, standard: ["x": 0.5, "y": 0.5], property: "focusPoint"),
      .view),
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
    number(
      .number(
        "scrollSpeed", "Flick speed", "By how much a flick is faster than the finger", in: 0...100, sensible: 0...4,
        step: 0.1, unit: .times, property: "scrollSpeed"),
      .movement, \.scrollSpeed),
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
    boolean(
      .toggle(
        "ignorePerpendicularSwipes", "Ignore swipes across", "Whether drags across the axis are left to others",
        property: "ignoresPerpendicularSwipes"),
      .gestures, \.ignoresPerpendicularSwipes),
    host(
      .number(
        "autoplay", "Autoplay", "Seconds after which it goes on by itself; 0 is off", in: 0...86_400, sensible: 0...20,
        step: 0.5, unit: .seconds, standard: 0)),
    host(.toggle("controls", "Buttons", "Whether it draws buttons to go on and back", standard: false)),
    host(
      .choice(
        "indicator", "Indicator", "Whether it draws where it is, and how", of: ["none", "dots", "count"],
        standard: "none")),
  ]

  /// How far things may be shifted, in points.
  private static let reach = -100_000.0...100_000

  /// Whether it wraps is an option of the style, whose default differs.
  private static let wraps = DocumentField(
    facts: .toggle(
      "wraps", "Wraps", "Whether the last item is followed by the first; the style says where nothing else does",
      property: "options.wrap"),
    group: .shape,
    write: { value, carousel in
      carousel.options.wrap = value?.boolean.map { .constant($0 ? 1 : 0) } ?? .standard
    },
    read: { carousel in
      if case .standard = carousel.options.wrap { return nil }
      let standard = carousel.style.behavior.wraps
      let wraps = carousel.options.wrap.value(or: standard ? 1 : 0) != 0
      return .boolean(wraps)
    })
}
