import CarouselGTK

/// Hears what happens to single items.
final class ItemListener: CarouselDelegate {
  private let hear: ([Any]) -> Void

  init(_ hear: @escaping ([Any]) -> Void) {
    self.hear = hear
  }

  func carousel(_ carousel: Carousel, willLayOut widget: Widget, atOffset offset: Double) {
    hear(["willLayOut", widget.name, offset])
  }
  func carousel(_ carousel: Carousel, didLayOut widget: Widget, atOffset offset: Double) {
    hear(["didLayOut", widget.name, offset])
  }
  func carousel(_ carousel: Carousel, willDisplay widget: Widget, forItemAt index: Int) {
    hear(["willDisplay", index])
  }
  func carousel(_ carousel: Carousel, didDisplay widget: Widget, forItemAt index: Int) { hear(["didDisplay", index]) }
  func carousel(_ carousel: Carousel, didEndDisplaying widget: Widget, forItemAt index: Int) {
    hear(["didEndDisplaying", index])
  }
  func carousel(_ carousel: Carousel, didTap widget: Widget, forItemAt index: Int) { hear(["didTap", index]) }
}
