import CGtk4

/// An indicator of the position of a carousel, a widget of its own: for this module's carousels and for AdwCarousel. A
/// click on a dot or a line scrolls to its item.
///
/// ```swift
/// gtk_box_append(box, CarouselIndicator(.lines, of: carousel.widget).widget)
/// ```
public struct CarouselIndicator {
  /// How the position is shown.
  public enum Kind: String, CaseIterable, Sendable {
    /// Dots; if there are many items, those around the current one.
    case dots
    /// Lines, of as many items as there would be dots.
    case lines
    /// A count, as in "3 / 12".
    case count
  }

  /// The widget.
  public let widget: WidgetPointer

  /// Creates an indicator of a carousel, which may go before it.
  /// - Parameters:
  ///   - carousel: The widget of a `Carousel`, or an AdwCarousel.
  ///   - showsAutoplayProgress: Whether the current dot or line fills while the time of autoplay at the current item passes. A count
  ///     shows no time, nor does an AdwCarousel have one.
  public init(_ kind: Kind = .dots, of carousel: WidgetPointer? = nil, showsAutoplayProgress: Bool = false) {
    widget = IndicatorWidget.make()
    let indicator = IndicatorWidget.indicator(of: widget)
    indicator?.kind = kind
    indicator?.showsAutoplayProgress = showsAutoplayProgress
    indicator?.carousel = carousel
  }
}
