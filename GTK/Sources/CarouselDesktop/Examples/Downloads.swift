import CGtk4
import CarouselGTK

extension Example {
  static let downloads = Example(
    id: "downloads", title: localized("Downloads"),
    summary: localized(
      "Pictures that load slowly; one in nine is broken, one in eleven never arrives. "
        + "Off-screen downloads are cancelled. The program simulates the network."),
    icon: "folder-download-symbolic", code: downloadCode
  ) { _ in .downloads() }

  static let downloadsEffects = Example(
    id: "downloads-effects", title: localized("Downloads with Effects"),
    summary: localized("Reflections show the current state of each item: loading, the picture, or an error."),
    icon: "preferences-desktop-screensaver-symbolic", code: downloadCode + "\n" + decorationCode
  ) { _ in .downloads(decorations: [.reflection(gap: 3, height: 0.4, alpha: 0.45), .shadow()]) }

  private static let downloadCode = """
    let items = CarouselItems(count: paths.count) { index, reused in
      let image = reused.flatMap(CarouselImage.of) ?? CarouselImage(width: 240, height: 300)
      // Off the main thread; cancelled when the item is recycled.
      image.show(paths[index])
      return image.widget
    }
    carousel.dataSource = items
    """

  private static let decorationCode = "carousel.decorations = [.reflection(gap: 3, height: 0.4), .shadow()]"
}

extension Page {
  /// Covers that load slowly.
  fileprivate static func downloads(decorations: [Decoration] = []) -> Page {
    let carousel = Carousel(), source = LateSource(), tally = LateItem.Tally()
    let items = CarouselItems(count: 200) { index, reused in
      let item = reused.flatMap(LateItem.of) ?? LateItem(CarouselItems.coverSize)
      item.load(index, from: source, tally: tally)
      return item.widget
    }
    items.label = { Drawing.cover($0).title }
    items.recycled = { widget, _ in LateItem.of(widget)?.forget() }
    carousel.label = localized("Downloads")
    carousel.dataSource = items
    carousel.decorations = decorations
    let page = Page(carousel, style: "cover-flow", first: 4) { Drawing.cover($0).title }
    page.keeps = [tally]
    page.groups = [
      SettingGroup(
        title: localized("Network"),
        settings: [
          .number(localized("Delay"), 0...4, step: 0.1, value: source.delay, text: Words.seconds) { source.delay = $0 }
        ]),
      SettingGroup(
        title: localized("Pictures"),
        settings: [
          .reading(localized("Coming"), tally.coming), .reading(localized("Here"), tally.here),
          .reading(localized("Cancelled"), tally.cancelled),
          .reading(localized("Failed"), tally.failed),
        ]),
    ]
    page.actions = [
      PageAction(title: localized("Reload"), icon: "view-refresh-symbolic") { carousel.reloadData() }
    ]
    return page
  }
}
