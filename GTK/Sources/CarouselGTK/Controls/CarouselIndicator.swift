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
  /// - Parameter carousel: The widget of a `Carousel`, or an AdwCarousel.
  public init(_ kind: Kind = .dots, of carousel: WidgetPointer? = nil) {
    widget = IndicatorWidget.make()
    let indicator = IndicatorWidget.indicator(of: widget)
    indicator?.kind = kind
    indicator?.carousel = carousel
  }
}
