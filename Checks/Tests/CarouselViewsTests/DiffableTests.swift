import CarouselEngine
@testable import CarouselViews
import Testing
#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The view of an item.
private final class Tile: PlatformView {}

extension TheHost {
  @MainActor @Suite struct Diffable {
    /// A carousel of named items, and the names of the views that were made or filled.
    private func source(_ stage: ViewStage, _ names: @escaping (String) -> Void = { _ in })
      -> CarouselDiffableDataSource<String>
    {
      CarouselDiffableDataSource(stage.carousel) { _, id, index, view in
        names("\(id)\(index)")
        let tile = view as? Tile ?? Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        tile.name(id)
        return tile
      }
    }

    private func shown(_ stage: ViewStage) -> [String?] { stage.carousel.visibleItemViews.map(\.spokenName) }

    @Test func `a snapshot of identifiers is shown, in order and each once`() {
      let stage = ViewStage(items: 0), source = source(stage)
      source.apply(["a", "b", "a", "c"], animated: false)
      #expect(source.identifiers == ["a", "b", "c"])
      #expect(stage.carousel.numberOfItems == 3)
      #expect(shown(stage) == ["a", "b", "c"])
      #expect(source.index(of: "c") == 2 && source.index(of: "d") == nil)
    }

    @Test(arguments: [false, true])
    func `differences are applied by identity, and the current item stays current`(isAnimated: Bool) {
      let stage = ViewStage(items: 0), source = source(stage)
      source.apply(["a", "b", "c", "d"], animated: false)
      stage.carousel.currentIndex = 2
      let view = stage.carousel.currentItemView
      source.apply(["x", "d", "y", "c"], animated: isAnimated)
      #expect(stage.carousel.isEditingItems == isAnimated)
      stage.settle()
      #expect(stage.carousel.currentIndex == 3)
      #expect(stage.carousel.currentItemView === view, "it keeps its view")
      #expect(shown(stage) == ["x", "d", "y", "c"])
      stage.checkPicture()
      source.apply([], animated: isAnimated)
      stage.settle()
      #expect(stage.carousel.numberOfItems == 0 && stage.carousel.currentIndex == nil)
    }

    @Test func `a source does not retain its carousel`() {
      weak var weakly: CarouselView?
      let source: CarouselDiffableDataSource<Int>
      do {
        let carousel = CarouselView(frame: CGRect(x: 0, y: 0, width: 600, height: 300))
        source = CarouselDiffableDataSource(carousel) { _, _, _, _ in PlatformView(frame: .zero) }
        source.apply([1, 2])
        weakly = carousel
      }
      #expect(weakly == nil && source.identifiers == [1, 2])
    }

    @Test func `only new items and those to reload are made`() {
      let stage = ViewStage(items: 0)
      var names: [String] = []
      let source = source(stage) { names.append($0) }
      source.apply(["a", "b", "c"], animated: false)
      names = []
      source.apply(["a", "n", "b", "c"], reloading: ["c", "none"], animated: false)
      #expect(names.sorted() == ["c3", "n1"])
    }

    @Test func `a source that is no longer the carousel's changes nothing`() {
      var names: [String] = []
      let stage = ViewStage(items: 0), old = source(stage), new = source(stage) { names.append($0) }
      new.apply(["a"], animated: false)
      names = []
      old.apply(["b", "c"], reloading: ["b"], animated: false)
      #expect(shown(stage) == ["a"] && names == [], "nor does it ask for views")
    }
  }
}

extension CarouselView {
  /// Whether items slide or fade.
  fileprivate var isEditingItems: Bool { controller.placedItems.contains { $0.placement.opacity < 1 } }
}
