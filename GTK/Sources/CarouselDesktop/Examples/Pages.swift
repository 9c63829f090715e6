import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let pages = Example(
    id: "pages", title: localized("Pages"),
    summary: localized("However hard the flick, it turns one page. Dots show the position; buttons move by a page."),
    icon: "view-paged-symbolic",
    code: """
      carousel.isPagingEnabled = true
      let controls = CarouselControls(carousel, indicator: .dots, hasListButton: true)
      gtk_box_append(box, controls.widget)
      """
  ) { _ in
    let count = 8
    let carousel = Carousel()
    carousel.label = localized("Landscapes")
    carousel.dataSource = CarouselItems.drawings(count: count, width: 324, height: 216) { .scene($0) }
    carousel.isPagingEnabled = true
    carousel.options.spacing = 1.06
    let dots = Dots(count) { carousel.scrollToItem(at: $0) }
    let back = iconButton("go-previous-symbolic", localized("Previous page")) { carousel.step(by: -1) }.styled(
      "circular", "flat")
    let on = iconButton("go-next-symbolic", localized("Next page")) { carousel.step(by: 1) }.styled("circular", "flat")
    let bar = row(spacing: 6, back, dots.widget, on).aligned(GTK_ALIGN_CENTER).margins(6)
    let page = Page(column(spacing: 0, carousel.widget.expanding(), bar), carousel: carousel) {
      dots.show($0)
      return Drawing.scene($0).title
    }
    page.keeps = [dots]
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .toggle(localized("One page per flick"), true) { carousel.isPagingEnabled = $0 },
          .number(
            localized("Autoplay interval"), 0...10, step: 0.5, value: 0,
            text: { $0 == 0 ? localized("never") : Words.seconds($0) }
          ) {
            carousel.autoplay = $0
          },
        ])
    ]
    carousel.currentIndex = 1
    return page
  }
}

/// A dot for each page.
private final class Dots {
  let widget = row(spacing: 0).aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
  private var dots: [WidgetPointer] = []

  init(_ count: Int, go: @escaping (Int) -> Void) {
    for index in 0..<count {
      let dot = gtk_button_new()!.styled("dot", "flat").named(localized("Page {0}", index + 1))
      gtk_button_set_child(
        dot.cast(), gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!.aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER))
      connect(dot, "clicked") { go(index) }
      gtk_box_append(widget.cast(), dot)
      dots.append(dot)
    }
  }

  func show(_ index: Int) {
    for (place, dot) in dots.enumerated() {
      if place == index {
        gtk_widget_add_css_class(dot, "current")
      } else {
        gtk_widget_remove_css_class(dot, "current")
      }
    }
  }
}
