import CAdwaita
import CGtk4
import CarouselGTK

extension Start {
  static let autoscroll = Start { example, _ in
    let page = Page(example)
    page.connect(example, actions: ["pause": { [unowned page] in page.carousel?.pauseOrPlay() }])
    return page
  }
}

// MARK: Shown
extension Carousel {
  /// Pauses or resumes what moves by itself.
  func pauseOrPlay() { isPaused.toggle() }
}
