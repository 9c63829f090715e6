import CGtk4
import CarouselGTK

/// Labels with the items' numbers.
final class PlainItems: ItemKind {
  private let sizes: [(width: Int32, height: Int32)]

  /// - Parameter sizes: Those of the items, in turn.
  init(_ sizes: [[Double]]) {
    self.sizes = sizes.map { (Int32($0[0]), Int32($0[1])) }
  }

  func widget(_ index: Int, reused: WidgetPointer?) -> WidgetPointer {
    let label = reused ?? gtk_label_new(nil)!
    // Placeholders have other numbers.
    let size = sizes[abs(index) % sizes.count]
    if reused == nil || sizes.count > 1 { gtk_widget_set_size_request(label, size.width, size.height) }
    gtk_label_set_text(OpaquePointer(label), "\(index)")
    name(label, index)
    return label
  }
}
