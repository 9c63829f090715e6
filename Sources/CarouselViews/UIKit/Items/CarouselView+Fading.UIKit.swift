#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  extension CarouselView {
    /// Fades out a snapshot of the old view over the new one.
    func fade(_ old: ItemView, to new: ItemView) {
      let picture = old.snapshotView(afterScreenUpdates: false)
      exchange(old, for: new)
      if new.item != nil, let picture { new.fadeOut(picture) }
    }
  }
#endif
