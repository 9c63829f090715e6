import CAdwaita
import CGtk4
import CarouselGTK

// Shorthands for GTK.

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The same object, for functions that take a type that Swift does not know.
  var opaque: OpaquePointer { OpaquePointer(self) }

  /// Casts the object to another of its types.
  func cast<Type>() -> UnsafeMutablePointer<Type> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Type.self)
  }

  /// Adds style classes.
  @discardableResult
  func styled(_ classes: String...) -> WidgetPointer {
    for name in classes { gtk_widget_add_css_class(self, name) }
    return self
  }

  /// Lets it fill the available space.
  @discardableResult
  func expanding(horizontally: Bool = true, vertically: Bool = true) -> WidgetPointer {
    gtk_widget_set_hexpand(self, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(self, vertically ? 1 : 0)
    return self
  }

  /// Sets the margins, in points.
  @discardableResult
  func margins(_ all: Int32) -> WidgetPointer { margins(horizontal: all, vertical: all) }

  /// Sets the margins, in points.
  @discardableResult
  func margins(horizontal: Int32, vertical: Int32) -> WidgetPointer {
    gtk_widget_set_margin_start(self, horizontal)
    gtk_widget_set_margin_end(self, horizontal)
    gtk_widget_set_margin_top(self, vertical)
    gtk_widget_set_margin_bottom(self, vertical)
    return self
  }

  /// Sets the accessible label.
  @discardableResult
  func named(_ label: String) -> WidgetPointer {
    cadw_label(self, label)
    return self
  }

  /// Sets the tooltip.
  @discardableResult
  func tip(_ text: String) -> WidgetPointer {
    gtk_widget_set_tooltip_text(self, text)
    return self
  }

  /// Aligns it in its space.
  @discardableResult
  func aligned(_ horizontal: GtkAlign = GTK_ALIGN_FILL, _ vertical: GtkAlign = GTK_ALIGN_FILL) -> WidgetPointer {
    gtk_widget_set_halign(self, horizontal)
    gtk_widget_set_valign(self, vertical)
    return self
  }

  /// Sets its size, in points; −1 is its natural size.
  @discardableResult
  func sized(_ width: Int32, _ height: Int32) -> WidgetPointer {
    gtk_widget_set_size_request(self, width, height)
    return self
  }
}

/// Returns a box of widgets in a row or a column.
func box(_ orientation: GtkOrientation, spacing: Int32 = 0, _ children: [WidgetPointer] = []) -> WidgetPointer {
  let box = gtk_box_new(orientation, spacing)!
  for child in children { gtk_box_append(box.cast(), child) }
  return box
}

func row(spacing: Int32 = 0, _ children: WidgetPointer...) -> WidgetPointer {
  box(GTK_ORIENTATION_HORIZONTAL, spacing: spacing, children)
}

func column(spacing: Int32 = 0, _ children: WidgetPointer...) -> WidgetPointer {
  box(GTK_ORIENTATION_VERTICAL, spacing: spacing, children)
}

/// Returns a line of text, ellipsised if there is no room.
func label(_ text: String, _ classes: String..., align: Float = 0.5) -> WidgetPointer {
  let label = gtk_label_new(text)!
  for name in classes { gtk_widget_add_css_class(label, name) }
  gtk_label_set_xalign(label.opaque, align)
  gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
  return label
}

/// Returns a button with an icon, and with a name as its tooltip and accessible label.
func iconButton(_ icon: String, _ name: String, _ action: @escaping () -> Void) -> WidgetPointer {
  let button = gtk_button_new_from_icon_name(icon)!
  connect(button, "clicked", action)
  return button.tip(name).named(name)
}

/// Returns a button with a text.
func textButton(_ text: String, _ action: @escaping () -> Void) -> WidgetPointer {
  let button = gtk_button_new_with_label(text)!
  connect(button, "clicked", action)
  return button
}

/// Returns a scrollable container.
func scrolled(_ child: WidgetPointer, horizontally: Bool = false) -> WidgetPointer {
  let scrolled = gtk_scrolled_window_new()!
  gtk_scrolled_window_set_policy(
    scrolled.opaque, horizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
    horizontally ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC)
  gtk_scrolled_window_set_child(scrolled.opaque, child)
  return scrolled
}

/// Returns the frame of an item: of a fixed size, with a light border.
func frame(width: Int32, height: Int32, _ child: WidgetPointer, _ classes: String...) -> WidgetPointer {
  let overlay = gtk_overlay_new()!.styled("item")
  for name in classes { gtk_widget_add_css_class(overlay, name) }
  gtk_widget_set_overflow(overlay, GTK_OVERFLOW_HIDDEN)
  gtk_overlay_set_child(overlay.opaque, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!.sized(width, height))
  gtk_overlay_add_overlay(overlay.opaque, child)
  let edge = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!.styled("edge")
  gtk_widget_set_can_target(edge, 0)
  gtk_overlay_add_overlay(overlay.opaque, edge)
  return overlay
}

/// Retains a Swift object for the lifetime of a widget.
func keep(_ object: AnyObject, in widget: WidgetPointer, as key: String) {
  g_object_set_data_full(
    widget.cast(), key, Unmanaged.passRetained(object).toOpaque(),
    { Unmanaged<AnyObject>.fromOpaque($0!).release() })
}

/// Returns the object retained by a widget.
func kept<Object: AnyObject>(_ type: Object.Type = Object.self, in widget: WidgetPointer, as key: String) -> Object? {
  g_object_get_data(widget.cast(), key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
}
