/// What a mounted item is to the carousel at the moment, for style sheets and views that show it differently.
public struct ItemMarks: OptionSet, Hashable, Sendable {
  /// The marks, one bit each.
  public let rawValue: Int32

  /// Creates a set from its bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// It is the current item. If that is shown more than once, this is the one nearest to the middle.
  public static let current = ItemMarks(rawValue: 1)
  /// It precedes the current item; the last item precedes the first one if the carousel wraps.
  public static let previous = ItemMarks(rawValue: 2)
  /// It follows the current item; the first item follows the last one if the carousel wraps. Of two items that wrap, the other one
  /// precedes the current one as well.
  public static let next = ItemMarks(rawValue: 4)
  /// It is drawn, and at least a part of it is inside of the carousel's viewport.
  public static let visible = ItemMarks(rawValue: 8)
  #if !hasFeature(Embedded)
    /// It is the thumbnail of the item that another carousel shows; see `CarouselThumbnails`.
    public static let selected = ItemMarks(rawValue: 16)
  #endif
}

extension LayoutSnapshot {
  /// Returns the marks of an item that was placed. Placeholders are visible at most, and what leaves has no marks.
  func marks(of item: MountedItem, isOutside: Bool) -> ItemMarks {
    guard !item.isLeaving else { return [] }
    let isDrawn = !item.isKept && !item.placement.isHidden && item.placement.opacity > 0
    var marks: ItemMarks = isDrawn && !isOutside ? .visible : []
    guard item.item != nil else { return marks }
    if item.slot == current { return marks.union(.current) }
    if item.slot == neighbours.previous { marks.insert(.previous) }
    if item.slot == neighbours.next { marks.insert(.next) }
    return marks
  }
}
