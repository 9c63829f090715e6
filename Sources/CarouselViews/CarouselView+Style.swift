#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// The appearance of items by their offset; `linear` by default.
    public var style: AnyCarouselStyle {
      get { controller.carousel.style }
      set { update { $0.style = newValue } }
    }

    /// The options of the style that differ from its defaults.
    public var options: StyleOptions {
      get { controller.carousel.options }
      set { update { $0.options = newValue } }
    }

    /// Whether the last item is followed by the first. The style's default applies until it is set; `options.wrap =
    /// .default` restores that.
    public var wraps: Bool {
      get { controller.carousel.wraps }
      set { options.wrap = newValue ? 1 : 0 }
    }
  }
#endif
