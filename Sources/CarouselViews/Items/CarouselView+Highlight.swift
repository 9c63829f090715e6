#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// The index of the item that is highlighted because it is pressed, or nil.
    public var highlightedIndex: Int? { highlighted?.index }

    /// Highlights the item at a point that is pressed, in the engine's coordinates.
    func highlightItem(at point: Point2D) {
      endHighlight()
      guard let delegate, let item = controller.pressedItem(at: point),
        delegate.carousel(self, shouldHighlightItemAt: item.index),
        let view = controller.view(atSlot: item.slot)?.content
      else { return }
      highlighted = (item.index, view)
      delegate.carousel(self, didHighlight: view, forItemAt: item.index)
    }

    /// Ends the highlight, if there is one.
    func endHighlight() {
      guard let (index, view) = highlighted else { return }
      highlighted = nil
      delegate?.carousel(self, didUnhighlight: view, forItemAt: index)
    }
  }
#endif
