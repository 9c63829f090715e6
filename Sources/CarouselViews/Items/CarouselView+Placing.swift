#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension CarouselView {
    func mount(_ view: ItemView) {
      contentView.addSubview(view)
      stack.add(view)
    }

    func unmount(_ view: ItemView) {
      view.removeFromSuperview()
      // It leaves with its own size.
      view.fit(to: .zero)
      stack.remove(view)
    }

    func place(_ view: ItemView, of item: PlacedItem) {
      stack.place(view)
      view.show(item, in: controller.carousel)
    }

    /// Cross-fades from the current frame to the next one.
    func crossFade() {
      let fade = CATransition()
      fade.type = .fade
      fade.duration = CarouselModel.crossFadeDuration
      contentView.drawing?.add(fade, forKey: "CarouselFade")
    }

    /// Replaces a view, with a cross-fade if `animated`.
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
