#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CarouselView {
    func mount(_ view: ItemView) {
      contentView.addSubview(view)
      stack.add(view)
    }

    func unmount(_ view: ItemView) {
      view.removeFromSuperview()
      stack.remove(view)
      guard let item = view.item, !item.isPlaceholder else { return }
      delegate?.carousel(self, didEndDisplaying: view.content, forItemAt: item.index)
    }

    func place(_ view: ItemView, of item: PlacedItem) {
      stack.place(view)
      guard !item.isPlaceholder, let delegate else { return view.show(item, in: controller.carousel) }
      let isNew = view.item == nil
      if isNew { delegate.carousel(self, willDisplay: view.content, forItemAt: item.index) }
      delegate.carousel(self, willLayOut: view.content, forItemAt: item.index, offset: item.offset)
      view.show(item, in: controller.carousel)
      delegate.carousel(self, didLayOut: view.content, forItemAt: item.index, offset: item.offset)
      if isNew { delegate.carousel(self, didDisplay: view.content, forItemAt: item.index) }
    }

    /// Puts a new view where an old one was; animated, a picture of the old one fades over it.
    func replace(_ old: ItemView, with new: ItemView, animated: Bool) {
      guard old !== new else { return }
      let item = old.item
      contentView.insertSubview(new, aboveSubview: old)
      stack.replace(old, with: new)
      let picture = animated ? old.snapshotView(afterScreenUpdates: false) : nil
      unmount(old)
      guard let item else { return }
      new.show(item, in: controller.carousel)
      if let picture { new.fadeOut(picture) }
    }
  }

  extension ItemView {
    fileprivate func fadeOut(_ picture: UIView) {
      picture.isUserInteractionEnabled = false
      picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
      addSubview(picture)
      UIView.animate(
        withDuration: Carousel.defaultScrollDuration, animations: { picture.alpha = 0 },
        completion: { _ in picture.removeFromSuperview() })
    }
  }
#endif
