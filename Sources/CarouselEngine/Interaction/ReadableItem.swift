/// A mounted item as assistive technology and the tab order see it.
public struct ReadableItem: Equatable, Sendable {
  /// Its slot; see `PlacedItem`.
  public var slot: Int
  /// Its index; below 0, or from the number of items on, for a placeholder.
  public var index: Int
  /// The number of items.
  public var count: Int
  /// Whether it is the current item; if that is shown more than once, the one nearest to the middle.
  public var isCurrent: Bool
  /// Whether it is hidden from assistive technology: placeholders, items that are invisible or leaving, and further
  /// occurrences of an item that is shown more than once.
  public var isHidden: Bool
  /// Whether controls inside it can be clicked and focused.
  public var isUsable: Bool

  fileprivate mutating func hide() {
    isHidden = true
    isUsable = false
  }
}

extension CarouselController {
  /// The mounted items in reading order and tab order: ascending by index.
  /// - Complexity: O(*v*²) at worst, where *v* is the number of mounted items.
  public var readingOrder: [ReadableItem] {
    let items = placedItems, count = carousel.numberOfItems, current = carousel.currentSlot
    var result: [ReadableItem] = []
    // The position of the previous item's occurrence that is read.
    var read = -1
    for item in items {
      let isShown = !item.isPlaceholder && !item.isLeaving && !item.placement.isHidden && item.placement.opacity > 0
      var readable = ReadableItem(
        slot: item.slot, index: item.index, count: count, isCurrent: !item.isPlaceholder && item.slot == current,
        isHidden: !isShown && !item.isKept, isUsable: (isShown && item.placement.isInteractive) || item.isKept)
      // Of several occurrences of an item, only the one nearest to the middle is read.
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
