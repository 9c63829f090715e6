package import CGtk4

/// The carousel's widget: it passes GTK's calls on to its stage.
package enum CarouselWidget {
  package static let type: GType = {
    let type = WidgetClass.register(
      "SwiftCarousel",
      { klass, _ in
        addMethods(to: klass)
        addProperties(to: klass)
        WidgetSignal.install(in: klass!.assumingMemoryBound(to: GTypeClass.self).pointee.g_type)
      }, instance: { instance, _ in _ = Stage(WidgetPointer(OpaquePointer(instance!))) })
    WidgetClass.addInterface(gtk_orientable_get_type(), to: type)
    WidgetClass.addInterface(gtk_buildable_get_type(), to: type, addBuilding)
    if cgtk_swipeable_type() != 0 { WidgetClass.addInterface(cgtk_swipeable_type(), to: type, addSwiping) }
    return type
  }()

  private static func addMethods(to klass: gpointer?) {
    let methods = WidgetClass.methods(klass)
    methods.pointee.get_request_mode = { Stage.of($0!)?.requestMode ?? GTK_SIZE_REQUEST_CONSTANT_SIZE }
    methods.pointee.measure = { widget, orientation, length, minimum, natural, _, _ in
      let extent = Stage.of(widget!)?.extent(orientation, for: length) ?? (minimum: 0, natural: 0)
      minimum?.pointee = extent.minimum
      natural?.pointee = extent.natural
    }
    methods.pointee.size_allocate = { widget, width, height, _ in
      Stage.of(widget!)?.allocate(width: width, height: height)
    }
    methods.pointee.snapshot = { widget, snapshot in Stage.of(widget!)?.snapshot(snapshot) }
    methods.pointee.focus = { widget, direction in Stage.of(widget!)?.moveFocus(direction) == true ? 1 : 0 }
    methods.pointee.realize = { widget in
      WidgetClass.base.pointee.realize(widget)
      Stage.of(widget!)?.rendererDidChange()
    }
    methods.pointee.unrealize = { widget in
      Stage.of(widget!)?.rendererWillGo()
      WidgetClass.base.pointee.unrealize(widget)
    }
    methods.pointee.map = { widget in
      WidgetClass.base.pointee.map(widget)
      Stage.of(widget!)?.visibilityDidChange()
    }
    methods.pointee.unmap = { widget in
      WidgetClass.base.pointee.unmap(widget)
      Stage.of(widget!)?.visibilityDidChange()
    }
    methods.pointee.root = { widget in
      WidgetClass.base.pointee.root(widget)
      Stage.of(widget!)?.followFocus()
    }
    methods.pointee.unroot = { widget in
      Stage.of(widget!)?.stopFollowingFocus()
      // It is no longer shown: objects that the app's closures capture, perhaps the carousel itself, are released.
      if let window = gtk_widget_get_root(widget)?.window, CarouselWidget.isDestroyed(window) {
        Stage.of(widget!)?.forgetApp()
      }
      WidgetClass.base.pointee.unroot(widget)
    }
    methods.pointee.direction_changed = { widget, _ in Stage.of(widget!)?.preferencesDidChange() }
    methods.pointee.state_flags_changed = { widget, _ in Stage.of(widget!)?.stateDidChange() }
    WidgetClass.setDispose(klass) { object in
      let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
      Stage.of(widget)?.close()
      WidgetClass.keep(nil, in: widget)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      WidgetClass.disposeBase(widget)
    }
    addActions(to: methods)
    gtk_widget_class_set_css_name(methods, "swift-carousel")
    gtk_widget_class_set_accessible_role(methods, GTK_ACCESSIBLE_ROLE_LIST)
  }

  /// Returns whether a window has been destroyed.
  private static func isDestroyed(_ window: UnsafeMutablePointer<GtkWindow>) -> Bool {
    let windows = gtk_window_get_toplevels()
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let other = g_list_model_get_item(windows, index) else { continue }
      g_object_unref(other)
      if other == UnsafeMutableRawPointer(window) { return false }
    }
    return true
  }

  package static func isInstance(_ widget: WidgetPointer) -> Bool { widget.isInstance(of: type) }

  package static func make() -> WidgetPointer { WidgetClass.make(type) }
}
