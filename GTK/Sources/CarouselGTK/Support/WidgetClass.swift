import CGtk4

/// Custom widget types, each instance with room for a pointer to a Swift object.
enum WidgetClass {
  /// The size of GtkWidget's own instances, in bytes; the pointer follows it.
  private static let parent: GTypeQuery = {
    var query = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &query)
    return query
  }()

  /// Registers a subclass of GtkWidget.
  /// - Parameters:
  ///   - initialize: Fills the class.
  ///   - instance: Fills each new instance.
  static func register(
    _ name: String, _ initialize: @escaping GClassInitFunc, instance: GInstanceInitFunc? = nil
  ) -> GType {
    g_type_register_static_simple(
      gtk_widget_get_type(), name, parent.class_size, initialize,
      parent.instance_size + UInt32(MemoryLayout<UnsafeMutableRawPointer?>.size), instance, GTypeFlags(rawValue: 0))
  }

  /// Adds an interface to a type.
  /// - Parameter initialize: Fills the interface.
  static func addInterface(_ interface: GType, to type: GType, _ initialize: GInterfaceInitFunc? = nil) {
    var information = GInterfaceInfo(interface_init: initialize, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, interface, &information)
  }

  /// Creates a widget of such a type.
  static func make(_ type: GType) -> WidgetPointer {
    UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)).assumingMemoryBound(to: GtkWidget.self)
  }

  /// Returns the methods of a class that is being initialised.
  static func methods(_ class: gpointer?) -> UnsafeMutablePointer<GtkWidgetClass> {
    `class`!.assumingMemoryBound(to: GtkWidgetClass.self)
  }

  /// Sets what happens when an instance is disposed of; it ends with `disposeBase`.
  static func setDispose(
    _ class: gpointer?, _ dispose: @escaping @convention(c) (UnsafeMutablePointer<GObject>?) -> Void
  ) {
    `class`!.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = dispose
  }

  static func disposeBase(_ widget: WidgetPointer) {
    let object = widget.raw.assumingMemoryBound(to: GObject.self)
    UnsafeMutableRawPointer(base).assumingMemoryBound(to: GObjectClass.self).pointee.dispose(object)
  }

  /// The methods of GtkWidget itself.
  static let base: UnsafeMutablePointer<GtkWidgetClass> = methods(g_type_class_ref(gtk_widget_get_type()))

  private static func slot(_ widget: WidgetPointer) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    widget.raw.advanced(by: Int(parent.instance_size)).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// Stores an object in a widget, or releases it.
  static func keep(_ object: AnyObject?, in widget: WidgetPointer) {
    let old = slot(widget).pointee
    slot(widget).pointee = object.map { Unmanaged.passRetained($0).toOpaque() }
    if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
  }

  /// Returns the object stored in a widget.
  static func kept<Object: AnyObject>(_ type: Object.Type = Object.self, in widget: WidgetPointer) -> Object? {
    slot(widget).pointee.map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
  }
}
