import CarouselEngine

/// The settings of a carousel that JavaScript knows by number. Their names are the element's attributes; a mark at the
/// end tells the kind: `?` yes or no, `#` a number, `@` a point.
enum Setting: Int32, CaseIterable {
  case vertical, paging, bounces, scrollEnabled, stopAtItemBoundary, scrollToItemBoundary, centerItemWhenSelected
  case ignorePerpendicularSwipes
  case perspective, bounceDistance, decelerationRate, scrollSpeed, autoscroll, itemWidth, maximumVisibleItems
  case contentOffset, viewpointOffset

  var name: StaticString {
    switch self {
    case .vertical: "vertical?"
    case .paging: "paging?"
    case .bounces: "bounces?"
    case .scrollEnabled: "scroll-enabled?"
    case .stopAtItemBoundary: "stop-at-item-boundary?"
    case .scrollToItemBoundary: "scroll-to-item-boundary?"
    case .centerItemWhenSelected: "center-item-when-selected?"
    case .ignorePerpendicularSwipes: "ignore-perpendicular-swipes?"
    case .perspective: "perspective#"
    case .bounceDistance: "bounce-distance#"
    case .decelerationRate: "deceleration-rate#"
    case .scrollSpeed: "scroll-speed#"
    case .autoscroll: "autoscroll#"
    case .itemWidth: "item-width#"
    case .maximumVisibleItems: "maximum-visible-items#"
    case .contentOffset: "content-offset@"
    case .viewpointOffset: "viewpoint-offset@"
    }
  }

  func set(_ x: Double, _ y: Double, in carousel: inout Carousel) {
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
    case .scrollSpeed: carousel.scrollSpeed = x
    case .autoscroll: carousel.autoscroll = x
    case .itemWidth: carousel.givenItemLength = x
    case .maximumVisibleItems: carousel.maximumVisibleItems = whole(x)
    case .contentOffset: carousel.contentOffset = Point(x: x, y: y)
    case .viewpointOffset: carousel.viewpointOffset = Point(x: x, y: y)
    }
  }

  /// The setting; of a point the x.
  func value(in carousel: Carousel) -> Double {
    switch self {
    case .vertical: carousel.axis.isVertical ? 1 : 0
    case .paging: carousel.isPagingEnabled ? 1 : 0
    case .bounces: carousel.bounces ? 1 : 0
    case .scrollEnabled: carousel.isScrollEnabled ? 1 : 0
    case .stopAtItemBoundary: carousel.stopsAtItemBoundary ? 1 : 0
    case .scrollToItemBoundary: carousel.scrollsToItemBoundary ? 1 : 0
    case .centerItemWhenSelected: carousel.centersItemWhenSelected ? 1 : 0
    case .ignorePerpendicularSwipes: carousel.ignoresPerpendicularSwipes ? 1 : 0
    case .perspective: carousel.perspective
    case .bounceDistance: carousel.bounceDistance
    case .decelerationRate: carousel.decelerationRate
    case .scrollSpeed: carousel.scrollSpeed
    case .autoscroll: carousel.autoscroll
    case .itemWidth: carousel.givenItemLength
    case .maximumVisibleItems: Double(carousel.maximumVisibleItems)
    case .contentOffset: carousel.contentOffset.x
    case .viewpointOffset: carousel.viewpointOffset.x
    }
  }
}
