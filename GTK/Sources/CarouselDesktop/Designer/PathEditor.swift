import CAdwaita
import CGtk4
import CarouselDesigner
import CarouselGTK

/// The path over the stage: draggable points and handles; a click on the line adds a point.
///
/// Keys: Page Up and Page Down select a point, arrows move it, Insert adds one after it, Delete removes it.
final class PathEditor {
  /// The stage with the path over it.
  let widget: WidgetPointer
  var isOpen = false { didSet { if isOpen != oldValue { opened() } } }

  private let area = gtk_drawing_area_new()!
  private unowned let session: DesignSession
  private var chosen = 0
  private var drag: (index: Int, part: PathDrawing.Part, start: Point2D)?

  /// The maximum distance of a press from a point, in points.
  private static let reach = 18.0

  init(_ session: DesignSession) {
    self.session = session
    widget = gtk_overlay_new()!
    gtk_overlay_set_child(widget.opaque, session.carousel.widget.expanding())
    gtk_overlay_add_overlay(widget.opaque, area)
    gtk_widget_set_focusable(area, 1)
    gtk_widget_set_visible(area, 0)
    keep(self, in: area, as: "path-editor")
    gtk_drawing_area_set_draw_func(
      area.cast(),
      { area, cairo, width, height, _ in
        let widget = UnsafeMutableRawPointer(area!).assumingMemoryBound(to: GtkWidget.self)
        let editor: PathEditor? = kept(in: widget, as: "path-editor")
        editor?.draw(cairo)
      }, nil, nil)
    Drag.add(to: area) { [unowned self] in
      press($0, $1)
    } moved: { [unowned self] in
      pull($0, $1)
    } ended: { [unowned self] in
      drag = nil
      session.change { designer, _ in designer.close() }
    }
    Keys.add(to: area) { [unowned self] in key($0) }
  }

  /// Updates the path to the document.
  func update() {
    guard isOpen else { return }
    if session.configuration.styleName != "path" { isOpen = false }
    tell()
    gtk_widget_queue_draw(area)
  }

  private func opened() {
    gtk_widget_set_visible(area, isOpen ? 1 : 0)
    guard isOpen else { return }
    chosen = 0
    update()
    gtk_widget_grab_focus(area)
  }

  private var path: PathDrawing? { session.designer.drawing }

  /// Announces the selected point to assistive technology.
  private func tell() {
    guard let path, path.nodes.indices.contains(chosen) else { return }
    let place = path.nodes[chosen].at
    area.named(
      localized(
        "Path, point {0} of {1}, {2} across, {3} down", chosen + 1, path.nodes.count, Words.number(place.x),
        Words.number(place.y)))
  }

  // MARK: Pointer

  private func parts(_ path: PathDrawing) -> [(index: Int, part: PathDrawing.Part, place: Point2D)] {
    var all = path.nodes.indices.map { (index: $0, part: PathDrawing.Part.at, place: path.nodes[$0].at) }
    // A point takes precedence over its handle at the same location.
    for part in [PathDrawing.Part.before, .after] where path.nodes.indices.contains(chosen) {
      if path.has(part, of: chosen) { all.append((chosen, part, path.place(part, of: chosen))) }
    }
    return all
  }

  private func press(_ x: Double, _ y: Double) -> Bool {
    guard let path else { return false }
    gtk_widget_grab_focus(area)
    let space = session.designer.pathSpace, press = Point2D(x: x, y: y)
    let found = parts(path).map { part in
      let way = space.toStage(part.place) - press
      return (part, (way.x * way.x + way.y * way.y).squareRoot())
    }.min { $0.1 < $1.1 }
    if let (part, distance) = found, distance < Self.reach {
      chosen = part.index
      drag = (part.index, part.part, space.toStage(part.place))
      update()
      return true
    }
    guard let added = session.change({ $0.pressPath(at: press, time: $1) }), let path = self.path else { return false }
    chosen = added
    drag = (added, .at, session.designer.pathSpace.toStage(path.nodes[added].at))
    update()
    return true
  }

