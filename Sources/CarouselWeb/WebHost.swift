import CWebShims
import CarouselEngine

/// The element in the page, identified by the number of its carousel.
package final class WebHost: CarouselHost {
  let carousel: Int32
  /// Whether JavaScript receives each change of the offset.
  var hearsOffsets = false
  private let records = Records()
  /// What JavaScript plays by time, as the browser can't play by progress.
  private var timed: CarouselForecast?

  init(carousel: Int32) {
    self.carousel = carousel
  }

  // MARK: Data

  package func numberOfItems() -> Int { Value.whole(web_items(carousel)) }
  package func numberOfPlaceholders() -> Int { Value.whole(web_placeholders(carousel)) }

  package func view(for content: ItemContent, reusing view: WebView?) -> WebView {
    let (index, isPlaceholder): (Int, Int32) =
      switch content {
      case .item(let index): (index, 0)
      case .placeholder(let index): (index, 1)
      }
    let number = web_view(carousel, Int32(truncatingIfNeeded: index), view?.number ?? 0, isPlaceholder)
    if let view, view.number == number { return view }
    return WebView(carousel: carousel, number: number)
  }

  // MARK: Views

  package func mount(_ view: WebView) { web_mount(carousel, view.number) }
  package func unmount(_ view: WebView) { web_unmount(carousel, view.number) }

  package func size(of view: WebView) -> Size2D {
    Size2D(width: web_width(carousel, view.number), height: web_height(carousel, view.number))
  }

  package func length(ofItemAt index: Int) -> Double { web_length(carousel, Int32(truncatingIfNeeded: index)) }

  package func place(_ view: WebView, of item: PlacedItem) { records.add(item, view: view.number) }

  package func replace(_ old: WebView, with new: WebView, animated: Bool) {
    web_replace(carousel, old.number, new.number, animated ? 1 : 0)
  }

  package func didPlaceItems() {
    let count = records.count / Records.stride
    if let controller = Registry.controller(carousel) {
      let middle = controller.ask { $0.middle }
      records.add(middle.x)
      records.add(middle.y)
      records.add(Double(controller.controlsState.flags.rawValue))
      records.add(controller.fittingHeight ?? -1)
    }
    records.begin()
    web_placed(carousel, Int32(truncatingIfNeeded: count), records.memory)
  }

  // MARK: Views that JavaScript moves by itself

  package var playsForecasts: Bool { web_plays(carousel) != 0 }
  package var needsOffsets: Bool { hearsOffsets }
  /// WebKit, which plays by time, may show nothing new of what it plays while new layers wait for a busy page.
  package var mountsAhead: Bool { timed == nil }

  @inline(never)
  package func play(_ forecast: CarouselForecast, from start: Double) {
    let duration = forecast.end - forecast.start, records = Records.answers
    records.begin()
    for step in forecast.steps {
      records.add((step.time - forecast.start) / duration)
      records.add(step.progress)
    }
    let isTimed =
      web_play(carousel, start, duration, Int32(truncatingIfNeeded: forecast.steps.count), records.memory) != 0
    timed = isTimed ? forecast : nil
  }

  @inline(never)
  package func play(_ view: WebView, _ course: ItemCourse) {
    let records = Records.answers, course = timed?.timed(course) ?? course
    records.begin()
    for keyframe in course.keyframes { records.add(keyframe) }
    web_course(carousel, view.number, Int32(truncatingIfNeeded: course.keyframes.count), records.memory)
  }

  package func endPlaying() {
    timed = nil
    web_end_playing(carousel)
  }

  package func crossFade() { web_cross_fade(carousel) }
  package func releaseFocus(from view: WebView) { web_release_focus(carousel, view.number) }

  // MARK: Events

  package func handle(_ event: CarouselEvent) {
    if event == .didScroll, !hearsOffsets { return }
    let (kind, value) = event.code
    web_event(carousel, kind.rawValue, value)
  }

  package func handle(_ event: ItemEvent, of item: PlacedItem, in view: WebView) {
    web_item_event(carousel, event.rawValue, view.number, Int32(truncatingIfNeeded: item.index), item.offset)
  }

  package func shouldSelectItem(at index: Int) -> Bool {
    web_should_select(carousel, Int32(truncatingIfNeeded: index)) != 0
  }

  package func shouldChangeCurrentItem(to index: Int) -> Bool {
    web_should_change(carousel, Int32(truncatingIfNeeded: index)) != 0
  }

  package func autoplayInterval(ofItemAt index: Int) -> Double {
    web_interval(carousel, Int32(truncatingIfNeeded: index))
  }

  package func shouldAdvance() -> Bool { web_should_advance(carousel) != 0 }

  package func schedule(_ next: NextFrame) {
    switch next {
    case .never: web_schedule(carousel, .infinity)
    case .everyRefresh: web_schedule(carousel, -.infinity)
    case .at(let time): web_schedule(carousel, time)
    case .whenVisible: web_schedule(carousel, .nan)
    }
  }
}
