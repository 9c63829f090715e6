#if HAS_TOOLKIT
  import CarouselEngine

  extension CarouselView {
    func mount(_ view: ItemView) {
      contentView.addSubview(view)
      stack.add(view)
    }

    func unmount(_ view: ItemView) {
      view.removeFromSuperview()
      stack.remove(view)
    }

    func place(_ view: ItemView, of item: PlacedItem) {
      stack.place(view)
      guard !item.isPlaceholder, let delegate else { return view.show(item, in: controller.carousel) }
      delegate.carousel(self, willLayOut: view.content, forItemAt: item.index, offset: item.offset)
      view.show(item, in: controller.carousel)
      delegate.carousel(self, didLayOut: view.content, forItemAt: item.index, offset: item.offset)
    }

    /// Puts a new view where an old one was; animated, the old one fades.
    func replace(_ old: ItemView, with new: ItemView, animated: Bool) {
      guard old !== new else { return }
      if animated { fade(old, to: new) } else { exchange(old, for: new) }
    }

    func exchange(_ old: ItemView, for new: ItemView) {
      let item = old.item
      contentView.put(new, above: old)
      stack.replace(old, with: new)
      unmount(old)
      if let item { new.show(item, in: controller.carousel) }
    }
  }
#endif