  private func pull(_ dx: Double, _ dy: Double) {
    guard let drag else { return }
    let place = Point2D(x: drag.start.x + dx, y: drag.start.y + dy)
    session.change { $0.movePath(drag.part, of: drag.index, to: place, at: $1, isOpen: true) }
  }

  private func key(_ key: Int32) -> Bool {
    guard let path, path.nodes.indices.contains(chosen) else { return false }
    let arrows: [Int32: Point2D] = [
      GDK_KEY_Left: Point2D(x: -1, y: 0), GDK_KEY_Right: Point2D(x: 1, y: 0), GDK_KEY_Up: Point2D(x: 0, y: -1),
      GDK_KEY_Down: Point2D(x: 0, y: 1),
    ]
    switch key {
    case GDK_KEY_Page_Up, GDK_KEY_Page_Down:
      chosen = (chosen + (key == GDK_KEY_Page_Down ? 1 : path.nodes.count - 1)) % path.nodes.count
    case GDK_KEY_Insert:
      chosen = session.change { $0.addToPath(after: chosen, at: $1) } ?? chosen
    case GDK_KEY_Delete, GDK_KEY_BackSpace:
      session.change { $0.removeFromPath(chosen, at: $1) }
      chosen = min(chosen, (self.path?.nodes.count ?? 1) - 1)
    default:
      guard let way = arrows[key] else { return false }
      session.change { $0.nudgePath(.at, of: chosen, x: way.x, y: way.y, isFar: false, at: $1) }
    }
    update()
    return true
  }

  // MARK: Drawing

  private func draw(_ cairo: OpaquePointer?) {
    session.measure()
    guard let path else { return }
    var ink = GdkRGBA(), accent = GdkRGBA()
    let context = gtk_widget_get_style_context(area)
    gtk_style_context_get_color(context, &ink)
    if gtk_style_context_lookup_color(context, "accent_bg_color", &accent) == 0 { accent = ink }
    let space = session.designer.pathSpace
    func use(_ color: GdkRGBA, _ alpha: Double) {
      cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), alpha)
    }
    func trace() {
      let start = space.toStage(path.nodes[0].at)
      cairo_move_to(cairo, start.x, start.y)
      for (from, to) in path.sides {
        let (b, c) = (space.toStage(path.nodes[from].after), space.toStage(path.nodes[to].before))
        let d = space.toStage(path.nodes[to].at)
        cairo_curve_to(cairo, b.x, b.y, c.x, c.y, d.x, d.y)
      }
    }
    // A light outline, visible on pictures of any colour.
    cairo_set_source_rgba(cairo, 1, 1, 1, 0.85)
    cairo_set_line_width(cairo, 6)
    trace()
    cairo_stroke(cairo)
    use(accent, 1)
    cairo_set_line_width(cairo, 3)
    trace()
    cairo_stroke(cairo)
    for part in parts(path) {
      let place = space.toStage(part.place)
      if part.part != .at {
        let from = space.toStage(path.nodes[part.index].at)
        use(accent, 0.8)
        cairo_set_line_width(cairo, 1.5)
        cairo_move_to(cairo, from.x, from.y)
        cairo_line_to(cairo, place.x, place.y)
        cairo_stroke(cairo)
      }
      let radius = part.part == .at ? 8.0 : 6.0
      cairo_set_source_rgba(cairo, 1, 1, 1, 1)
      cairo_arc(cairo, place.x, place.y, radius + 2, 0, 2 * .pi)
      cairo_fill(cairo)
      use(accent, 1)
      cairo_arc(cairo, place.x, place.y, radius, 0, 2 * .pi)
      if part.part == .at, part.index == chosen {
        cairo_fill(cairo)
      } else {
        cairo_set_line_width(cairo, 2.5)
        cairo_stroke(cairo)
      }
    }
  }
}
