import CGtk4
import CarouselGTK

// MARK: Shown
extension CarouselItems {
  /// Returns landscapes that are cropped to the width of an item.
  static func thirds(count: Int) -> CarouselItems {
    let items = CarouselItems(count: count) { index, reused in
      let item = reused.flatMap { DrawingItem.of($0) } ?? DrawingItem(width: 480, height: 240, isCropped: true)
      item.show(.scene(index))
      return item.widget
    }
    items.label = { Drawing.scene($0).title }
    items.recycled = { widget, _ in DrawingItem.of(widget)?.forget() }
    return items
  }
}
