import CGtk4
import CarouselGTK

// The state for tests.
extension Show {
  var state: Message {
    [
      "scrollOffset": carousel.scrollOffset, "currentIndex": carousel.currentIndex ?? -1,
      "numberOfItems": carousel.numberOfItems, "isDragging": carousel.isDragging,
      "increasesContrast": carousel.preferences.increasesContrast,
      "isMoving": carousel.isAnimating || carousel.isDragging,
      "viewport": [carousel.viewport.width, carousel.viewport.height],
      "middle": [carousel.middle.x, carousel.middle.y],
      "itemSize": [carousel.measuredItemSize.width, carousel.measuredItemSize.height],
      "events": events, "itemEvents": itemEvents, "heard": heard,
      "focus": name(of: gtk_root_get_focus(OpaquePointer(window))),
      "scrolled": scrolled, "scaleFactor": Int(gtk_widget_get_scale_factor(carousel.widget)),
      "hovered": hovered, "controlPlaces": controlPlaces, "controlWidths": controlWidths,
      "enabled": (find("controls")?.children ?? []).map { gtk_widget_get_sensitive($0) != 0 },
      "inner": (kind as? NestedItems)?.first?.currentIndex ?? -1,
      "after": find("after").map(place) ?? [], "isList": carousel.isList, "isPaused": carousel.isPaused,
      "pauseButton": pauseButton.map { place(of: $0) } ?? [],
      "isActive": gtk_window_is_active(window) != 0, "items": placed,
    ]
  }

  /// The scroll offset of the scrolled window around the carousel, in points.
  private var scrolled: Double {
    guard let child = gtk_window_get_child(window), child.name == "scrolled" else { return 0 }
    return gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(OpaquePointer(child)))
  }

  /// The controls that are shown as hovered.
  private var hovered: [String] {
    carousel.visibleItemWidgets.flatMap(kind.controls(of:)).map(\.0)
      .filter { gtk_widget_get_state_flags($0).rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0 }.map(name(of:))
  }

  /// The centres of the parts of the carousel's controls, in the window.
  private var controlPlaces: [[Double]] {
    (find("controls")?.children ?? []).map(place).filter { !$0.isEmpty }
  }

  /// The centre of a widget in the window; empty if it is not shown.
  private func place(of part: WidgetPointer) -> [Double] {
    var area = graphene_rect_t()
    let root = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_get_mapped(part) != 0, gtk_widget_compute_bounds(part, root, &area) != 0 else { return [] }
    return [Double(area.origin.x + area.size.width / 2), Double(area.origin.y + area.size.height / 2)]
  }

  /// The button in the carousel that pauses it.
  private var pauseButton: WidgetPointer? {
    carousel.widget.children.first { gtk_widget_has_css_class($0, "circular") != 0 }
  }

  /// The widths of the parts of the carousel's controls.
  private var controlWidths: [Int] {
    (find("controls")?.children ?? []).filter { gtk_widget_get_mapped($0) != 0 }.map { Int(gtk_widget_get_width($0)) }
  }

  private var placed: [Message] {
    carousel.placedItems.map { item in
      let widget = carousel.itemWidget(at: item.index)
      let rows = item.placement.transform.rows
      let told: Message = [
        "i": item.index, "o": item.offset, "order": item.order, "isKept": item.isKept, "a": item.placement.opacity,
        "h": item.placement.isHidden, "e": item.placement.isInteractive,
        "m": [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] },
        "size": widget.map { [Int(gtk_widget_get_width($0)), Int(gtk_widget_get_height($0))] } ?? [0, 0],
        "corners": carousel.corners(ofItemAt: item.index)?.map { [$0.x, $0.y] } ?? [],
        "marks": marks(of: widget), "controls": widget.map(bounds) ?? [:],
        "textures": carousel.texturesRendered(forItemAt: item.index),
      ]
      return told.merging(widget.map(kind.describe) ?? [:]) { $1 }
    }
  }

  /// The style classes by which a widget is marked.
  private func marks(of widget: WidgetPointer?) -> [String] {
    guard let widget else { return [] }
    return ["current", "previous", "next", "visible"].filter { gtk_widget_has_css_class(widget, "carousel-\($0)") != 0 }
  }

  /// The rectangles of an item's controls, relative to its upper left corner.
  private func bounds(_ widget: WidgetPointer) -> Message {
    var result: Message = [:]
    for (control, name) in kind.controls(of: widget) {
      var area = graphene_rect_t()
      if gtk_widget_compute_bounds(control, widget, &area) != 0 {
        result[name] = [area.origin.x, area.origin.y, area.size.width, area.size.height].map(Double.init)
      }
    }
    return result
  }

  /// A widget beside the carousel, or the carousel.
  func find(_ name: String) -> WidgetPointer? {
    name == "carousel" ? carousel.widget : gtk_widget_get_parent(carousel.widget)?.children.first { $0.name == name }
  }

  /// The name of a widget for tests.
  func name(of widget: WidgetPointer?) -> String {
    // Controls contain widgets without a name.
    var widget = widget
    while let candidate = widget {
      let name = candidate.name
      if name.first?.isNumber == true || name.hasPrefix("-") || ["before", "after", "scrolled"].contains(name) {
        return name
      }
      if candidate == carousel.widget { return "carousel" }
      if candidate == pauseButton { return "pause" }
      widget = gtk_widget_get_parent(candidate)
    }
    return ""
  }
}
