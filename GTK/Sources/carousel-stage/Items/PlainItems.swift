import CGtk4
import CarouselGTK

/// Labels with the items' numbers.
final class PlainItems: ItemKind {
  private let width: Int32, height: Int32

  init(_ size: [Double]) {
    (width, height) = (Int32(size[0]), Int32(size[1]))
  }

  func widget(_ index: Int, reused: WidgetPointer?) -> WidgetPointer {
    let label = reused ?? gtk_label_new(nil)!
    if reused == nil { gtk_widget_set_size_request(label, width, height) }
    gtk_label_set_text(OpaquePointer(label), "\(index)")
    name(label, index)
    return label
  }
}
