import CarouselEngine

/// The settings of a carousel that JavaScript knows by number. Their names are the element's attributes.
enum Setting: Int32, CaseIterable {
  case vertical, paging, bounces, scrollEnabled, stopAtItemBoundary, scrollToItemBoundary, centerItemWhenSelected
  case ignorePerpendicularSwipes
  case perspective, bounceDistance, decelerationRate, frictionCoefficient, scrollSpeed, autoscroll, itemWidth
  case maximumVisibleItems, transitionDuration, autoplay
  case contentOffset, viewpointOffset, focusPoint, panVector
  case transitions

  /// What values a setting has.
  enum Kind {
    /// Yes, everything but 0, or no.
    case flag
    case number
    /// An x and a y.
    case point
    /// Several of `Transitions.names`, as bits in that order.
    case transitions

    var name: StaticString {
      switch self {
      case .flag: "flag"
      case .number: "number"
      case .point: "point"
      case .transitions: "transitions"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .vertical, .paging, .bounces, .scrollEnabled, .stopAtItemBoundary, .scrollToItemBoundary,
      .centerItemWhenSelected, .ignorePerpendicularSwipes:
      .flag
    case .perspective, .bounceDistance, .decelerationRate, .frictionCoefficient, .scrollSpeed, .autoscroll, .itemWidth,
      .maximumVisibleItems, .transitionDuration, .autoplay:
      .number
    case .contentOffset, .viewpointOffset, .focusPoint, .panVector: .point
    case .transitions: .transitions
    }
  }

  var name: StaticString {
    switch self {
    case .vertical: "vertical"
    case .paging: "paging"
    case .bounces: "bounces"
    case .scrollEnabled: "scroll-enabled"
    case .stopAtItemBoundary: "stop-at-item-boundary"
    case .scrollToItemBoundary: "scroll-to-item-boundary"
    case .centerItemWhenSelected: "center-item-when-selected"
    case .ignorePerpendicularSwipes: "ignore-perpendicular-swipes"
    case .perspective: "perspective"
    case .bounceDistance: "bounce-distance"
    case .decelerationRate: "deceleration-rate"
    case .frictionCoefficient: "friction-coefficient"
    case .scrollSpeed: "scroll-speed"
    case .autoscroll: "autoscroll"
    case .itemWidth: "item-width"
    case .maximumVisibleItems: "maximum-visible-items"
    case .transitionDuration: "transition-duration"
    case .autoplay: "autoplay"
    case .contentOffset: "content-offset"
    case .viewpointOffset: "viewpoint-offset"
    case .focusPoint: "focus-point"
    case .panVector: "pan-vector"
    case .transitions: "transitions"
    }
  }

  func set(_ x: Double, _ y: Double, in controller: WebController) {
    if self == .autoplay { controller.autoplayInterval = x } else { controller.update { set(x, y, in: &$0) } }
  }

  private func set(_ x: Double, _ y: Double, in carousel: inout CarouselModel) {
    let isOn = x != 0
    switch self {
    case .vertical: carousel.axis.isVertical = isOn
    case .paging: carousel.isPagingEnabled = isOn
    case .bounces: carousel.bounces = isOn
    case .scrollEnabled: carousel.isScrollEnabled = isOn
    case .stopAtItemBoundary: carousel.stopsAtItemBoundary = isOn
    case .scrollToItemBoundary: carousel.scrollsToItemBoundary = isOn
    case .centerItemWhenSelected: carousel.centersItemWhenSelected = isOn
    case .ignorePerpendicularSwipes: carousel.ignoresPerpendicularSwipes = isOn
    case .perspective: carousel.perspective = x
    case .bounceDistance: carousel.bounceDistance = x
    case .decelerationRate: carousel.decelerationRate = x
    case .frictionCoefficient: carousel.frictionCoefficient = x
    case .scrollSpeed: carousel.scrollSpeed = x
    case .autoscroll: carousel.autoscroll = x
    case .itemWidth: carousel.givenItemLength = x
    case .maximumVisibleItems: carousel.maximumVisibleItems = whole(x)
    case .transitionDuration: carousel.transitionDuration = x
    case .autoplay: break
    case .contentOffset: carousel.contentOffset = Point2D(x: x, y: y)
    case .viewpointOffset: carousel.viewpointOffset = Point2D(x: x, y: y)
    case .focusPoint: carousel.focusPoint = Point2D(x: x, y: y)
    case .panVector: carousel.panVector = Point2D(x: x, y: y)
    case .transitions: carousel.transitions = Transitions(rawValue: whole(x))
    }
  }

  /// The value as numbers; what is not a point has it as `x`.
  func value(in controller: WebController) -> Point2D {
    self == .autoplay ? Point2D(controller.autoplayInterval) : controller.ask { value(in: $0) }
  }

  private func value(in carousel: CarouselModel) -> Point2D {
    switch self {
    case .vertical: Point2D(carousel.axis.isVertical)
    case .paging: Point2D(carousel.isPagingEnabled)
    case .bounces: Point2D(carousel.bounces)
    case .scrollEnabled: Point2D(carousel.isScrollEnabled)
    case .stopAtItemBoundary: Point2D(carousel.stopsAtItemBoundary)
    case .scrollToItemBoundary: Point2D(carousel.scrollsToItemBoundary)
    case .centerItemWhenSelected: Point2D(carousel.centersItemWhenSelected)
    case .ignorePerpendicularSwipes: Point2D(carousel.ignoresPerpendicularSwipes)
    case .perspective: Point2D(carousel.perspective)
    case .bounceDistance: Point2D(carousel.bounceDistance)
    case .decelerationRate: Point2D(carousel.decelerationRate)
    case .frictionCoefficient: Point2D(carousel.frictionCoefficient)
    case .scrollSpeed: Point2D(carousel.scrollSpeed)
    case .autoscroll: Point2D(carousel.autoscroll)
    case .itemWidth: Point2D(carousel.givenItemLength)
    case .maximumVisibleItems: Point2D(Double(carousel.maximumVisibleItems))
    case .transitionDuration: Point2D(carousel.transitionDuration)
    case .autoplay: Point2D(0)
    case .contentOffset: carousel.contentOffset
    case .viewpointOffset: carousel.viewpointOffset
    case .focusPoint: carousel.focusPoint
    case .panVector: carousel.panVector
    case .transitions: Point2D(Double(carousel.transitions.rawValue))
    }
  }
}

extension Point2D {
  fileprivate init(_ x: Double) { self.init(x: x, y: 0) }
  fileprivate init(_ isOn: Bool) { self.init(isOn ? 1 : 0) }
}

extension Transitions {
  /// The names of the changes, in the order of their bits.
  static let names: [StaticString] = ["style", "axis", "options", "viewport"]
}
