import CGtk4
import CarouselEngine

/// The dots of a carousel; they follow the carousel while it moves.
final class Dots {
  let widget: WidgetPointer
  var picked: (Int) -> Void = { _ in }
  private var state = ControlsState()

  /// The distance between dots, and the radius of a full-size dot, in points.
  private static let (step, radius) = (16.0, 4.0)

  private final class Reference {
    weak var dots: Dots?
  }

  private static let type = WidgetClass.register("SwiftCarouselDots") { klass, _ in
    let methods = WidgetClass.methods(klass)
    methods.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
      let count = WidgetClass.kept(Reference.self, in: widget!)?.dots?.state.dots.count ?? 0
      let length = orientation == GTK_ORIENTATION_HORIZONTAL ? Double(count) * Dots.step : Dots.step
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
    let released: @convention(c) (OpaquePointer?, Int32, Double, Double, WidgetPointer) -> Void = {
      _, _, x, _, widget in
      WidgetClass.kept(Reference.self, in: widget)?.dots?.press(at: x)
    }
    connect(click, "released", widget, unsafeBitCast(released, to: GCallback.self))
    gtk_widget_add_controller(widget, click)
  }

  func show(_ state: ControlsState) {
    let count = self.state.dots.count
    self.state = state
    if state.dots.count != count {
      gtk_widget_set_visible(widget, state.dots.isEmpty ? 0 : 1)
      gtk_widget_queue_resize(widget)
    }
    gtk_widget_queue_draw(widget)
  }

  private func press(at x: Double) {
    let place = (x / Self.step).rounded(.down)
    guard let item = state.dots.first(where: { Double(position(of: $0)) == place }) else { return }
    picked(item)
  }

  /// Returns the position of an item's dot, counted from the left.
  private func position(of item: Int) -> Int {
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    return isMirrored ? state.dots.upperBound - 1 - item : item - state.dots.lowerBound
  }

  private func draw(to snapshot: OpaquePointer?) {
    var colour = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &colour)
    let strong = colour.alpha
    let middle = Double(gtk_widget_get_height(widget)) / 2
    for item in state.dots {
      let radius = Self.radius * state.scale(ofDot: item)
      colour.alpha = strong * Float(state.opacity(ofDot: item))
      let place = (Double(position(of: item)) + 0.5) * Self.step
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
