// What Documentation/Bindings.md uses of SwiftCrossUI's GTK backend.
import Gtk
import SwiftCrossUI

public struct GtkWidgetRepresentableContext<Representable: GtkWidgetRepresentable> {}

public protocol GtkWidgetRepresentable: View {
  associatedtype GtkWidgetType: Gtk.Widget
  @MainActor func makeGtkWidget(context: Context) -> GtkWidgetType
  @MainActor func updateGtkWidget(_ gtkWidget: GtkWidgetType, context: Context)
}

extension GtkWidgetRepresentable {
  public typealias Context = GtkWidgetRepresentableContext<Self>
}
