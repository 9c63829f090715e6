#if HAS_TOOLKIT
  extension CarouselView {
    /// The items in sight, each with what it is called, in the order of their indexes.
    var itemsToRead: [ItemView] {
      readableItems.compactMap { item in
        let view = controller.view(at: item.index)
        view?.spokenName = words.position(item.index, numberOfItems)
        return view
      }
    }

    /// "3 of 12, Aja": where it is going, and what the item there is called.
    var spokenPosition: String {
      let name = itemView(at: destinationIndex)?.spokenName
      return [position(in: words), name].compactMap { $0 }.joined(separator: ", ")
    }
  }
#endif
