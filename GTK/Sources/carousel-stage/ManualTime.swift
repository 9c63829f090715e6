import CGtk4
import CarouselGTK

// Carousels whose time stands, hardly moves, or passes for hours.

/// A carousel in a window, with a clock that only tests move.
private struct ManualTime {
  let window = emptyWindow()
  let carousel = Carousel(style: NamedStyle.rotary.style)
  let clockwork: Clockwork
  let items: CarouselItems
  private var time = 0.0

  /// - Parameter onMake: Called for each item that comes into view.
  init(items: Int, onMake: @escaping () -> Void = {}) {
    clockwork = Clockwork(carousel)
    clockwork.setTime(time)
    self.items = CarouselItems(count: items, placeholders: 0) { _, reused in
      onMake()
      let widget = reused ?? counted(gtk_button_new()!)
      gtk_widget_set_size_request(widget, 120, 90)
      return widget
    }
    carousel.dataSource = self.items
    gtk_window_set_child(window, carousel.widget)
    clockwork.update { $0.viewport = Size2D(width: 600, height: 300) }
  }

  mutating func pass(_ seconds: Double, frames: Int) {
    let start = time
    for frame in 1...frames {
      time = start + seconds * Double(frame) / Double(frames)
      clockwork.setTime(time)
      clockwork.frame(at: time)
      if frame % 100 == 0 { iterate() }
    }
    iterate()
  }

  func close() {
    gtk_window_destroy(window)
    iterate()
  }

  private func iterate() { while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) } }
}

/// Lets a carousel move by itself for some hours.
/// - Returns: The numbers of objects meanwhile, and of items that have come into view.
func roam(hours: Double) -> Message {
  var shown = 0
  var stage = ManualTime(items: 1000) { shown += 1 }
  defer { stage.close() }
  stage.clockwork.update { $0.autoscroll = 0.7 }
  stage.pass(hours * 3600, frames: Int(hours * 3600))
  return counts.merging(["shown": shown]) { $1 }
}

/// Lets a carousel move by less than a millionth of an item in each frame, and by a hundredth in all.
/// - Returns: The distances, in pixels, by which an item moves between the first and the last frame, and the most between two
///   frames.
func creep() -> Message {
  var stage = ManualTime(items: 40)
  defer { stage.close() }
  stage.clockwork.update { $0.autoscroll = 0.000_05 }
  func left() -> Double { stage.clockwork.cells.first { $0.item.index == 0 }?.corners[0].x ?? .nan }
  stage.pass(1, frames: 2)
  let first = left()
  var last = first, most = 0.0
  for _ in 0..<12_000 {
    stage.pass(1.0 / 60, frames: 1)
    most = max(most, abs(left() - last))
    last = left()
  }
  return ["distance": abs(last - first), "step": most]
}

/// Inserts and removes items while time stands, and then lets it pass.
/// - Returns: The most cells and widgets of items meanwhile, and the numbers of objects at the end.
func stand(edits: Int) -> Message {
  var stage = ManualTime(items: 40)
  defer { stage.close() }
  var most = (cells: 0, widgets: 0)
  for _ in 0..<edits {
    stage.items.count += 1
    stage.carousel.insertItem(at: 0, animated: true)
    stage.items.count -= 1
    stage.carousel.removeItem(at: 0, animated: true)
    let now = counts
    most = (max(most.cells, now.int("cells") ?? 0), max(most.widgets, now.int("widgets") ?? 0))
  }
  stage.pass(3, frames: 30)
  return counts.merging(["mostCells": most.cells, "mostWidgets": most.widgets]) { $1 }
}
