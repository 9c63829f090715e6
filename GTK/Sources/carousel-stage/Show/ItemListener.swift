import CarouselGTK

/// Records the events of single items, and answers what they are asked.
final class ItemListener: CarouselDelegate {
  private let hear: ([Any]) -> Void
  /// Whether autoplay may advance.
  var mayAdvance = true

  init(_ hear: @escaping ([Any]) -> Void) {
    self.hear = hear
  }

  func carousel(_ carousel: Carousel, willLayOut widget: WidgetPointer, atOffset offset: Double) {
    hear(["willLayOut", widget.name, offset])
  }
  func carousel(_ carousel: Carousel, didLayOut widget: WidgetPointer, atOffset offset: Double) {
    hear(["didLayOut", widget.name, offset])
  }
  func carousel(_ carousel: Carousel, willDisplay widget: WidgetPointer, forItemAt index: Int) {
    hear(["willDisplay", index])
  }
  func carousel(_ carousel: Carousel, didDisplay widget: WidgetPointer, forItemAt index: Int) {
    hear(["didDisplay", index])
  }
  func carousel(_ carousel: Carousel, didEndDisplaying widget: WidgetPointer, forItemAt index: Int) {
    hear(["didEndDisplaying", index])
  }
  func carouselShouldAdvance(_ carousel: Carousel) -> Bool { mayAdvance }
  func carousel(_ carousel: Carousel, didTap widget: WidgetPointer, forItemAt index: Int) { hear(["didTap", index]) }
}
