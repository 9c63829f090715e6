// The items as a plain list.
extension CarouselModel {
  /// The axis along which the items are laid out: `axis`, or from top to bottom in a list.
  public var layoutAxis: CarouselAxis { isList ? .vertical : axis }

  /// The options of the layout.
  var layoutOptions: StyleOptions { isList ? Self.listOptions : options }

  /// The carousel with the settings of a list. The current item is at the top, and the last one can be, so that keys reach all.
  var listed: CarouselModel {
    var list = self
    #if !hasFeature(Embedded)
      list.isList = false
    #endif
    (list.style, list.axis) = (.linear, .vertical)
    (list.alignment, list.isContained, list.groupSize, list.itemSizing) = (0, false, 1, .uniform)
    (list.crossAlignment, list.adjustsHeight) = (.center, false)
    (list.givenItemLength, list.itemsPerView, list.gap, list.insets) = (0, 0, Feel.listGap, .zero)
    (list.focusPoint, list.viewpointOffset, list.panVector) = (Point2D(x: 0.5, y: 0.5), .zero, .zero)
    return list
  }

  /// As many items as fill it, and more, which screen readers then find without scrolling.
  private static var listOptions: StyleOptions {
    var options = StyleOptions()
    options.visibleItems = .computed { max($0, Feel.listedItems) }
    return options
  }

  /// Whether a swipe moves by one snap position: not in a list.
  var isPaging: Bool { isPagingEnabled && !isList }

  /// Whether a carousel that would stop at a position snaps to the nearest one: not in a list.
  func attracts(_ position: Double) -> Bool { !isList && snap.attracts(position, track) }
}
