/// Provides a carousel with its items. Referenced weakly.
public protocol CarouselDataSource: AnyObject {
  /// Returns the number of items; negative values count as 0.
  func numberOfItems(in carousel: Carousel) -> Int
  /// Returns the widget of an item: a recycled one with new content, or a new one. A widget that already has another
  /// parent is not shown.
  func carousel(_ carousel: Carousel, widgetForItemAt index: Int, reusing widget: WidgetPointer?) -> WidgetPointer
  /// Returns the length of an item along the axis, in points, if the carousel's items have lengths of their
  /// own: it replaces that of its widget. 0 by default, which leaves it; so do negative and invalid values.
  func carousel(_ carousel: Carousel, lengthOfItemAt index: Int) -> Double
  /// Returns the time of autoplay at an item, in seconds: infinite until `itemDidEnd(at:)` tells that its content has ended. 0 by default,
  /// which leaves the carousel's interval; so do negative and invalid values.
  func carousel(_ carousel: Carousel, autoplayIntervalForItemAt index: Int) -> Double
  /// Returns the number of placeholders; none by default. They are placed before the first item and after the last,
  /// half of them on each side, and are hidden if the carousel wraps.
  func numberOfPlaceholders(in carousel: Carousel) -> Int
  /// Returns the widget of a placeholder. Its index is below 0, or from the number of items on.
  func carousel(_ carousel: Carousel, widgetForPlaceholderAt index: Int, reusing widget: WidgetPointer?)
    -> WidgetPointer
  /// Returns the accessible label of an item; nil if its own widgets provide one.
  func carousel(_ carousel: Carousel, labelForItemAt index: Int) -> String?
  /// Called when the widget of an item is recycled: anything that is still loading for it can be cancelled.
  func carousel(_ carousel: Carousel, didRecycle widget: WidgetPointer, fromItemAt index: Int)
}

extension CarouselDataSource {
  public func carousel(_ carousel: Carousel, lengthOfItemAt index: Int) -> Double { 0 }
  public func carousel(_ carousel: Carousel, autoplayIntervalForItemAt index: Int) -> Double { 0 }
  public func numberOfPlaceholders(in carousel: Carousel) -> Int { 0 }
  public func carousel(_ carousel: Carousel, widgetForPlaceholderAt index: Int, reusing widget: WidgetPointer?)
    -> WidgetPointer
  {
    self.carousel(carousel, widgetForItemAt: index, reusing: widget)
  }
  public func carousel(_ carousel: Carousel, labelForItemAt index: Int) -> String? { nil }
  public func carousel(_ carousel: Carousel, didRecycle widget: WidgetPointer, fromItemAt index: Int) {}
}
