import CGtk4
import CarouselGTK

/// The number of the module's objects.
var counts: Message {
  [
    "stages": LiveObjects.stages, "handles": LiveObjects.handles, "cells": LiveObjects.cells,
    "pictures": LiveObjects.pictures, "images": LiveObjects.images, "widgets": liveWidgets,
  ]
}

/// The number of item widgets.
private var liveWidgets = 0

/// Repeatedly creates carousels, fills them, scrolls them and releases them: most in a window that stays, some with
/// their window.
func churn(_ times: Int) {
  let stays = emptyWindow()
  for round in 0..<times {
    let isOfItsOwn = round % 10 == 0
    let window = isOfItsOwn ? emptyWindow() : stays
    let carousel = Carousel(style: NamedStyle.allCases[round % NamedStyle.allCases.count].style)
    carousel.decorations = round % 2 == 0 ? [.reflection(), .shadow()] : [.cached]
    if isOfItsOwn {
      // A carousel that its own closures refer to is released with its window.
      carousel.onSelect { index in carousel.scrollToItem(at: index) }
    } else {
      carousel.onSelect { [weak carousel] index in carousel?.scrollToItem(at: index) }
    }
    fill(carousel, round)
    gtk_window_set_child(window, carousel.widget)
    carousel.scrollToItem(at: 60, duration: 0.03)
    if round % 10 < 2 { show(for: 0.04) }
    carousel.currentIndex = 30
    carousel.removeItem(at: 3, animated: round % 2 == 0)
    carousel.autoscroll = 1
    carousel.autoplay = 2
    if isOfItsOwn { gtk_window_destroy(window) } else { gtk_window_set_child(window, nil) }
    while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
  }
  gtk_window_destroy(stays)
}

/// Shows an empty window.
func emptyWindow() -> UnsafeMutablePointer<GtkWindow> {
  let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
  gtk_window_set_default_size(window, 600, 300)
  gtk_window_present(window)
  return window
}

private func fill(_ carousel: Carousel, _ round: Int) {
  carousel.dataSource = CarouselItems(count: 100, placeholders: 2) { index, reused in
    let widget = reused ?? counted(gtk_button_new()!)
    gtk_button_set_label(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self), "\(index)")
    gtk_widget_set_size_request(widget, 120, 90)
    return widget
  }
  if round % 3 == 0 {
    carousel.backs = CarouselBacks(isTurned: { $0 % 2 == 0 }) { _, reused in reused ?? counted(gtk_label_new("Back")!) }
  }
}

/// Renders for some time, in seconds.
private func show(for seconds: Double) {
  let end = g_get_monotonic_time() + gint64(seconds * 1e6)
  while g_get_monotonic_time() < end { g_main_context_iteration(nil, 0) }
}

/// Counts a widget during its lifetime.
func counted(_ widget: WidgetPointer) -> WidgetPointer {
  liveWidgets += 1
  g_object_weak_ref(
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), { _, _ in liveWidgets -= 1 }, nil)
  return widget
}
