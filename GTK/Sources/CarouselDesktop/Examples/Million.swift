import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let million = Example(
    id: "million", title: localized("A Million"),
    summary: localized("A million covers at the cost of ten: only the visible ones exist. Go to any of them."),
    icon: "view-app-grid-symbolic",
    code: """
      carousel.dataSource = CarouselItems(count: 1_000_000) { index, reused in
        let label = reused ?? gtk_label_new(nil)!
        gtk_label_set_text(OpaquePointer(label), "Item \\(index + 1)")
        return label
      }
      carousel.scrollToItem(at: 987_654, duration: 1)
      """
  ) { gallery in
    let count = 1_000_000
    let page = Page.covers(count, style: "cover-flow", first: 41, decorations: [])
    guard let carousel = page.carousel else { return page }
    page.groups = [
      SettingGroup(
        title: localized("Go to"),
        settings: [
          .item(among: count, of: carousel, in: gallery),
          .number(localized("Place"), 1...Double(count), step: 1000, value: 42, text: Words.whole) {
            carousel.currentIndex = Int($0) - 1
          },
        ])
    ]
    page.actions = [.randomItem(among: count, of: carousel)]
    return page
  }
}

extension Setting {
  /// The number of an item, to which it scrolls.
  static func item(among count: Int, of carousel: Carousel, in gallery: Gallery) -> Setting {
    Setting(
      title: localized("Number"),
      kind: .text("") { text in
        guard let number = Int(text.filter(\.isNumber)), (1...count).contains(number) else {
          return gallery.toast(localized("Enter a number from 1 to {0}", Words.whole(Double(count))))
        }
        carousel.scrollToItem(at: number - 1, duration: 1)
      })
  }
}

extension PageAction {
  /// Scrolls to any item.
  static func randomItem(among count: Int, of carousel: Carousel) -> PageAction {
    PageAction(title: localized("A Random Item"), icon: "media-playlist-shuffle-symbolic") {
      carousel.scrollToItem(at: Int.random(in: 0..<count), duration: 1.2)
    }
  }
}
