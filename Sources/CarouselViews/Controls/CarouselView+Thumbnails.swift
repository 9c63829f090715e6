#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  extension CarouselView {
    /// The index of the selected thumbnail: that of the item which the controlled carousel shows, or to which it scrolls; nil if the items
    /// are not thumbnails. The view of an item learns of it by `marks` of the engine's `placedItems`.
    public var selectedIndex: Int? { controller.selectedIndex }

    func controlledCarouselDidChange(from old: CarouselView?) {
      guard controlledCarousel !== old else { return }
      old?.thumbnailRows.removeAll { $0.carousel == nil || $0.carousel === self }
      guard controlledCarousel !== self else { return controlledCarousel = nil }
      controlledCarousel?.thumbnailRows.append(ThumbnailRow(carousel: self))
      followControlledCarousel()
    }

    /// Updates the thumbnails of its items after a possible change.
    func tellThumbnails() {
      for row in thumbnailRows { row.carousel?.followControlledCarousel() }
    }

    private func followControlledCarousel() {
      let target = controlledCarousel.map { CarouselThumbnails.Target($0.controller.carousel) }
      guard target != controller.thumbnails?.target else { return }
      withController { controller in
        controller.thumbnails = target.map {
          CarouselThumbnails(of: $0) { [weak self] index in
            self?.controlledCarousel?.withController { $0.showForUser(itemAt: index) }
          }
        }
      }
    }
  }

  /// A weak reference to a row of thumbnails.
  struct ThumbnailRow {
    weak var carousel: CarouselView?
  }
#endif
