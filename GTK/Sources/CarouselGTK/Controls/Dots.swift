import CGtk4

/// A dot for each item, of which that of the current one is larger; they follow the carousel while it moves.
final class Dots {
  let widget: Widget
  var picked: (Int) -> Void = { _ in }
  private var offset = 0.0
  private var count = 0
  private var wraps = false

  /// The distance between dots, and their radius, of the current one and of the others, in points.
  private static let (step, radius, small) = (16.0, 5.0, 3.0)
  /// How opaque the others are.
  private static let dim: Float = 0.35

  private final class Reference {
    weak var dots: Dots?
  }

  private static let type = WidgetClass.register("SwiftCarouselDots") { klass, _ in
    let methods = WidgetClass.methods(klass)
    methods.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
      let dots = WidgetClass.kept(Reference.self, in: widget!)?.dots
      let length = orientation == GTK_ORIENTATION_HORIZONTAL ? Double(dots?.count ?? 0) * Dots.step : Dots.step
      minimum?.pointee = Int32(length)
      natural?.pointee = Int32(length)
    }
    methods.pointee.snapshot = { widget, snapshot in
      WidgetClass.kept(Reference.self, in: widget!)?.dots?.draw(to: snapshot)
    }
    WidgetClass.setDispose(klass) { object in
      let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
      WidgetClass.keep(nil, in: widget)
      WidgetClass.disposeBase(widget)
    }
    gtk_widget_class_set_accessible_role(methods, GTK_ACCESSIBLE_ROLE_PRESENTATION)
  }

  init() {
    widget = WidgetClass.make(Self.type)
    let reference = Reference()
    WidgetClass.keep(reference, in: widget)
    gtk_widget_set_visible(widget, 0)
    reference.dots = self
    let click = gtk_gesture_click_new()
    let released: @convention(c) (OpaquePointer?, Int32, Double, Double, Widget) -> Void = { _, _, x, _, widget in
      WidgetClass.kept(Reference.self, in: widget)?.dots?.press(at: x)
    }
    connect(click, "released", widget, unsafeBitCast(released, to: GCallback.self))
    gtk_widget_add_controller(widget, click)
  }

  func update(offset: Double, count: Int, wraps: Bool) {
    if count != self.count {
      self.count = count
      gtk_widget_set_visible(widget, count > 0 ? 1 : 0)
      gtk_widget_queue_resize(widget)
    } else if offset == self.offset {
      return
    }
    (self.offset, self.wraps) = (offset, wraps)
    gtk_widget_queue_draw(widget)
  }

  private var isMirrored: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }

  private func press(at x: Double) {
    let place = Int((x / Self.step).rounded(.down))
    guard place >= 0, place < count else { return }
    picked(isMirrored ? count - 1 - place : place)
  }

  private func draw(to snapshot: OpaquePointer?) {
    var colour = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &colour)
    let strong = colour.alpha
    let middle = Double(gtk_widget_get_height(widget)) / 2
    for index in 0..<count {
      var way = abs(Double(index) - offset)
      if wraps { way = min(way, Double(count) - way) }
      let share = max(0, 1 - way)
      let radius = Self.small + (Self.radius - Self.small) * share
      colour.alpha = strong * (Self.dim + (1 - Self.dim) * Float(share))
      let place = (Double(isMirrored ? count - 1 - index : index) + 0.5) * Self.step
      var area = graphene_rect_t()
      graphene_rect_init(
        &area, Float(place - radius), Float(middle - radius), Float(2 * radius), Float(2 * radius))
      var outline = GskRoundedRect()
      gsk_rounded_rect_init_from_rect(&outline, &area, Float(radius))
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
      gtk_snapshot_append_color(snapshot, &colour, &area)
      gtk_snapshot_pop(snapshot)
    }
  }
}
