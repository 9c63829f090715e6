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
      stack.remove(view)
    }

    func place(_ view: ItemView, of item: PlacedItem) {
      stack.place(view)
      view.show(item, in: controller.carousel)
    }

    /// Has what is placed next replace what is shown by a cross-fade.
    func crossFade() {
      let fade = CATransition()
      fade.type = .fade
      fade.duration = CarouselModel.crossFadeDuration
      contentView.drawing?.add(fade, forKey: "CarouselFade")
    }

    /// Puts a new view where an old one was, by a cross-fade where animated.
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
