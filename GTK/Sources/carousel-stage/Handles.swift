import CGtk4
import CarouselGTK

/// What becomes of handles that the app does not keep, and of one that it keeps.
func handles() -> Message {
  let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
  var answer: Message = [:]
  let unkept = show(in: window)
  answer["livesInWindow"] = unkept.carousel != nil
  answer["isTheWidgets"] = gtk_window_get_child(window).flatMap(Carousel.of).map { $0 === unkept.carousel } ?? false
  unkept.carousel?.scrollOffset = 3
  answer["heardOffset"] = unkept.heardOffset
  gtk_window_set_child(window, nil)
  answer["diesWithWidget"] = unkept.carousel == nil

  var kept: Carousel? = Carousel()
  weak let keptWidget = kept
  gtk_window_set_child(window, kept?.widget)
  gtk_window_set_child(window, nil)
  answer["keepsWidget"] = kept?.currentIndex == nil && kept.flatMap { Carousel.of($0.widget) } === kept
  gtk_window_set_child(window, kept?.widget)
  kept = nil
  answer["livesAgain"] = keptWidget != nil
  gtk_window_destroy(window)
  answer["diesWithWindow"] = keptWidget == nil
  return answer
}

/// A handle that is referred to weakly, and what a closure that refers to it weakly has seen.
private final class Unkept {
  weak var carousel: Carousel?
  var heardOffset = -1.0
}

private func show(in window: UnsafeMutablePointer<GtkWindow>) -> Unkept {
  let unkept = Unkept(), carousel = Carousel()
  carousel.dataSource = CarouselItems(count: 10) { _, reused in reused ?? gtk_label_new("Item")! }
  carousel.onScroll { [weak carousel, weak unkept] in unkept?.heardOffset = carousel?.scrollOffset ?? -2 }
  gtk_window_set_child(window, carousel.widget)
  unkept.carousel = carousel
  return unkept
}
