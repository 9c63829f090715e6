/// Gives a carousel its items. Kept weakly.
public protocol CarouselDataSource: AnyObject {
  /// How many items there are; negative counts as 0.
  func numberOfItems(in carousel: Carousel) -> Int
  /// The widget of an item: one that is used again, with new content, or a new one. One that stands elsewhere already
  /// is not shown.
  func carousel(_ carousel: Carousel, widgetForItemAt index: Int, reusing widget: Widget?) -> Widget
  /// How many placeholders there are; none by default. They stand before the first item and after the last, half of them
  /// on each side, and are hidden where the carousel wraps.
  func numberOfPlaceholders(in carousel: Carousel) -> Int
  /// The widget of a placeholder. Its index is below 0, or from the number of items on.
  func carousel(_ carousel: Carousel, widgetForPlaceholderAt index: Int, reusing widget: Widget?) -> Widget
  /// The name of an item for assistive technology; nil where its own widgets say it.
  func carousel(_ carousel: Carousel, labelForItemAt index: Int) -> String?
  /// The widget of an item is off-screen and waits to be used again: what still loads for it may be cancelled.
  func carousel(_ carousel: Carousel, didRecycle widget: Widget, fromItemAt index: Int)
}

extension CarouselDataSource {
  public func numberOfPlaceholders(in carousel: Carousel) -> Int { 0 }
  public func carousel(_ carousel: Carousel, widgetForPlaceholderAt index: Int, reusing widget: Widget?) -> Widget {
    self.carousel(carousel, widgetForItemAt: index, reusing: widget)
  }
  public func carousel(_ carousel: Carousel, labelForItemAt index: Int) -> String? { nil }
  public func carousel(_ carousel: Carousel, didRecycle widget: Widget, fromItemAt index: Int) {}
}
