import CAdwaita
import CGtk4
import CarouselGTK

extension Example {
  static let pager = Example(
    id: "pager", title: localized("Pager"),
    summary:
      localized(
        "Many small items, a page at a time. The current page is aligned to the leading edge by its focus point."),
    icon: "view-grid-symbolic",
    code: """
      carousel.isPagingEnabled = true
      carousel.motion = .spring
      // Where the current item rests, as a share of the carousel's size.
      carousel.focusPoint = Point2D(x: 0.3, y: 0.5)
      let controls = CarouselControls(carousel, indicator: .dots)
      gtk_box_append(box, controls.widget)
      """
  ) { _ in
    let carousel = Carousel(), shelf = Shelf()
    carousel.label = localized("Shelves")
    carousel.isPagingEnabled = true
    carousel.motion = .spring
    carousel.options.spacing = 1.05
    carousel.dataSource = shelf.items()
    let controls = CarouselControls(carousel, indicator: .dots)
    var leads = true, room = Size2D(width: 0, height: 0)
    let focus = {
      // Half a page and a margin from the edge, if there is room for more than a page.
      let share = (Shelf.size.width / 2 + margin) / max(1, room.width)
      let edge = min(0.5, share)
      let isMirrored = gtk_widget_get_direction(carousel.widget) == GTK_TEXT_DIR_RTL
      carousel.focusPoint = Point2D(x: leads ? (isMirrored ? 1 - edge : edge) : 0.5, y: 0.5)
    }
    let place = SizeSensor.over(carousel.widget.expanding()) { width, height in
      room = Size2D(width: width, height: height)
      focus()
    }
    let page = Page(
      column(spacing: 0, place.expanding(), controls.widget.margins(6)), carousel: carousel
    ) { localized("Page {0}", $0 + 1) }
    page.keeps = [shelf]
    page.groups = [
      SettingGroup(
        title: "",
        settings: [
          .choice(localized("Focus point"), [localized("Leading edge"), localized("Middle")], 0) {
            leads = $0 == 0
            focus()
          },
          .toggle(localized("One page per flick"), true) { carousel.isPagingEnabled = $0 },
        ])
    ]
    return page
  }

  /// Between the edge and the first page, in points.
  private static let margin = 24.0
}

/// Small covers, in pages of nine.
private final class Shelf {
  static let size = (width: 316.0, height: 396.0)
  private static let (columns, rows) = (3, 3)
  private static let pages = 6
  private static let tile: (width: Int32, height: Int32) = (92, 115)

  func items() -> CarouselItems {
    let items = CarouselItems(count: Self.pages) { index, reused in
      let tiles: Tiles = reused.flatMap { kept(in: $0, as: "tiles") } ?? Tiles()
      for (place, tile) in tiles.all.enumerated() { tile.show(.plain(index * tiles.all.count + place)) }
      return tiles.widget
    }
    items.label = { localized("Page {0}", $0 + 1) }
    return items
  }

  private final class Tiles {
    let widget: WidgetPointer
    let all = (0..<columns * rows).map { _ in DrawingItem(width: tile.width, height: tile.height) }

    init() {
      let grid = gtk_grid_new()!.margins(12).aligned(GTK_ALIGN_CENTER, GTK_ALIGN_CENTER)
      gtk_grid_set_row_spacing(grid.cast(), 12)
      gtk_grid_set_column_spacing(grid.cast(), 8)
      for (place, tile) in all.enumerated() {
        gtk_grid_attach(grid.cast(), tile.widget, Int32(place % columns), Int32(place / columns), 1, 1)
      }
      widget = card(width: Int32(size.width), height: Int32(size.height), grid)
      keep(self, in: widget, as: "tiles")
    }
  }
}
