import CAdwaita
import CGtk4
import CarouselGTK

// What GTK's types need to be written shortly.

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The same object, for functions that take it as one of the types that Swift doesn't know.
  var opaque: OpaquePointer { OpaquePointer(self) }

  /// The same object as another type that it has.
  func cast<Type>() -> UnsafeMutablePointer<Type> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: Type.self)
  }

  /// Gives it classes of style sheets.
  @discardableResult
  func styled(_ classes: String...) -> Widget {
    for name in classes { gtk_widget_add_css_class(self, name) }
    return self
  }

  /// Has it fill what room there is.
  @discardableResult
  func expanding(horizontally: Bool = true, vertically: Bool = true) -> Widget {
    gtk_widget_set_hexpand(self, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(self, vertically ? 1 : 0)
    return self
  }

  /// Sets the margins, in points.
  @discardableResult
  func margins(_ all: Int32) -> Widget { margins(horizontal: all, vertical: all) }

  /// Sets the margins, in points.
  @discardableResult
  func margins(horizontal: Int32, vertical: Int32) -> Widget {
    gtk_widget_set_margin_start(self, horizontal)
    gtk_widget_set_margin_end(self, horizontal)
    gtk_widget_set_margin_top(self, vertical)
    gtk_widget_set_margin_bottom(self, vertical)
    return self
  }

  /// Names it for assistive technology.
  @discardableResult
  func named(_ label: String) -> Widget {
    cadw_label(self, label)
    return self
  }

  /// Says what it is for to whoever rests on it.
  @discardableResult
  func tip(_ text: String) -> Widget {
    gtk_widget_set_tooltip_text(self, text)
    return self
  }

  /// Places it in the room that it has.
  @discardableResult
  func aligned(_ horizontal: GtkAlign = GTK_ALIGN_FILL, _ vertical: GtkAlign = GTK_ALIGN_FILL) -> Widget {
    gtk_widget_set_halign(self, horizontal)
    gtk_widget_set_valign(self, vertical)
    return self
  }

  /// Gives it a size, in points; −1 leaves it to itself.
  @discardableResult
  func sized(_ width: Int32, _ height: Int32) -> Widget {
    gtk_widget_set_size_request(self, width, height)
    return self
  }
}

/// Widgets in a row or a column.
func box(_ orientation: GtkOrientation, spacing: Int32 = 0, _ children: [Widget] = []) -> Widget {
  let box = gtk_box_new(orientation, spacing)!
  for child in children { gtk_box_append(box.cast(), child) }
  return box
}

func row(spacing: Int32 = 0, _ children: Widget...) -> Widget {
  box(GTK_ORIENTATION_HORIZONTAL, spacing: spacing, children)
}

func column(spacing: Int32 = 0, _ children: Widget...) -> Widget {
  box(GTK_ORIENTATION_VERTICAL, spacing: spacing, children)
}

/// A line of text; cut off with dots where there is no room.
func label(_ text: String, _ classes: String..., align: Float = 0.5) -> Widget {
  let label = gtk_label_new(text)!
  for name in classes { gtk_widget_add_css_class(label, name) }
  gtk_label_set_xalign(label.opaque, align)
  gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
  return label
}

/// A button with an icon, and a name for those who rest on it or don't see it.
func iconButton(_ icon: String, _ name: String, _ action: @escaping () -> Void) -> Widget {
  let button = gtk_button_new_from_icon_name(icon)!
  connect(button, "clicked", action)
  return button.tip(name).named(name)
}

/// A button with a word on it.
func textButton(_ text: String, _ action: @escaping () -> Void) -> Widget {
  let button = gtk_button_new_with_label(text)!
  connect(button, "clicked", action)
  return button
}

/// What is larger than its room, scrolled.
func scrolled(_ child: Widget, horizontally: Bool = false) -> Widget {
  let scrolled = gtk_scrolled_window_new()!
  gtk_scrolled_window_set_policy(
    scrolled.opaque, horizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
    horizontally ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC)
  gtk_scrolled_window_set_child(scrolled.opaque, child)
  return scrolled
}

/// An item: something of one size, whatever is inside, with an edge of light.
func frame(width: Int32, height: Int32, _ child: Widget, _ classes: String...) -> Widget {
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

/// Keeps an object of Swift as long as a widget is there.
func keep(_ object: AnyObject, in widget: Widget, as key: String) {
  g_object_set_data_full(
    widget.cast(), key, Unmanaged.passRetained(object).toOpaque(),
    { Unmanaged<AnyObject>.fromOpaque($0!).release() })
}

/// The object that a widget keeps.
func kept<Object: AnyObject>(_ type: Object.Type = Object.self, in widget: Widget, as key: String) -> Object? {
  g_object_get_data(widget.cast(), key).map { Unmanaged<Object>.fromOpaque($0).takeUnretainedValue() }
}
