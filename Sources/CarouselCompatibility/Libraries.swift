#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselViews

  // The libraries that iCarousel's guide recommended.

  /// An image view that loads from a URL.
  @available(*, deprecated, renamed: "ItemImageView")
  public typealias AsyncImageView = ItemImageView

  /// A view with its reflection.
  @available(*, deprecated, message: "Put the view into a ReflectedView.")
  public typealias ReflectionView = ReflectedView

  /// An image view with effects.
  @available(*, deprecated, message: "Put an ItemImageView into a ReflectedView or a ShadowView.")
  public typealias FXImageView = ItemImageView

  /// A view of pages.
  @available(*, deprecated, message: "Use a CarouselView whose isPagingEnabled is true.")
  public typealias SwipeView = CarouselView
#endif
