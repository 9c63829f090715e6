import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let motion = Start { example, _ in
    let rows = column(spacing: 0)
    let setups = example.carousels.map { one in
      let carousel = Carousel()
      carousel.label = localized(one.text("label"))
      carousel.dataSource = ItemKind(example)?.items
      let profile = one["settings"]?["motion"] ?? [:]
      let setup = Setup(carousel, example.settings, look: ["style": ["spacing": 1.06], "motion": profile])
      let title = label(localized(one.text("label")), "heading", align: 0).margins(horizontal: 18, vertical: 6)
      gtk_box_append(rows.cast(), column(spacing: 0, title, carousel.widget.expanding()).expanding())
      return setup
    }
    let page = Page(example, rows, setups: setups) { Drawing.cover($0).title }
    var isForward = true
    page.connect(
      example,
      actions: [
        "scroll": {
          for setup in setups { setup.carousel.scrollToItem(at: isForward ? last : example.first) }
          isForward.toggle()
        }
      ])
    return page
  }

  /// The destination of all carousels.
  private static let last = 19
}
