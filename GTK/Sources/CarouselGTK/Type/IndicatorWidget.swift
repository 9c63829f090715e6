package import CGtk4

/// The widget of an indicator, a GObject type: it passes GTK's calls on to its `Indicator`.
package enum IndicatorWidget {
  package static let type: GType = {
    let type = WidgetClass.register(
      "SwiftCarouselIndicator",
      { klass, _ in
        addMethods(to: klass)
        addProperties(to: klass)
      },
      instance: { instance, _ in
        let widget = WidgetPointer(OpaquePointer(instance!))
        WidgetClass.keep(Indicator(widget), in: widget)
      })
    WidgetClass.addInterface(gtk_orientable_get_type(), to: type)
    return type
  }()

  package static func make() -> WidgetPointer { WidgetClass.make(type) }

  /// Returns the state of a widget; nil for other widgets, and after it is disposed of.
  static func indicator(of widget: WidgetPointer) -> Indicator? {
    widget.isInstance(of: type) ? WidgetClass.kept(in: widget) : nil
  }

  private static func addMethods(to klass: gpointer?) {
    let methods = WidgetClass.methods(klass)
    methods.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_CONSTANT_SIZE }
    methods.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
      let size = IndicatorWidget.indicator(of: widget!)?.measure(orientation) ?? (minimum: 0, natural: 0)
      minimum?.pointee = size.minimum
      natural?.pointee = size.natural
    }
    methods.pointee.size_allocate = { widget, width, height, baseline in
      IndicatorWidget.indicator(of: widget!)?.allocate(width, height, baseline)
    }
    methods.pointee.snapshot = { widget, snapshot in IndicatorWidget.indicator(of: widget!)?.draw(to: snapshot) }
    WidgetClass.setDispose(klass) { object in
      let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
      IndicatorWidget.indicator(of: widget)?.close()
      WidgetClass.keep(nil, in: widget)
      WidgetClass.disposeBase(widget)
    }
    gtk_widget_class_set_css_name(methods, "swift-carousel-indicator")
    gtk_widget_class_set_accessible_role(methods, GTK_ACCESSIBLE_ROLE_PRESENTATION)
  }

  // MARK: Properties

  private enum Property: guint {
    case carousel = 1, kind, orientation, showsAutoplayProgress
  }

  private static func addProperties(to klass: gpointer?) {
    let klass = klass!.assumingMemoryBound(to: GObjectClass.self)
    klass.pointee.get_property = { object, number, value, _ in
      let indicator = object.flatMap { IndicatorWidget.indicator(of: WidgetPointer(OpaquePointer($0))) }
      switch Property(rawValue: number) {
      case .carousel: g_value_set_object(value, indicator?.carousel?.raw)
      case .kind: g_value_set_string(value, (indicator?.kind ?? .dots).rawValue)
      case .orientation:
        let isVertical = indicator?.isVertical == true
        g_value_set_enum(value, gint((isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL).rawValue))
      case .showsAutoplayProgress: g_value_set_boolean(value, indicator?.showsAutoplayProgress == true ? 1 : 0)
      case nil: break
      }
    }
    klass.pointee.set_property = { object, number, value, _ in
      guard let indicator = object.flatMap({ IndicatorWidget.indicator(of: WidgetPointer(OpaquePointer($0))) }) else {
        return
      }
      switch Property(rawValue: number) {
      case .carousel: indicator.carousel = g_value_get_object(value).map { WidgetPointer(OpaquePointer($0)) }
      case .kind: indicator.setKind(named: g_value_get_string(value).map { String(cString: $0) })
      case .orientation: indicator.isVertical = g_value_get_enum(value) == GTK_ORIENTATION_VERTICAL.rawValue
      case .showsAutoplayProgress: indicator.showsAutoplayProgress = g_value_get_boolean(value) != 0
      case nil: break
      }
    }
    // Only changes are notified.
    let flags = GParamFlags(rawValue: G_PARAM_READWRITE.rawValue | G_PARAM_EXPLICIT_NOTIFY.rawValue)
    g_object_class_install_property(
      klass, Property.carousel.rawValue,
      g_param_spec_object(
        "carousel", nil, "The carousel, a SwiftCarousel or an AdwCarousel", gtk_widget_get_type(), flags))
    g_object_class_install_property(
      klass, Property.kind.rawValue,
      g_param_spec_string("kind", nil, "How the position is shown: dots, lines or count", "dots", flags))
    g_object_class_override_property(klass, Property.orientation.rawValue, "orientation")
    g_object_class_install_property(
      klass, Property.showsAutoplayProgress.rawValue,
      g_param_spec_boolean(
        "show-autoplay-progress", nil, "Whether the current dot or line fills while the time of autoplay passes", 0,
        flags))
  }
}

extension Indicator {
  /// Sets the kind by its name; nil for dots. Unknown names are reported.
  fileprivate func setKind(named name: String?) {
    guard let kind = CarouselIndicator.Kind(rawValue: name ?? "dots") else {
      let known = CarouselIndicator.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      return complain("There is no indicator \"\(name ?? "")\"; there are \(known)")
    }
    self.kind = kind
  }
}

/// An indicator as a GObject, for functions in C. Anything but an indicator is reported, and nothing happens.
package struct IndicatorObject {
  private let indicator: Indicator?

  /// Creates access to an indicator.
  package init(_ widget: WidgetPointer?) {
    indicator = widget.flatMap(IndicatorWidget.indicator)
    if indicator == nil { cgtk_critical("the object is not a SwiftCarouselIndicator") }
  }

  /// The carousel.
  package var carousel: WidgetPointer? {
    get { indicator?.carousel }
    nonmutating set { indicator?.carousel = newValue }
  }

  /// Whether it shows the time of autoplay.
  package var showsAutoplayProgress: Bool {
    get { indicator?.showsAutoplayProgress == true }
    nonmutating set { indicator?.showsAutoplayProgress = newValue }
  }

  /// The name of the kind.
  package var kind: String? {
    get { indicator?.kind.rawValue }
    nonmutating set { indicator?.setKind(named: newValue) }
  }
}
