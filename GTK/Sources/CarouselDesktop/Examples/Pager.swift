import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK

extension Start {
  static let pager = Start { example, _ in
    let shelf = Shelf(example.count)
    let page = Page(
      example, items: shelf.items(), title: { localized("Page {0}", $0 + 1) }, dress: { shelf.align($0) },
      around: { carousel in
        SizeSensor.over(carousel.widget.expanding()) { [unowned carousel] width, height in
          shelf.room = Size2D(width: width, height: height)
          shelf.align(carousel)
        }.expanding()
      })
    page.keeps = [shelf]
    page.connect(
      example,
      values: [
        "grid": { [unowned page] value in
          let parts = (value.string ?? "").split(separator: "x").compactMap { Int($0) }
          if parts.count == 2 { (shelf.columns, shelf.rows) = (parts[0], parts[1]) }
          page.carousel?.dataSource = shelf.items()
          page.carousel.map { shelf.align($0) }
        },
        "rest": { [unowned page] value in
          shelf.share = ["start": 0, "middle": 0.5, "end": 1][value.string ?? ""] ?? 0
          page.carousel.map { shelf.align($0) }
        },
      ])
    return page
  }
}

// MARK: Shown
/// Small covers, a page of them in each item.
private final class Shelf {
  var columns = 3, rows = 3
  /// Where pages rest in the carousel: at its start, 0, at its end, 1, or anywhere between.
  var share = 0.0
  var room = Size2D(width: 0, height: 0)
  private let count: Int
  private static let tile: (width: Int32, height: Int32) = (92, 115)
  /// Between the edge and the first page, in points.
  private static let margin = 24.0

  init(_ count: Int) { self.count = count }

  private var size: Size2D {
    Size2D(width: Double(columns) * 100 + 16, height: Double(rows) * 127 + 15)
  }

  /// Places the focus point in the middle of the page that rests.
  func align(_ carousel: Carousel) {
    let length = carousel.isVertical ? room.height : room.width
    let page = carousel.isVertical ? size.height : size.width
    let free = max(0, length - page - 2 * Self.margin)
    let focus = length > 0 ? min(1, max(0, (Self.margin + share * free + page / 2) / length)) : 0.5
    let isMirrored = gtk_widget_get_direction(carousel.widget) == GTK_TEXT_DIR_RTL
    carousel.focusPoint =
      carousel.isVertical ? Point2D(x: 0.5, y: focus) : Point2D(x: isMirrored ? 1 - focus : focus, y: 0.5)
  }

  func items() -> CarouselItems {
    let (columns, rows, size) = (columns, rows, size), perPage = columns * rows
    let items = CarouselItems(count: (count + perPage - 1) / perPage) { [count] index, reused in
      let tiles: Tiles = reused.flatMap { kept(in: $0, as: "tiles") } ?? Tiles(columns, rows, size)
      for (place, tile) in tiles.all.enumerated() {
        let number = index * perPage + place
        gtk_widget_set_visible(tile.widget, number < count ? 1 : 0)
        tile.show(.plain(number))
      }
      return tiles.widget
    }
    items.label = { localized("Page {0}", $0 + 1) }
    return items
  }

  private final class Tiles {
    let widget: WidgetPointer
    let all: [DrawingItem]

    init(_ columns: Int, _ rows: Int, _ size: Size2D) {
      all = (0..<columns * rows).map { _ in DrawingItem(width: tile.width, height: tile.height) }
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
