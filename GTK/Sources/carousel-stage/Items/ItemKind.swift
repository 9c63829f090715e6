import CGtk4
import CarouselGTK

/// What stands in the items of a carousel, and what tests may know of it.
protocol ItemKind: AnyObject {
  /// The widget of an item.
  func widget(_ index: Int, reused: Widget?) -> Widget
  /// The controls inside an item, with their names.
  func controls(of widget: Widget) -> [(Widget, String)]
  /// More to be told of an item.
  func describe(_ widget: Widget) -> Message
}

extension ItemKind {
  func controls(of widget: Widget) -> [(Widget, String)] { [] }
  func describe(_ widget: Widget) -> Message { [:] }

  /// Gives an item and its controls their names, and the item its colour.
  func name(_ widget: Widget, _ index: Int) {
    gtk_widget_set_name(widget, "\(index)")
    Paint.apply(index, to: widget)
    for (control, name) in controls(of: widget) { gtk_widget_set_name(control, "\(index)/\(name)") }
  }
}
