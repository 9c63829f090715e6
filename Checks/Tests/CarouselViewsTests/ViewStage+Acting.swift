import CarouselViews
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif
import Testing

extension ViewStage {
  /// Runs frames until none is requested, or up to a limit.
  @discardableResult
  func settle(_ most: Int = 2000) -> Int {
    var count = 0
    while !Device.links.isEmpty, count < most {
      Device.frame()
      count += 1
    }
    #expect(count < most, "it never settles")
    return count
  }

  func frames(_ count: Int) { for _ in 0..<count { Device.frame() } }

  /// The containers of the items' views, back to front.
  var carriers: [ItemView] { carousel.contentView.subviews.compactMap { $0 as? ItemView } }

  func carrier(_ index: Int) -> ItemView? { carousel.itemView(at: index)?.superview as? ItemView }

  /// Changes the app's data, and notifies the carousel.
  func insert(at index: Int, animated: Bool) {
    app.items += 1
    renumber(from: index, by: 1)
    carousel.insertItem(at: index, animated: animated)
  }

  func remove(at index: Int, animated: Bool) {
    app.items -= 1
    renumber(from: index + 1, by: -1)
    carousel.removeItem(at: index, animated: animated)
  }

  private func renumber(from index: Int, by step: Int) {
    for card in carriers.compactMap({ $0.content as? Card }) where card.index >= index && card.index < 1000 {
      card.index += step
    }
  }
}
