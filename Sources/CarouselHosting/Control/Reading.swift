import CarouselEngine

/// How a carousel presents itself to assistive technology.
public enum CarouselReading: Sendable {
  /// One element whose value is raised and lowered, followed by what is in the current item. The default: the same few
  /// gestures for ten items as for a million.
  case adjustable
  /// The items in sight, in the order of their indexes.
  case items
}

/// The words that are read out. English, until an app says otherwise.
public struct CarouselWords: Sendable {
  /// What the carousel is, where it has no label of its own.
  public var carousel: String
  /// Where an item stands: its index from 0 on, and the number of items.
  public var position: @Sendable (_ index: Int, _ count: Int) -> String
  /// What is said of a carousel without items.
  public var empty: String
  /// What the buttons of a carousel's controls do: go back, go on, stop what moves by itself, and let it move.
  public var previous, next, pause, play: String

  /// Words; English for those that aren't given.
  public init(
    carousel: String = "Carousel", empty: String = "Empty", previous: String = "Previous", next: String = "Next",
    pause: String = "Pause", play: String = "Play",
    position: @escaping @Sendable (_ index: Int, _ count: Int) -> String = { "\($0 + 1) of \($1)" }
  ) {
    self.carousel = carousel
    self.empty = empty
    (self.previous, self.next, self.pause, self.play) = (previous, next, pause, play)
    self.position = position
  }
}

extension CarouselControl {
  /// Where it is, or is going, in words: "3 of 12".
  public func position(in words: CarouselWords) -> String {
    guard numberOfItems > 0 else { return words.empty }
    return words.position(destinationIndex, numberOfItems)
  }

  /// The item that will be current when it rests; 0 without items.
  public var destinationIndex: Int {
    let (carousel, count) = (controller.carousel, Double(numberOfItems))
    guard count > 0 else { return 0 }
    let aim = carousel.destination.rounded()
    return Int(carousel.wraps ? aim - (aim / count).rounded(.down) * count : min(max(aim, 0), count - 1))
  }

  /// What is to be read: items in the order of their indexes, each once, without placeholders and what is hidden.
  /// - Complexity: O(*v*²) at worst, *v* the number of items in sight.
  public var readableItems: [PlacedItem] {
    var items: [PlacedItem] = []
    for item in controller.placedItems where !item.isPlaceholder && !item.placement.isHidden && !item.isLeaving {
      guard item.placement.opacity > 0 else { continue }
      // Of an item that is shown more than once, the one nearest to the middle.
      if let last = items.last, last.index == item.index {
        if abs(item.offset) < abs(last.offset) { items[items.count - 1] = item }
      } else {
        items.append(item)
      }
    }
    return items
  }
}
