#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // Sizes across the axis: items that are as large as the carousel, and a carousel that is as high as its items.
  extension CarouselView {
    /// Gives an item's view the cross length that it has in the carousel.
    func stretch(_ view: ItemView) {
      let model = controller.carousel
      view.stretch(to: CGFloat(model.stretchedCrossLength), across: model.layoutAxis)
    }

    /// Handles a possible change of the cross length of items, or of the height of the current page.
    func followSizes() {
      let (length, isVertical) = controller.ask { ($0.stretchedCrossLength, $0.layoutAxis.isVertical) }
      let stretched =
        length > 0 ? (isVertical ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length)) : .zero
      if stretched != stretchedSize {
        stretchedSize = stretched
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

    /// The size of the carousel that is offered to its items: without a height if that follows from theirs.
    package var offeredSize: CGSize {
      controller.ask { $0.followsHeight } ? CGSize(width: plainSize.width, height: 0) : plainSize
    }
  }
#endif
