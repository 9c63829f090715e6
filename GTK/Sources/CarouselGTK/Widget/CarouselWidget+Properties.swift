import CGtk4
import CarouselEngine

// The properties of the widget's type, and what it builds from `.ui` files.
extension CarouselWidget {
  /// Adds the properties to the class; their numbers are those in the list, from 1.
  static func addProperties(to klass: gpointer?) {
    let klass = klass!.assumingMemoryBound(to: GObjectClass.self)
    klass.pointee.get_property = { object, number, value, _ in
      guard let stage = CarouselWidget.stage(of: object) else { return }
      let property = WidgetProperty.all[Int(number) - 1]
      property.write(property.get(stage), to: value!)
    }
    klass.pointee.set_property = { object, number, value, _ in
      guard let stage = CarouselWidget.stage(of: object) else { return }
      let property = WidgetProperty.all[Int(number) - 1]
      property.set?(stage, property.read(value!))
      stage.notifyChanges()
    }
    for (index, property) in WidgetProperty.all.enumerated() {
      if let specification = property.makeSpecification() {
        g_object_class_install_property(klass, guint(index + 1), specification)
      } else {
        g_object_class_override_property(klass, guint(index + 1), property.name)
      }
    }
  }

  private static func stage(of object: UnsafeMutablePointer<GObject>?) -> Stage? {
    object.flatMap { Stage.of(WidgetPointer(OpaquePointer($0))) }
  }

  /// Widgets in a `.ui` file become children; the rest is left to GtkWidget.
  static let addBuilding: GInterfaceInitFunc = { interface, _ in
    let interface = interface!.assumingMemoryBound(to: GtkBuildableIface.self)
    interface.pointee.add_child = { carousel, builder, child, type in
      let carousel = WidgetPointer(carousel!), object = UnsafeMutableRawPointer(child!)
      let child = object.assumingMemoryBound(to: GtkWidget.self)
      if type == nil, child.isInstance(of: gtk_widget_get_type()) {
        Stage.of(carousel)?.children.insert(child, at: .max)
      } else {
        let parent = g_type_interface_peek(
          UnsafeMutableRawPointer(WidgetClass.base), gtk_buildable_get_type())!
        parent.assumingMemoryBound(to: GtkBuildableIface.self).pointee.add_child(
          carousel.object, builder, object.assumingMemoryBound(to: GObject.self), type)
      }
    }
  }
}

extension Stage {
  /// Notifies listeners of the properties that have changed.
  func notifyChanges() {
    guard let widget, !known.isEmpty else { return }
    for (index, property) in WidgetProperty.all.enumerated() {
      let value = property.get(self)
      guard value != known[index] else { continue }
      known[index] = value
      g_object_notify(widget.gobject, property.name)
      guard self.widget != nil else { return }
    }
  }

  /// Notifies listeners of a property that has changed.
  private func notifyChange(of property: WidgetProperty) {
    guard let widget, let index = WidgetProperty.all.firstIndex(where: { $0.name == property.name }), !known.isEmpty
    else {
      return
    }
    known[index] = property.get(self)
    g_object_notify(widget.gobject, property.name)
  }

  /// Emits a signal.
  /// - Returns: What the handlers return.
  @discardableResult
  func emit(_ signal: WidgetSignal, _ value: Int? = nil) -> Bool {
    guard let widget else { return false }
    return signal.emit(from: widget, value)
  }

  /// Emits a signal whose handlers return a number.
  /// - Returns: What the last handler returns; 0 without handlers.
  func emitForNumber(_ signal: WidgetSignal, _ value: Int) -> Double {
    widget.map { signal.emitForNumber(from: $0, value) } ?? 0
  }

  /// Emits the signals of an event, and notifies of the properties that it changes.
  func tellListeners(of event: CarouselEvent) {
    switch event {
    case .didScroll: notifyChange(of: .position)
    case .currentIndexDidChange(let index):
      notifyChange(of: .isUserInitiated)
      notifyChange(of: .currentIndex)
      (ownItems as? ModelItems)?.currentIndexDidChange(to: index)
    case .pageDidChange: notifyChanges()
    case .autoplayDidChange: notifyChange(of: .autoplayProgress)
    case .didSelect(let index): emit(.itemActivated, index)
    case .willBeginDragging:
      firstPosition = nil
      (ownItems as? ModelItems)?.dropTarget()
      emit(.dragBegin)
    case .willBeginScrolling: firstPosition = nil
    case .didEndScrolling: (ownItems as? ModelItems)?.didEndScrolling()
    case .didEndDragging(let willDecelerate): emit(.dragEnd, willDecelerate ? 1 : 0)
    case .didSettle:
      (ownItems as? ModelItems)?.dropTarget()
      if controller.carousel.hasSettledElsewhere, let index = controller.carousel.currentIndex {
        emit(.pageChanged, index)
      }
      emit(.settled)
    default: break
    }
  }
}
