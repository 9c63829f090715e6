import CGtk4
import CarouselGTK

/// The content of a carousel's items, and its description for tests.
protocol ItemKind: AnyObject {
  /// Creates the widget of an item.
  func widget(_ index: Int, reused: WidgetPointer?) -> WidgetPointer
  /// The controls inside an item, with their names.
  func controls(of widget: WidgetPointer) -> [(WidgetPointer, String)]
  /// Returns further state of an item.
  func describe(_ widget: WidgetPointer) -> Message
}

extension ItemKind {
  func controls(of widget: WidgetPointer) -> [(WidgetPointer, String)] { [] }
  func describe(_ widget: WidgetPointer) -> Message { [:] }

  /// Sets the names of an item and its controls, and the item's colour.
  func name(_ widget: WidgetPointer, _ index: Int) {
    gtk_widget_set_name(widget, "\(index)")
    Paint.apply(index, to: widget)
    for (control, name) in controls(of: widget) { gtk_widget_set_name(control, "\(index)/\(name)") }
  }
}
