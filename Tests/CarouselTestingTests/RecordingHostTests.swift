import CarouselEngine
import CarouselTesting
import Testing

@Suite struct `A host that records` {
  @Test func `records views, placements, frames and events`() {
    let stage = CarouselStage(items: 9, style: .coverFlow)
    #expect(stage.host.mounted.count == stage.controller.placedItems.count && stage.host.next == .never)
    #expect(stage.host.placedItems.last?.index == 0, "the current item is in front")
    #expect(stage.host.mounted.allSatisfy { $0.placed != nil && $0.size == Size2D(width: 200, height: 200) })
    stage.update { $0.scroll(toItemAt: 2, duration: 1) }
    #expect(stage.host.areFramesNeeded)
    stage.tick(30)
    #expect(stage.carousel.isScrolling && (1...2).contains(stage.carousel.currentIndex ?? 0))
    #expect(stage.settle() && stage.time > 0.9 && stage.time < 1.1)
    let scroll: [CarouselEvent] = [.willBeginScrolling, .didEndScrolling(finished: true), .didSettle]
    #expect(stage.host.events.filter(scroll.contains) == scroll)
    #expect(stage.host.placedItems.last?.index == 2 && stage.host.breaches.isEmpty)
  }

  @Test func `fills views, and reuses them`() {
    let stage = CarouselStage(items: 1000, isLoaded: false)
    var made = 0, reused = 0
    stage.host.prepare = { view, isReused in
      if isReused { reused += 1 } else { made += 1 }
      if case .item(let index) = view.content { view.text = "\(index)" }
    }
    stage.controller.reloadData()
    stage.update { $0.scroll(toItemAt: 500, duration: 5) }
    stage.settle()
    #expect(stage.host.mounted.allSatisfy { $0.text == "\($0.placed?.index ?? -1)" })
    #expect(made == stage.host.views.count && made < 20 && reused > 400)
    #expect(stage.host.count(of: .view) == made + reused)
  }

  @Test func `asks whether a tap selects, and records what is announced`() {
    let stage = CarouselStage(items: 5, viewport: Size2D(width: 600, height: 300))
    var taps: [Int] = []
    stage.host.onItemEvent = { event, item, _ in if event == .didTap { taps.append(item.index) } }
    stage.host.allowsSelection = { $0 != 1 }
    #expect(stage.tap(itemAt: 1) && !stage.tap(itemAt: 4), "the last one is not visible")
    stage.settle()
    #expect(stage.carousel.currentIndex == 0 && taps == [1] && !stage.host.events.contains(.didSelect(1)))
    stage.host.allowsSelection = { _ in true }
    stage.tap(itemAt: 1)
    stage.settle()
    #expect(stage.carousel.currentIndex == 1 && stage.host.events.contains(.didSelect(1)))
    #expect(stage.host.announcements == ["2 of 5"])
    stage.host.mounted.first { $0.placed?.index == 0 }?.text = "Aja"
    stage.host.words = CarouselWords(language: .german)
    stage.drag(by: 200)
    stage.settle()
    _ = stage.controller.press(.left)
    stage.settle()
    #expect(stage.host.announcements == ["2 of 5", "Aja, 1 von 5", CarouselWords(language: .german).firstItem])
    stage.host.forget()
    #expect(stage.host.announcements.isEmpty && stage.host.events.isEmpty && stage.host.count(of: .place) == 0)
  }

  @Test func `reports calls that no controller makes`() {
    let host = RecordingHost(items: 2), stage = CarouselStage(items: 2)
    let view = host.view(for: .item(0), reusing: nil), item = stage.host.placedItems[0]
    host.place(view, of: item)
    host.mount(view)
    host.mount(view)
    _ = host.view(for: .placeholder(0), reusing: view)
    host.handle(.didDisplay, of: item, in: view)
    host.schedule(.never)
    host.handle(.didEndScrolling(finished: true))
    #expect(
      host.breaches == [
        "view 0 is placed without being mounted", "view 0 is mounted twice",
        "view 0 is offered for reuse while it is mounted", "view 0 changes pools to show placeholder(0)",
        "view 0 did not receive its display events", "never is requested twice",
        "scrolling ends without having begun",
      ])
    #expect(stage.host.breaches.isEmpty)
  }

  @Test func `records nothing for measurements`() {
    let stage = CarouselStage(items: 5, isLoaded: false)
    stage.host.isRecording = false
    stage.controller.reloadData()
    stage.flick(by: -300)
    stage.settle()
    #expect(stage.host.events.isEmpty && RecordingHost.Call.allCases.allSatisfy { stage.host.count(of: $0) == 0 })
    #expect(stage.carousel.currentIndex ?? 0 > 1)
  }

  @Test func `a carousel that never rests does not settle`() {
    let stage = CarouselStage(items: 5) { $0.autoscroll = 1 }
    #expect(!stage.settle(within: 2) && stage.time >= 2 && stage.time < 2.1)
    stage.controller.setAutoplayReason(.hidden, true)
    #expect(stage.settle() && stage.host.next == .whenVisible)
  }

  @Test func `autoplay is waited for, without frames`() {
    let stage = CarouselStage(items: 5)
    stage.controller.autoplayInterval = 10
    stage.host.forget()
    #expect(!stage.settle(within: 9) && stage.host.count(of: .place) == 0)
    stage.settle(within: 12)
    #expect(stage.carousel.currentIndex == 1)
  }
}
