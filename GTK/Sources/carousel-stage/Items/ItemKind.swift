import CGtk4
import CarouselGTK

/// What stands in the items of a carousel, and what tests may know of it.
protocol ItemKind: AnyObject {
  /// The widget of an item.
  func widget(_ index: Int, reused: WidgetPointer?) -> WidgetPointer
  /// The controls inside an item, with their names.
  func controls(of widget: WidgetPointer) -> [(WidgetPointer, String)]
  /// More to be told of an item.
  func describe(_ widget: WidgetPointer) -> Message
}

extension ItemKind {
  func controls(of widget: WidgetPointer) -> [(WidgetPointer, String)] { [] }
  func describe(_ widget: WidgetPointer) -> Message { [:] }

  /// Gives an item and its controls their names, and the item its colour.
  func name(_ widget: WidgetPointer, _ index: Int) {
    gtk_widget_set_name(widget, "\(index)")
    Paint.apply(index, to: widget)
    for (control, name) in controls(of: widget) { gtk_widget_set_name(control, "\(index)/\(name)") }
  }
}
