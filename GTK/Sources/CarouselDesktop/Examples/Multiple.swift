import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let multiple = Example(
    id: "multiple", title: localized("Multiple Carousels"),
    summary: localized("Three carousels on one page, each with its own style, independent or synchronised."),
    icon: "view-continuous-symbolic",
    code: """
      let others = [Carousel(style: .rotary), Carousel(style: .wheel)]
      carousel.onScroll {
        for other in others { other.scrollOffset = carousel.scrollOffset }
      }
      """
  ) { _ in
    var isTogether = false
    let carousels = ["cover-flow", "rotary", "inverted-cylinder"].enumerated().map { place, style in
      let carousel = Carousel(style: .named(style))
      carousel.dataSource = CarouselItems.drawings(count: 24, width: 120, height: 150) { .cover($0 + place * 24) }
      carousel.label = localized("{0} covers", StyleNames.title(style))
      carousel.currentIndex = 6
      return carousel
    }
    var isFollowing = false
    for carousel in carousels {
      carousel.onScroll {
        guard isTogether, !isFollowing else { return }
        isFollowing = true
        for other in carousels where other !== carousel { other.scrollOffset = carousel.scrollOffset }
        isFollowing = false
      }
    }
    let widget = column(spacing: 6)
    for carousel in carousels { gtk_box_append(widget.cast(), carousel.widget.expanding()) }
    let page = Page(widget, carousel: carousels[1]) { Drawing.cover($0 + 24).title }
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .toggle(localized("Synchronised"), false, subtitle: localized("Scrolling one carousel scrolls all")) {
            isTogether = $0
          }
        ])
    ]
    return page
  }
}
