@testable import CarouselEngine
@testable import CarouselTesting

extension CarouselStage {
  var offset: Double { controller.carousel.scrollOffset }
  var current: Int? { controller.carousel.currentIndex }
  var events: [CarouselEvent] { host.events }

  /// The events, except those of every movement.
  var milestones: [CarouselEvent] {
    host.events.filter {
      switch $0 {
      case .didScroll, .currentIndexDidChange, .pageDidChange, .didSettle, .didEndEditing, .pauseDidChange,
        .autoplayDidChange, .shouldAnnounce, .shouldAnnounceEnd, .readingOrderDidChange:
        false
      default: true
      }
    }
  }

  /// Changes the carousel, and returns the result of the change.
  @discardableResult
  func update<Answer>(returning change: (inout CarouselModel) -> Answer) -> Answer {
    var answer: Answer?
    controller.update { answer = change(&$0) }
    return answer!
  }

  // MARK: Data

  /// Inserts an item into the app's data, and notifies the carousel.
  func insert(at index: Int, animated: Bool) {
    host.items += 1
    host.renumber(from: carousel.track.insertionIndex(index), by: 1)
    controller.insertItem(at: index, animated: animated)
  }

  /// Removes an item from the app's data, and notifies the carousel.
  func remove(at index: Int, animated: Bool) {
    guard host.items > 0 else { return controller.removeItem(at: index, animated: animated) }
    host.items -= 1
    host.renumber(from: (carousel.track.clampedIndex(index) ?? 0) + 1, by: -1)
    controller.removeItem(at: index, animated: animated)
  }

  /// Reloads everything with these numbers.
  func reload(items: Int, placeholders: Int? = nil) {
    host.items = items
    host.placeholders = placeholders ?? host.placeholders
    controller.reloadData()
  }

  // MARK: Wheels

  /// Scrolls on a trackpad or a fine wheel, in the direction of swipes.
  /// - Parameter distance: In points, positive towards higher indexes.
  @discardableResult
  func wheel(by distance: Double, phase: WheelInput.Phase = .unknown) -> Bool {
    controller.wheel(WheelInput(delta: swipe(distance), phase: phase))
  }

  /// Scrolls by a distance in the direction of swipes.
  private func swipe(_ distance: Double) -> Point2D {
    let pan = carousel.layout.panVector
    return Point2D(x: pan.x * distance, y: pan.y * distance)
  }

  /// Turns a notched wheel, in the direction of swipes.
  @discardableResult
  func wheel(byNotches count: Double) -> Bool {
    controller.wheel(WheelInput(delta: swipe(count), unit: .notch))
  }
}

extension RecordingHost {
  /// Shifts the app's data: a view that shows shifted data keeps showing it, under its new index.
  func renumber(from index: Int, by step: Int) { renumber { $0 >= index ? $0 + step : $0 } }

  /// Changes the app's data: a view whose data is kept keeps showing it, under its new index.
  func renumber(_ newIndex: (Int) -> Int?) {
    for view in mounted {
      if case .item(let shown) = view.content, let new = newIndex(shown) { view.content = .item(new) }
    }
  }
}
