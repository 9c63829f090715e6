import CGtk4
import CarouselGTK

// MARK: Shown
extension CarouselItems {
  /// Returns cards with a title above a landscape.
  static func tabs(count: Int) -> CarouselItems {
    let items = CarouselItems(count: count) { index, reused in
      let tab: Tab = reused.flatMap { kept(in: $0, as: Tab.key) } ?? Tab()
      tab.show(.scene(index))
      return tab.widget
    }
    items.label = { Drawing.scene($0).title }
    return items
  }
}

private final class Tab {
  static let key = "tab"
  let widget: WidgetPointer
  private let title = label("", "heading").margins(8)
  private let picture = DrawingItem(width: 420, height: 280)

  init() {
    widget = card(width: 420, height: 318, column(spacing: 0, title, picture.widget))
    keep(self, in: widget, as: Self.key)
  }

  func show(_ drawing: Drawing) {
    gtk_label_set_text(title.opaque, drawing.title)
    picture.show(drawing)
  }
}
