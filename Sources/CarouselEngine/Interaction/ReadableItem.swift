/// What assistive technology and the tab order know of a mounted item.
public struct ReadableItem: Equatable, Sendable {
  /// Its place on the track; see `PlacedItem`.
  public var slot: Int
  /// Its index; of a placeholder below 0, or from the number of items on.
  public var index: Int
  /// The number of items.
  public var count: Int
  /// Whether it is the current item; of one that is shown more than once, the place nearest to the middle.
  public var isCurrent: Bool
  /// Whether it is hidden from assistive technology: placeholders, items that are not seen or leave, and further places of
  /// an item that is shown more than once.
  public var isHidden: Bool
  /// Whether controls inside it get the pointer and the focus.
  public var isUsable: Bool

  fileprivate mutating func hide() {
    isHidden = true
    isUsable = false
  }
}

extension CarouselController {
  /// The mounted items in the order in which they are read and in which Tab moves: ascending by index.
  /// - Complexity: O(*v*²) at worst, *v* the number of mounted items.
  public var readingOrder: [ReadableItem] {
    let items = placedItems, count = carousel.numberOfItems, current = carousel.currentSlot
    var result: [ReadableItem] = []
    // Where the place is that is read of the item before.
    var read = -1
    for item in items {
      let isShown = !item.isPlaceholder && !item.isLeaving && !item.placement.isHidden && item.placement.opacity > 0
      var readable = ReadableItem(
        slot: item.slot, index: item.index, count: count, isCurrent: !item.isPlaceholder && item.slot == current,
        isHidden: !isShown && !item.isKept, isUsable: (isShown && item.placement.isInteractive) || item.isKept)
      // Of the places of one item the nearest to the middle counts.
      if !readable.isHidden {
        if read >= 0, result[read].index == item.index {
          if abs(item.offset) < abs(offset(ofSlot: result[read].slot)) {
            result[read].hide()
            read = result.count
          } else {
            readable.hide()
          }
        } else {
          read = result.count
        }
      }
      result.append(readable)
    }
    return result
  }

  private func offset(ofSlot slot: Int) -> Double { carousel.track.offset(ofSlot: slot, from: carousel.position) }
}
