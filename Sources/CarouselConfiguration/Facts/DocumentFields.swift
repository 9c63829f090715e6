import CarouselEngine

extension DocumentField {
  /// The fields of a document except its version, style, motion and decorations, in their order.
  package static let all: [DocumentField] = [
    axis,
    wraps,
    setting(
      .perspective, .view, "Perspective", "The m34 of the camera, −1 / its distance", in: -1...1, sensible: -0.01...0,
      step: 0.0001),
    setting(
      .contentOffset, .view, "Content offset", "Shifts the items, and the vanishing point with them", in: reach,
      sensible: -400...400, unit: .points),
    setting(
      .viewpointOffset, .view, "Viewpoint offset",
      "Shifts the eye: items move the opposite way, and the vanishing point changes", in: reach, sensible: -400...400,
      unit: .points),
    setting(
      .focusPoint, .view, "Focus point", "Where the current item rests, as a share of the carousel's size", in: 0...1,
      step: 0.01, unit: .share),
    setting(
      .itemWidth, .view, "Item length", "The length of an item along the axis; 0 takes that of the first item",
      in: 0...100_000, sensible: 0...800, unit: .points),
    setting(
      .itemSizing, .view, "Item sizing",
      "Whether all items are as long as the first one or as given, or each as long as its own view"),
    setting(
      .itemsPerView, .view, "Items per view",
      "How many items fit side by side, which makes their length; 0 takes the item length", in: 0...1000,
      sensible: 0...10, step: 0.5, unit: .items),
    setting(
      .gap, .view, "Gap", "The space between neighbours along the axis", in: 0...100_000, sensible: 0...100,
      unit: .points),
    setting(
      .insets, .view, "Insets", "The space before the first and after the last item along the axis", in: 0...100_000,
      sensible: 0...200, unit: .points),
    setting(
      .alignment, .view, "Alignment",
      "The share of the carousel on which the same share of the current item rests: 0 is the start, 1 the end",
      in: 0...1, step: 0.05, unit: .share),
    setting(
      .crossAlignment, .view, "Cross alignment",
      "Where items rest across the axis: in the middle, at the start or the end, or as large as the carousel"),
    setting(
      .autoHeight, .view, "Automatic height",
      "Whether the carousel is as high as its current item; no effect in a vertical one"),
    setting(
      .contain, .view, "Contain",
      "Whether there is no empty space before the first and after the last item; no effect when wrapped"),
    setting(
      .maximumVisibleItems, .view, "Maximum visible items", "The maximum number of items shown at once; 0 is no limit",
      in: 0...1000, sensible: 0...40, unit: .items),
    setting(
      .transitions, .view, "Transitions", "Which changes are shown as a transition from the old layout to the new one"),
    setting(
      .transitionDuration, .view, "Transition", "The duration of a transition", in: 0...60, sensible: 0...2,
      step: 0.05, unit: .seconds),
    setting(
      .scrollSpeed, .movement, "Flick speed", "How much faster a flick is than the finger", in: 0...100,
      sensible: 0...4, step: 0.1, unit: .times),
    setting(
      .frictionCoefficient, .movement, "Friction",
      "How fast a flick loses speed, as a multiple of the motion profile's rate", in: Feel.frictionCoefficient,
      sensible: 0.1...3, step: 0.1, unit: .times),
    momentumCurve,
    setting(
      .bounces, .movement, "Bounces",
      "Whether dragging past the first or last item overscrolls; no effect when wrapped"),
    setting(
      .bounceDistance, .movement, "Bounce distance",
      "How far it overscrolls: in items with the classic motion, in viewports with the others", in: 0...100,
      sensible: 0...3, step: 0.1, unit: .times),
    setting(
      .groupSize, .movement, "Group size", "The number of items that scroll as a page; 0 is as many as fit",
      in: 0...1000, sensible: 0...10, unit: .items),
    setting(
      .snap, .movement, "Snap",
      "Where it comes to rest: always on a snap position, only if it would stop near one, or anywhere"),
    setting(.paging, .movement, "Paging", "Whether a swipe moves by one item at most"),
    setting(.stopAtItemBoundary, .movement, "Stop at items", "Whether a flick ends exactly on an item"),
    setting(
      .scrollToItemBoundary, .movement, "Snap to items", "Whether it snaps to the nearest item when it settles"),
    setting(
      .autoscroll, .movement, "Autoscroll", "A steady movement; positive values scroll towards higher indexes",
      in: -1000...1000, sensible: -3...3, step: 0.1, unit: .itemsPerSecond),
    setting(
      .scrollEnabled, .gestures, "Scrolling by hand", "Whether the user can scroll it; programs always can"),
    setting(
      .centerItemWhenSelected, .gestures, "Centre the selected item",
      "Whether a tap brings an item to the centre, and controls work in the current item only"),
    setting(
      .panVector, .gestures, "Swipe direction",
      "The direction on the screen in which swipes scroll to higher indexes; 0 leaves it to the style",
      in: -10_000...10_000, sensible: -1...1, step: 0.1),
    setting(
      .ignorePerpendicularSwipes, .gestures, "Ignore perpendicular swipes",
      "Whether drags across the axis are left to the surroundings"),
    host(
      .number(
        "autoplay", "Autoplay", "The interval after which it advances by itself; 0 is off", in: 0...86_400,
        sensible: 0...20, step: 0.5, unit: .seconds, defaultValue: 0)),
    host(
      .toggle("controls", "Buttons", "Whether it shows buttons for the previous and next item", defaultValue: false)),
    host(
      .choice(
        "indicator", "Indicator", "How it shows the position: not at all, as dots, or as a count",
        of: ["none", "dots", "count"], defaultValue: "none")),
  ]

  /// The maximum offset, in points.
  private static let reach = -100_000.0...100_000

  /// Documents name both axes, since a flag would leave one of them without a name.
  private static let axis = DocumentField(
    facts: .choice(
      "axis", "Axis", "The direction in which items follow each other", of: ["horizontal", "vertical"],
      defaultValue: "horizontal", property: "axis"),
    group: .shape,
    write: { value, carousel in carousel.axis.isVertical = value?.string == "vertical" },
    read: { $0.axis.isVertical ? "vertical" : nil })

  /// The axis as a flag, which the engine and attributes have in place of its name.
  static let vertical = setting(.vertical, .shape, "Vertical", "Whether items follow each other from top to bottom")

  /// The curve of a flick; without one the motion profile decides.
  private static let momentumCurve = DocumentField(
    facts: Field(
      name: "momentumCurve", title: "Momentum curve",
      summary: "The easing of a flick's deceleration; by default the motion profile's own", shape: .curve,
      property: "momentumCurve"),
    group: .movement,
    write: { value, carousel in carousel.momentumCurve = value?.string.flatMap(MomentumCurve.init(text:)) },
    read: { $0.momentumCurve.map { .string($0.text) } })

  /// Wrapping is an option of the style, with a default that depends on the style.
  private static let wraps = DocumentField(
    facts: .toggle(
      "wraps", "Wraps", "Whether the last item is followed by the first; by default the style decides",
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
  /// The changes by their names in documents.
  static let names: [(String, Transitions)] = [
    ("style", .style), ("axis", .axis), ("options", .options), ("viewport", .viewport),
  ]
}
