import CGtk4
import CarouselGTK

/// Items that are buttons, so that there is one under every press.
final class ButtonItems: ItemKind {
  private let width: Int32, height: Int32
  private let heard: (String) -> Void

  /// - Parameter heard: Called with the signal and the name of a button.
  init(_ size: [Double], heard: @escaping (String) -> Void) {
    (width, height) = (Int32(size[0]), Int32(size[1]))
    self.heard = heard
  }

  func widget(_ index: Int, reused: WidgetPointer?) -> WidgetPointer {
    let widget = reused ?? make()
    name(widget, index)
    return widget
  }

  private func make() -> WidgetPointer {
    let button = gtk_button_new_with_label("Press")!
    gtk_widget_set_size_request(button, width, height)
    connect(button, "clicked") { [heard] in heard("clicked " + $0.name) }
    return button
  }
}
