import CarouselEngine

/// Everything that can be done to a carousel, as a value: what a session is written down in.
enum Input {
  case setTime(Double)
  case frame(Double)
  case style(String)
  case vertical(Bool)
  case viewport(Size)
  case perspective(Double)
  case contentOffset(Point)
  case viewpointOffset(Point)
  case itemLength(Double)
  case property(Property, Double)
  case option(StyleOption, Double?)
  case counts(items: Int, placeholders: Int)
  case setNeedsLayout
  case reloadData
  case setScrollOffset(Double)
  case scrollToItem(Int, Double)
  case scrollByItems(Int, Double)
  case scrollToOffset(Double, Double)
  case scrollByOffset(Double, Double)
  case insertItem(Int, Bool)
  case removeItem(Int, Bool)
  case reloadItem(Int, Bool)
  case touchDown
  case touchUp
  case beginDragging(Point)
  case drag(Point, Point)
  case endDragging
  case tap(Point)

  /// The settings that are plain numbers, or switches as 0 and 1.
  enum Property: String {
    case bounces, bounceDistance, decelerationRate, scrollSpeed, isScrollEnabled, isPagingEnabled
    case stopsAtItemBoundary, scrollsToItemBoundary, centersItemWhenSelected, ignoresPerpendicularSwipes, autoscroll
  }
}

extension CarouselController<ReplayHost> {
  func apply(_ input: Input) {
    switch input {
    case .setTime(let time): setTime(time)
    case .frame(let time): frame(at: time)
    case .style(let name): update { $0.style = .named(name, itemLength: $0.itemLength) }
    case .vertical(let isVertical): update { $0.axis = isVertical ? .vertical : .horizontal }
    case .viewport(let size): update { $0.viewport = size }
    case .perspective(let value): update { $0.perspective = value }
    case .contentOffset(let value): update { $0.contentOffset = value }
    case .viewpointOffset(let value): update { $0.viewpointOffset = value }
    case .itemLength(let value): update { $0.givenItemLength = value }
    case .property(let property, let value): update { $0.set(property, to: value) }
    case .option(let option, let value): update { $0.options[option] = value.map(Option.constant) ?? .standard }
    case .counts(let items, let placeholders):
      host.content.items = items
      host.content.placeholders = placeholders
    case .setNeedsLayout: update { $0.setNeedsLayout() }
    case .reloadData: reloadData()
    case .setScrollOffset(let offset): update { $0.setScrollOffset(offset) }
    case .scrollToItem(let index, let duration): update { $0.scroll(toItemAt: index, duration: duration) }
    case .scrollByItems(let count, let duration): update { $0.scroll(byItems: count, duration: duration) }
    case .scrollToOffset(let offset, let duration): update { $0.scroll(toOffset: offset, duration: duration) }
    case .scrollByOffset(let offset, let duration): update { $0.scroll(byOffset: offset, duration: duration) }
    case .insertItem(let index, let isAnimated): insertItem(at: index, animated: isAnimated)
    case .removeItem(let index, let isAnimated): removeItem(at: index, animated: isAnimated)
    case .reloadItem(let index, let isAnimated): reloadItem(at: index, animated: isAnimated)
    case .touchDown: update { $0.touchDown() }
    case .touchUp: update { $0.touchUp() }
    case .beginDragging(let translation): update { $0.beginDragging(translation: translation) }
    case .drag(let translation, let velocity): update { $0.drag(translation: translation, velocity: velocity) }
    case .endDragging: update { $0.endDragging() }
    case .tap(let point): tap(at: point)
    }
  }
}

extension Carousel {
  fileprivate mutating func set(_ property: Input.Property, to value: Double) {
    switch property {
    case .bounces: bounces = value != 0
    case .bounceDistance: bounceDistance = value
    case .decelerationRate: decelerationRate = value
    case .scrollSpeed: scrollSpeed = value
    case .isScrollEnabled: isScrollEnabled = value != 0
    case .isPagingEnabled: isPagingEnabled = value != 0
    case .stopsAtItemBoundary: stopsAtItemBoundary = value != 0
    case .scrollsToItemBoundary: scrollsToItemBoundary = value != 0
    case .centersItemWhenSelected: centersItemWhenSelected = value != 0
    case .ignoresPerpendicularSwipes: ignoresPerpendicularSwipes = value != 0
    case .autoscroll: autoscroll = value
    }
  }
}

extension AnyStyle {
  /// A style by the original's name of it; the scenarios' custom style for `custom`.
  fileprivate static func named(_ name: String, itemLength: Double) -> AnyStyle {
    if let style = StyleCatalogue.allCases.first(where: { "\($0)" == name }) { return style.style }
    return AnyStyle { offset, scene in
      // The recorded custom style moves along x whatever the axis.
      Placement(
        scene.base.translated(x: offset * scene.itemLength * 1.1, y: 20 * offset * offset, z: -50 * abs(offset)))
    }
  }
}
