import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let decorated = Example(
    id: "decorated", title: localized("Decorated Views"),
    summary: localized(
      "Decorations fit any item, and can be nested. A cached item is a still picture until you refresh it."),
    icon: "view-wrapped-symbolic",
    code: """
      // The outermost first: here the item is reflected with its shadow.
      carousel.decorations = [.reflection(gap: 4), .shadow(), .cached]
      carousel.refreshDecorations()
      """
  ) { _ in
    let carousel = Carousel(), layers = Layers(carousel)
    let time = Ticker()
    let items = CarouselItems(count: 14) { index, reused in
      let card: CountCard = reused.flatMap { kept(in: $0, as: CountCard.key) } ?? CountCard()
      card.show(index, time.count)
      return card.widget
    }
    items.label = { localized("Counter {0}", $0 + 1) }
    carousel.label = localized("Counters")
    carousel.dataSource = items
    let page = Page(carousel, style: "rotary", first: 3) { localized("Counter {0}", $0 + 1) }
    page.keeps = [
      layers,
      Repeater(every: 500) { [unowned carousel] in
        time.count += 1
        for widget in carousel.visibleItemWidgets {
          let card: CountCard? = kept(in: widget, as: CountCard.key)
          card?.tell(time.count)
        }
      },
    ]
    page.groups = [
      SettingGroup(
        title: localized("Layers"),
        settings: [
          .toggle(localized("Reflection"), true) { layers.reflects = $0 },
          .toggle(localized("Shadow"), true) { layers.shades = $0 },
          .toggle(
            localized("Cached"), false,
            subtitle: localized("The counters continue, but the items show them only after “Refresh”")
          ) {
            layers.caches = $0
          },
          .toggle(localized("Double-sided"), false) { layers.hasBacks = $0 },
          .choice(localized("Outside"), [localized("Reflection"), localized("Shadow")], 0) {
            layers.isShadowOutside = $0 == 1
          },
        ])
    ]
    page.actions = [
      PageAction(title: localized("Refresh"), icon: "view-refresh-symbolic") { carousel.refreshDecorations() }
    ]
    return page
  }
}

private final class Ticker { var count = 0 }

/// The decorations of the items.
private final class Layers {
  var reflects = true { didSet { apply() } }
  var shades = true { didSet { apply() } }
  var caches = false { didSet { apply() } }
  var hasBacks = false { didSet { apply() } }
  var isShadowOutside = false { didSet { apply() } }
  private unowned let carousel: Carousel

  init(_ carousel: Carousel) {
    self.carousel = carousel
    apply()
  }

  private func apply() {
    var all: [Decoration] = []
    if reflects { all.append(.reflection(gap: 4, height: 0.5)) }
    if shades { all.append(.shadow()) }
    if isShadowOutside { all.reverse() }
    if caches { all.append(.cached) }
    carousel.decorations = all
    carousel.options.showBackfaces = hasBacks ? 1 : .default
    guard hasBacks != (carousel.backs != nil) else { return }
    carousel.backs =
      hasBacks
      ? CarouselBacks { _, reused in
        reused
          ?? card(
            width: CountCard.size.width, height: CountCard.size.height,
            label(localized("The Back"), "title-4").expanding().aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER))
      } : nil
  }
}

private final class CountCard {
  static let key = "count-card"
  static let size: (width: Int32, height: Int32) = (190, 220)
  let widget: WidgetPointer
  private let title = label("", "heading")
  private let number = label("", "counter", "numeric")

  init() {
    let unit = label(localized("half seconds"), "dim-label")
    widget = card(
      width: Self.size.width, height: Self.size.height, column(spacing: 12, title, number.expanding(), unit).margins(18)
    )
    keep(self, in: widget, as: Self.key)
  }

  func show(_ index: Int, _ count: Int) {
    gtk_label_set_text(title.opaque, localized("No. {0}", index + 1))
    tell(count)
  }

  func tell(_ count: Int) { gtk_label_set_text(number.opaque, Words.whole(Double(count))) }
}
