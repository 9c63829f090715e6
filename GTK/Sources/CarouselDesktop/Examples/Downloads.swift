import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let downloads = Start { example, _ in
    let source = LateSource(), tally = LateItem.Tally()
    let page = Page(
      example, items: .late(count: example.count, from: source, tally: tally), title: { Drawing.cover($0).title })
    page.keeps = [tally]
    page.connect(
      example, values: ["delay": { source.delay = $0.number ?? 1 }],
      actions: ["reload": { [unowned page] in page.carousel?.reloadData() }],
      readings: ["coming": tally.coming, "here": tally.here, "cancelled": tally.cancelled, "failed": tally.failed])
    return page
  }
}

// MARK: Shown
extension CarouselItems {
  /// Returns covers that load slowly.
  fileprivate static func late(count: Int, from source: LateSource, tally: LateItem.Tally) -> CarouselItems {
    let items = CarouselItems(count: count) { index, reused in
      let item = reused.flatMap(LateItem.of) ?? LateItem(coverSize)
      item.load(index, from: source, tally: tally)
      return item.widget
    }
    items.label = { Drawing.cover($0).title }
    // Downloads of off-screen items are cancelled.
    items.recycled = { widget, _ in LateItem.of(widget)?.forget() }
    return items
  }
}
