import CGtk4
import CarouselGTK

/// Items that can be dragged onto each other, by GTK's drag and drop.
final class DragItems: ItemKind {
  private let width: Int32, height: Int32
  private let heard: (String) -> Void

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
    let label = gtk_label_new("Drag this")!
    gtk_widget_set_size_request(label, width, height)
    addSource(to: label)
    addTarget(to: label)
    return label
  }

  private func addSource(to widget: WidgetPointer) {
    let source = gtk_drag_source_new()
    var text = GValue()
    g_value_init(&text, Self.text)
    g_value_set_string(&text, "an item")
    let content = gdk_content_provider_new_for_value(&text)
    gtk_drag_source_set_content(source, content)
    g_object_unref(content)
    g_value_unset(&text)
    hear(source, "drag-begin", "drags", on: widget)
    let end: @convention(c) (OpaquePointer?, OpaquePointer?, gboolean, gpointer) -> Void = { _, _, _, data in
      Voice.of(data).speak()
    }
    listen(source, "drag-end", unsafeBitCast(end, to: GCallback.self), "ends", on: widget)
    gtk_widget_add_controller(widget, source)
  }

  private func addTarget(to widget: WidgetPointer) {
    let target = gtk_drop_target_new(Self.text, GDK_ACTION_COPY)
    let enter: @convention(c) (OpaquePointer?, Double, Double, gpointer) -> GdkDragAction = { _, _, _, data in
      Voice.of(data).speak()
      return GDK_ACTION_COPY
    }
    listen(target, "enter", unsafeBitCast(enter, to: GCallback.self), "enters", on: widget)
    let drop: @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, gpointer) -> gboolean = {
      Voice.of($4).speak()
      return 1
    }
    listen(target, "drop", unsafeBitCast(drop, to: GCallback.self), "drops", on: widget)
    gtk_widget_add_controller(widget, target)
  }

  private func hear(_ object: OpaquePointer?, _ signal: String, _ word: String, on widget: WidgetPointer) {
    let callback: @convention(c) (OpaquePointer?, OpaquePointer?, gpointer) -> Void = { _, _, data in
      Voice.of(data).speak()
    }
    listen(object, signal, unsafeBitCast(callback, to: GCallback.self), word, on: widget)
  }

  private func listen(
    _ object: OpaquePointer?, _ signal: String, _ callback: GCallback, _ word: String, on widget: WidgetPointer
  ) {
    let voice = Voice { [heard] in heard("\(word) \(widget.name)") }
    g_signal_connect_data(
      UnsafeMutableRawPointer(object), signal, callback, Unmanaged.passRetained(voice).toOpaque(),
      { data, _ in Unmanaged<Voice>.fromOpaque(data!).release() }, GConnectFlags(rawValue: 0))
  }

  /// The type of texts.
  private static let text = GType(16 << 2)
}

/// A closure of a signal.
private final class Voice {
  let speak: () -> Void

  init(_ speak: @escaping () -> Void) {
    self.speak = speak
  }

  static func of(_ data: gpointer) -> Voice { Unmanaged<Voice>.fromOpaque(data).takeUnretainedValue() }
}
