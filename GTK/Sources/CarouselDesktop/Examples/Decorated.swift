import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let decorated = Start { example, _ in
    let layers = Layers()
    let time = Ticker()
    let items = CarouselItems(count: example.count) { index, reused in
      let card: CountCard = reused.flatMap { kept(in: $0, as: CountCard.key) } ?? CountCard()
      card.show(index, time.count)
      return card.widget
    }
    items.label = { localized("Counter {0}", $0 + 1) }
    let page = Page(
      example, items: items, title: { localized("Counter {0}", $0 + 1) }, look: ["decorations": []],
      dress: { layers.apply(to: $0) })
    page.connect(
      example,
      values: [
        "reflection": { layers.set(\.reflects, $0) }, "shadow": { layers.set(\.shades, $0) },
        "cached": { layers.set(\.caches, $0) }, "sides": { layers.set(\.hasBacks, $0) },
        "order": { layers.set(\.isShadowOutside, $0) },
      ], actions: ["refresh": { [unowned page] in page.carousel?.refreshDecorations() }])
    page.keeps = [
      layers,
      Repeater(every: 500) { [unowned page] in
        time.count += 1
        for widget in page.carousel?.visibleItemWidgets ?? [] {
          let card: CountCard? = kept(in: widget, as: CountCard.key)
          card?.tell(time.count)
        }
      },
    ]
    return page
  }
}

// MARK: Shown
private final class Ticker { var count = 0 }

/// The decorations of the items.
private final class Layers {
  var reflects = true
  var shades = true
  var caches = false
  var hasBacks = false
  var isShadowOutside = false

  private weak var carousel: Carousel?

  func set(_ layer: ReferenceWritableKeyPath<Layers, Bool>, _ value: JSON) {
    self[keyPath: layer] = value == true || value == "shadow"
    if let carousel { apply(to: carousel) }
  }

  func apply(to carousel: Carousel) {
    self.carousel = carousel
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
