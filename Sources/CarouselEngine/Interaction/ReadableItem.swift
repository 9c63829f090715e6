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
  /// Whether it is hidden from assistive technology: placeholders, items that are invisible, clipped or leaving, and
  /// further occurrences of an item that is shown more than once.
  public var isHidden: Bool
  /// Whether controls inside it can be clicked and focused.
  public var isUsable: Bool
}

extension CarouselController {
  /// The mounted items in reading order and tab order: ascending by index.
  /// - Complexity: O(*v*²) at worst, where *v* is the number of mounted items.
  public var readingOrder: [ReadableItem] {
    var result: [ReadableItem] = []
    readItems { result.append($0) }
    return result
  }

  /// Calls a function with each item of the reading order.
  package func readItems(_ body: (ReadableItem) -> Void) {
    let (count, current) = ask { ($0.numberOfItems, $0.currentSlot) }
    #if hasFeature(Embedded)
      let selected: Int? = nil
    #else
      let selected = selectedIndex
    #endif
    for position in reading.positions {
      let slot = mounted[position].slot, item = mounted[position].item
      let isRead =
        mounted[position].isReadable
        && !mounted.indices.contains { mounted[$0].isReadable && mounted[$0].replaces(mounted[position]) }
      body(
        ReadableItem(
          slot: slot, index: mounted[position].index, count: count,
          isCurrent: item != nil && (selected == nil ? slot == current : item == selected),
          isHidden: !isRead, isUsable: isRead && mounted[position].isUsable))
    }
  }
}

extension MountedItem {
  /// Whether assistive technology can see it, wherever else it is shown.
  fileprivate var isReadable: Bool {
    !isLeaving && (isKept || (item != nil && !isClipped && !placement.isHidden && placement.opacity > 0))
  }

  /// Whether it is read in place of another occurrence of the same item: the one nearest to the middle is.
  fileprivate func replaces(_ other: MountedItem) -> Bool {
    guard index == other.index, slot != other.slot else { return false }
    let (distance, othersDistance) = (abs(offset), abs(other.offset))
    return distance < othersDistance || (distance == othersDistance && slot < other.slot)
  }
}
