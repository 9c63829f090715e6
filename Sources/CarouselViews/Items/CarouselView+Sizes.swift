#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // Items whose size follows from that of the carousel, and a carousel that is as high as its items.
  extension CarouselView {
    /// Gives an item's view the size that fits it to the carousel.
    func fit(_ view: ItemView) { view.fit(to: CGSize(controller.carousel.fittedItemSize)) }

    /// Handles a possible change of the size of fitted items, or of the height of the current page.
    func followSizes() {
      let fitted = controller.ask { $0.fittedItemSize }
      if fitted != fittedItemSize {
        fittedItemSize = fitted
        controller.remeasure()
      }
      followHeight()
    }

    /// Passes on another height to the layout around the carousel. While it moves, only frames do that: in a layout, it
    /// would be another one each time, and layouts would follow each other.
    private func followHeight() {
      let height = controller.fittingHeight.map { CGFloat($0) }
      guard height != heightOfItems, !isLayingOut || !controller.isHeightMoving else { return }
      heightOfItems = height
      invalidateIntrinsicContentSize()
    }

    /// The size that it gives to items, and the one that it offers to those that fill what they are given, also before its
    /// next layout.
    package var itemRoom: (fitted: CGSize, offered: CGSize) {
      var model = controller.carousel
      model.viewport = Size2D(plainSize)
      return (CGSize(model.fittedItemSize), CGSize(model.offeredItemSize))
    }
  }
#endif
