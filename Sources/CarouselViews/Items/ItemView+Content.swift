#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension ItemView {
    /// Returns a container for a view: the one that it was in, if it is reused.
    static func holding(_ content: PlatformView, reusing view: ItemView?) -> ItemView {
      guard let view else { return ItemView(content: content) }
      if view.content !== content { view.exchange(for: content) }
      view.endFading()
      view.item = nil
      return view
    }

    private func exchange(for view: PlatformView) {
      if content.superview === self { content.removeFromSuperview() }
      content = view
      hold(view)
    }

    func hold(_ view: PlatformView) {
      let usesConstraints = !view.translatesAutoresizingMaskIntoConstraints
      addSubview(view)
      view.smoothEdges()
      guard usesConstraints else { return }
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: centerXAnchor), view.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }

    /// The size of the app's view: by its constraints, or its own.
    var contentSize: CGSize {
      content.translatesAutoresizingMaskIntoConstraints ? content.plainSize : content.sizeByConstraints
    }

    /// Returns the size: the items' length, and the width of the app's view.
    func size(in carousel: CarouselModel) -> CGSize {
      let size = contentSize, length = CGFloat(carousel.itemLength)
      return carousel.layoutAxis.isVertical
        ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
    }
  }

  extension PlacedItem {
    /// The z-position of the item's layer. Core Animation sorts layers by their real depth, which differs from the painting
    /// order in some styles: neighbours are farther apart than the items of any style are deep. That moves nothing on the
    /// screen, since the perspective is part of each item's own transform.
    var zPosition: CGFloat { CGFloat(order) * 10_000 }
  }

  /// A view that is notified when it is placed as an item, like a decoration.
  @MainActor
  public protocol PlacedView: PlatformView {
    /// Called after the item was placed; its offset and its placement are in `item`.
    func didPlace(_ item: PlacedItem, on axis: CarouselAxis)
  }
#endif
