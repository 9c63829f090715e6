import CarouselEngine

/// A host that records placed items, in painting order.
final class PictureHost: CarouselHost {
  final class View {
    var index = 0
    var item: PlacedItem?
  }

  let itemCount: Int
  let itemSize: Size2D
  private var mounted: [View] = []
  private var areFramesNeeded = false

  init(itemCount: Int, itemSize: Size2D) {
    self.itemCount = itemCount
    self.itemSize = itemSize
  }

  /// The items from back to front.
  var shown: [PlacedItem] {
    mounted.compactMap(\.item).filter { !$0.placement.isHidden && $0.placement.opacity > 0 }
      .sorted { $0.order < $1.order }
  }

  /// Lets motions settle. A carousel at rest requests no frames; an hour is longer than any motion.
  func passTime(of controller: CarouselController<PictureHost>) {
    var time = 0.0
    while areFramesNeeded, time < 3600 {
      time += 1.0 / 60
      controller.frame(at: time)
    }
  }

  func numberOfItems() -> Int { itemCount }

  func view(for content: ItemContent, reusing view: View?) -> View {
    let view = view ?? View()
    if case .item(let index) = content { view.index = index }
    return view
  }

  func mount(_ view: View) { mounted.append(view) }
  func unmount(_ view: View) { mounted.removeAll { $0 === view } }
  func size(of view: View) -> Size2D { itemSize }
  func place(_ view: View, of item: PlacedItem) { view.item = item }
  func replace(_ old: View, with new: View, animated: Bool) {}
  func schedule(_ next: NextFrame) { areFramesNeeded = next == .everyRefresh }
}
