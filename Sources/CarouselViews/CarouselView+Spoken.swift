#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// The item views in the reading order.
    var itemsToRead: [ItemView] {
      controller.readingOrder.filter { !$0.isHidden }.compactMap { item in
        let view = controller.view(atSlot: item.slot)
        // Only the position: assistive technology reads the item's content separately.
        view?.spokenName = words.position(item.index, item.count)
        return view
      }
    }

    /// The destination as text, such as "Aja, 3 of 12".
    var spokenValue: String { destinationIndex.map(spokenItem) ?? words.empty }

    /// Returns an item as text: its name, if it has one, and its position.
    func spokenItem(at index: Int) -> String {
      words.announcement(ofItemAt: index, of: numberOfItems, named: itemView(at: index)?.spokenName)
    }

    /// Scrolls by items for assistive technology. It speaks the new value itself, so nothing is announced.
    /// - Returns: Whether there is an item to move to.
    func adjust(byItems count: Int) -> Bool {
      var isMoving = false
      update { isMoving = $0.move(byItems: count) }
      return isMoving
    }
  }
#endif
