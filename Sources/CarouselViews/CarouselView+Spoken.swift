#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// The items that assistive technology reads, in order.
    var itemsToRead: [ItemView] {
      controller.readingOrder.filter { !$0.isHidden }.compactMap { item in
        let view = controller.view(atSlot: item.slot)
        // The position alone: what is in the item is read by itself.
        view?.spokenName = words.position(item.index, item.count)
        return view
      }
    }

    /// The item at which it will rest, as "Aja, 3 of 12".
    var spokenValue: String { destinationIndex.map(spokenItem) ?? words.empty }

    /// An item by its name, if it has one, and its position.
    func spokenItem(at index: Int) -> String {
      words.announcement(ofItemAt: index, of: numberOfItems, named: itemView(at: index)?.spokenName)
    }

    /// Scrolls by items for assistive technology. It speaks the new value by itself, so nothing is announced.
    /// - Returns: Whether there is anywhere to go.
    func adjust(byItems count: Int) -> Bool {
      var isMoving = false
      update { isMoving = $0.move(byItems: count) }
      return isMoving
    }
  }
#endif
