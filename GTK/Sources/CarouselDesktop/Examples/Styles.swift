import CarouselGTK

extension Start {
  static let styles = Start { example, _ in
    let shelf = Shelf(example.count)
    let page = Page(example, items: shelf.makeItems(), title: { shelf.title($0) })
    page.keeps = [shelf]
    page.connect(
      example,
      actions: [
        "insert": { [unowned page] in page.carousel.map { shelf.insert(into: $0) } },
        "remove": { [unowned page] in page.carousel.map { shelf.remove(from: $0) } },
      ])
    return page
  }
}

// MARK: Shown
/// Covers that can be inserted and removed.
private final class Shelf {
  private var numbers: [Int]
  private var fresh: Int
  private weak var items: CarouselItems?

  init(_ count: Int) {
    numbers = Array(0..<count)
    fresh = count
  }

  /// Returns the items. They retain the shelf, since widgets may outlive the page.
  func makeItems() -> CarouselItems {
    let items = CarouselItems.covers(count: numbers.count) { [self] in number($0) }
    self.items = items
    return items
  }

  func title(_ index: Int) -> String { Drawing.cover(number(index)).title }

  func insert(into carousel: Carousel) {
    let index = carousel.currentIndex ?? 0
    numbers.insert(fresh, at: index)
    fresh += 1
    items?.count = numbers.count
    carousel.insertItem(at: index)
  }

  func remove(from carousel: Carousel) {
    guard let index = carousel.currentIndex else { return }
    numbers.remove(at: index)
    items?.count = numbers.count
    carousel.removeItem(at: index)
  }

  /// Items that are fading out are still asked for their labels.
  private func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : index }
}
