import CGtk4
import CarouselGTK

/// Items that are carousels.
final class NestedItems: ItemKind {
  /// The first inner carousel.
  private(set) var first: Carousel?
  private let width: Int32, height: Int32

  init(_ size: [Double]) {
    (width, height) = (Int32(size[0]), Int32(size[1]))
  }

  func widget(_ index: Int, reused: WidgetPointer?) -> WidgetPointer {
    let widget = reused ?? make()
    name(widget, index)
    return widget
  }

  private func make() -> WidgetPointer {
    let carousel = Carousel()
    carousel.dataSource = CarouselItems(count: 9) { index, reused in
      let label = reused ?? gtk_label_new(nil)!
      gtk_widget_set_size_request(label, 100, 100)
      gtk_widget_add_css_class(label, Paint.name(index + 3))
      return label
    }
    gtk_widget_set_size_request(carousel.widget, width, height)
    if first == nil { first = carousel }
    return carousel.widget
  }
}
