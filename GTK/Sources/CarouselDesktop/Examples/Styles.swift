import CarouselGTK

extension Example {
  static let styles = Example(
    id: "styles", title: localized("Styles"),
    summary: localized(
      "Every style, on either axis, wrapping or not. Items are inserted and removed along the style’s own path."),
    icon: "view-grid-symbolic",
    code: """
      carousel.style = .coverFlow
      carousel.isVertical = true
      // Changes are animated.
      carousel.transitions = .all
      // Change your data first, then tell the carousel.
      names.insert("Discovery", at: 3)
      carousel.insertItem(at: 3)
      """
  ) { gallery in
    let carousel = Carousel()
    let shelf = Shelf(18)
    carousel.label = localized("Covers")
    carousel.dataSource = shelf.makeItems()
    let page = Page(carousel, style: "rotary", first: 6) { shelf.title($0) }
    page.keeps = [shelf]
    page.groups = [SettingGroup(title: "", settings: [.wraps(carousel), .vertical(carousel)])]
    page.actions = [
      PageAction(title: localized("Insert an Item"), icon: "list-add-symbolic") { shelf.insert(into: carousel) },
      PageAction(title: localized("Remove the Item"), icon: "list-remove-symbolic") { shelf.remove(from: carousel) },
    ]
    return page
  }
}

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

extension Setting {
  /// Whether the carousel wraps.
  static func wraps(_ carousel: Carousel) -> Setting {
    .choice(localized("Ends"), [localized("Style’s default"), localized("Wrap"), localized("Stop")], 0) { choice in
      carousel.options.wrap = [.default, .constant(1), .constant(0)][choice]
    }
  }

  /// Whether items are arranged from top to bottom.
  static func vertical(_ carousel: Carousel) -> Setting {
    .toggle(localized("Vertical"), carousel.isVertical) { carousel.isVertical = $0 }
  }
}
