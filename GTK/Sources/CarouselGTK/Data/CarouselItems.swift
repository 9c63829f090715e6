/// Items created by a closure. A carousel references them strongly, unlike other data sources, since nobody else does.
///
/// ```swift
/// carousel.dataSource = CarouselItems(count: 1_000_000) { index, reused in
///   let label = reused ?? gtk_label_new(nil)!
///   gtk_label_set_text(OpaquePointer(label), "\(index)")
///   return label
/// }
/// ```
public final class CarouselItems: CarouselDataSource {
  /// The number of items. Tell the carousel when it has changed.
  public var count: Int
  /// The number of placeholders.
  public var placeholderCount = 0
  /// Returns the accessible label of an item.
  public var label: ((_ index: Int) -> String?)?
  /// Returns the length of an item along the axis, in points; see `CarouselDataSource`.
  public var length: ((_ index: Int) -> Double)?
  /// Returns the time of autoplay at an item, in seconds; see `CarouselDataSource`.
  public var autoplayInterval: ((_ index: Int) -> Double)?
  /// Called when a widget is recycled.
  public var recycled: ((_ widget: WidgetPointer, _ index: Int) -> Void)?

  private let item: (Int, WidgetPointer?) -> WidgetPointer
  private let placeholder: ((Int, WidgetPointer?) -> WidgetPointer)?

  /// Creates items with a closure of the index and, if there is one, a recycled widget.
  /// - Parameter placeholder: Returns the widget of a placeholder; if it is not given, placeholders look like items.
  public init(
    count: Int, placeholders: Int = 0, placeholder: ((_ index: Int, _ reused: WidgetPointer?) -> WidgetPointer)? = nil,
    item: @escaping (_ index: Int, _ reused: WidgetPointer?) -> WidgetPointer
  ) {
    self.count = count
    self.item = item
    self.placeholder = placeholder
    placeholderCount = placeholders
  }

  public func numberOfItems(in carousel: Carousel) -> Int { count }
  public func numberOfPlaceholders(in carousel: Carousel) -> Int { placeholderCount }

  public func carousel(_ carousel: Carousel, widgetForItemAt index: Int, reusing widget: WidgetPointer?)
    -> WidgetPointer
  {
    item(index, widget)
  }

  public func carousel(_ carousel: Carousel, widgetForPlaceholderAt index: Int, reusing widget: WidgetPointer?)
    -> WidgetPointer
  {
    (placeholder ?? item)(index, widget)
  }

  public func carousel(_ carousel: Carousel, labelForItemAt index: Int) -> String? { label?(index) }

  public func carousel(_ carousel: Carousel, lengthOfItemAt index: Int) -> Double { length?(index) ?? 0 }

  public func carousel(_ carousel: Carousel, autoplayIntervalForItemAt index: Int) -> Double {
    autoplayInterval?(index) ?? 0
  }

  public func carousel(_ carousel: Carousel, didRecycle widget: WidgetPointer, fromItemAt index: Int) {
    recycled?(widget, index)
  }
}
