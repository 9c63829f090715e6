// Written by carousel-catalogue from the table of settings; see `CarouselSetting`.
import CarouselEngine

// Those named like properties of AdwCarousel do the same as there.
extension WidgetProperty {
  /// The settings of the engine, except for the axis, which is the orientation.
  static let settings: [WidgetProperty] = [
    .number("perspective", .perspective, default: -0.002, in: -1...1, "The m34 of the camera, −1 / its distance"),
    .coordinate(
      "content-offset-x", .contentOffset, \.x, default: 0, in: -100000...100000,
      "Shifts the items, and the vanishing point with them"),
    .coordinate(
      "content-offset-y", .contentOffset, \.y, default: 0, in: -100000...100000,
      "Shifts the items, and the vanishing point with them"),
    .coordinate(
      "viewpoint-offset-x", .viewpointOffset, \.x, default: 0, in: -100000...100000,
      "Shifts the eye: items move the opposite way, and the vanishing point changes"),
    .coordinate(
      "viewpoint-offset-y", .viewpointOffset, \.y, default: 0, in: -100000...100000,
      "Shifts the eye: items move the opposite way, and the vanishing point changes"),
    .coordinate(
      "focus-point-x", .focusPoint, \.x, default: 0.5, in: 0...1,
      "Where the current item rests, as a share of the carousel's size"),
    .coordinate(
      "focus-point-y", .focusPoint, \.y, default: 0.5, in: 0...1,
      "Where the current item rests, as a share of the carousel's size"),
    .number(
      "item-width", .itemWidth, default: 0, in: 0...100000,
      "The length of an item along the axis; 0 takes that of the first item"),
    .choice(
      "item-sizing", .itemSizing, type: ItemSizingType.type,
      "Whether all items are as long as the first one or as given, or each as long as its own view"),
    .number(
      "items-per-view", .itemsPerView, default: 0, in: 0...1000,
      "How many items fit side by side, which makes their length; 0 takes the item length"),
    .coordinate(
      "insets-x", .insets, \.x, default: 0, in: 0...100000,
      "The space before the first and after the last item along the axis"),
    .coordinate(
      "insets-y", .insets, \.y, default: 0, in: 0...100000,
      "The space before the first and after the last item along the axis"),
    .number(
      "alignment", .alignment, default: 0.5, in: 0...1,
      "The share of the carousel on which the same share of the current item rests: 0 is the start, 1 the end"),
    .choice(
      "cross-alignment", .crossAlignment, type: CrossAlignmentType.type,
      "Where items rest across the axis: in the middle, at the start or the end, or as large as the carousel"),
    .flag(
      "auto-height", .autoHeight, default: false,
      "Whether the carousel is as high as its current item; no effect in a vertical one"),
    .flag(
      "contain", .contain, default: false,
      "Whether there is no empty space before the first and after the last item; no effect when wrapped"),
    .count(
      "maximum-visible-items", .maximumVisibleItems, default: 0, in: 0...1000,
      "The maximum number of items shown at once; 0 is no limit"),
    .transitions(
      "transitions", .transitions,
      "Which changes are shown as a transition from the old layout to the new one"),
    .number("transition-duration", .transitionDuration, default: 0.4, in: 0...60, "The duration of a transition"),
    .number("scroll-speed", .scrollSpeed, default: 1, in: 0...100, "How much faster a flick is than the finger"),
    .number(
      "friction-coefficient", .frictionCoefficient, default: 1, in: 0.01...100,
      "How fast a flick loses speed, as a multiple of the motion profile's rate"),
    .flag(
      "bounces", .bounces, default: true,
      "Whether dragging past the first or last item overscrolls; no effect when wrapped"),
    .number(
      "bounce-distance", .bounceDistance, default: 1, in: 0...100,
      "How far it overscrolls: in items with the classic motion, in viewports with the others"),
    .count(
      "group-size", .groupSize, default: 1, in: 0...1000,
      "The number of items that scroll as a page; 0 is as many as fit"),
    .choice(
      "snap", .snap, type: SnapModeType.type,
      "Where it comes to rest: always on a snap position, only if it would stop near one, or anywhere"),
    .flag(
      "allow-long-swipes", .paging, isInverted: true, default: true,
      "Whether a swipe may move by more than one item"),
    .flag("stop-at-item-boundary", .stopAtItemBoundary, default: true, "Whether a flick ends exactly on an item"),
    .flag(
      "scroll-to-item-boundary", .scrollToItemBoundary, default: true,
      "Whether it snaps to the nearest item when it settles"),
    .number(
      "autoscroll", .autoscroll, default: 0, in: -1000...1000,
      "A steady movement; positive values scroll towards higher indexes"),
    .flag("interactive", .scrollEnabled, default: true, "Whether the user can scroll it; programs always can"),
    .flag(
      "center-item-when-selected", .centerItemWhenSelected, default: true,
      "Whether a tap brings an item to the centre, and controls work in the current item only"),
    .coordinate(
      "pan-vector-x", .panVector, \.x, default: 0, in: -10000...10000,
      "Where higher indexes lie on the screen, opposite to the swipes that lead there; 0 leaves it to the style"),
    .coordinate(
      "pan-vector-y", .panVector, \.y, default: 0, in: -10000...10000,
      "Where higher indexes lie on the screen, opposite to the swipes that lead there; 0 leaves it to the style"),
    .flag(
      "ignore-perpendicular-swipes", .ignorePerpendicularSwipes, default: true,
      "Whether drags across the axis are left to the surroundings"),
    .number("deceleration-rate", .decelerationRate, default: 0.95, in: 0...1, "How slowly a flick loses speed"),
    .number(
      "autoplay", .autoplay, default: 0, in: 0...86400,
      "The interval after which it advances by itself; 0 is off"),
    .flag(
      "rewind", .rewind, default: false,
      "Whether buttons and keys lead from the last page to the first one, and back; no effect when wrapped"),
    .flag(
      "autoplay-stops-at-end", .autoplayStopsAtEnd, default: false,
      "Whether autoplay ends at the last item instead of going back to the first; no effect when wrapped"),
    .choice("drag", .drag, type: DragInputType.type, "Which pointers drag it: all, only fingers and pens, or none"),
    .flag("wheel", .wheel, default: true, "Whether wheels and trackpads scroll it"),
    .flag("keys", .keys, default: true, "Whether arrow keys scroll it"),
  ]
}
