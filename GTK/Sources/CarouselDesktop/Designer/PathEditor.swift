import CAdwaita
import CGtk4
import CarouselConfiguration
import CarouselGTK
import Foundation

/// The path over the stage: points and handles to drag, a click on the line for another point.
///
/// By the keyboard: Page Up and Down choose a point, the arrows move it, Insert adds one after it, Delete removes it.
final class PathEditor {
  /// The stage with the path over it.
  let widget: Widget
  var isOpen = false { didSet { if isOpen != oldValue { opened() } } }

  private let area = gtk_drawing_area_new()!
  private unowned let blueprint: Blueprint
  private var chosen = 0
  private var drag: (index: Int, part: Part, start: Point2D)?

  private enum Part { case point, before, after }

  /// How near a press has to be to a point, and to the line, in points.
  private static let (reach, near) = (18.0, 14.0)
  /// How far an arrow key moves, in units of the drawing.
  private static let step = 0.5

  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
    widget = gtk_overlay_new()!
    gtk_overlay_set_child(widget.opaque, blueprint.carousel.widget.expanding())
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
    }
    Keys.add(to: area) { [unowned self] in key($0) }
  }

  /// Shows what the document says now.
  func update() {
    guard isOpen else { return }
    if blueprint.configuration.styleName != "path" { isOpen = false }
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

  // MARK: The path

  /// The path as it is now; nil where the document has none that can be drawn.
  private var path: PathNodes? {
    let defaultValue = FieldFacts.of("styles", "path").first { $0.kind == "path" }?.defaultValue?.string
    return (blueprint.configuration.styleOptions["path"]?.string ?? defaultValue).flatMap { PathNodes(svg: $0) }
  }

  private func write(_ path: PathNodes, key: String = "") {
    var changed = blueprint.configuration
    // The hill has a view box by itself; what is drawn from it needs to say so.
    if changed.styleOptions["path"] == nil { changed.styleOptions["viewBox"] = .string(PathSection.usualBox) }
    changed.styleOptions["path"] = .string(path.svg)
    blueprint.set(changed, key: key)
  }

  /// How the drawing stands on the stage.
  private var space: PathSpace {
    PathSpace(
      blueprint.configuration, usualBox: PathSection.usualBox,
      size: Size2D(width: Double(gtk_widget_get_width(area)), height: Double(gtk_widget_get_height(area))))
  }

  /// Announces the selected point to assistive technology.
  private func tell() {
    guard let path, path.nodes.indices.contains(chosen) else { return }
    let place = path.nodes[chosen].at
    area.named(
      "Path, point \(chosen + 1) of \(path.nodes.count), \(Words.number(place.x)) across, "
        + "\(Words.number(place.y)) down")
  }

  // MARK: Hands

  private func parts(_ path: PathNodes) -> [(index: Int, part: Part, place: Point2D)] {
    var all: [(index: Int, part: Part, place: Point2D)] = []
    if path.nodes.indices.contains(chosen) {
      let node = path.nodes[chosen]
      if path.hasHandle(chosen, isAfter: false) { all.append((chosen, .before, node.before)) }
      if path.hasHandle(chosen, isAfter: true) { all.append((chosen, .after, node.after)) }
    }
    // A point is found before its handle where both are.
    return path.nodes.indices.map { ($0, .point, path.nodes[$0].at) } + all
  }

  private func press(_ x: Double, _ y: Double) -> Bool {
    guard var path else { return false }
    gtk_widget_grab_focus(area)
    let space = space, press = Point2D(x: x, y: y)
    let found = parts(path).map { part in
      let way = space.toStage(part.place) - press
      return (part, (way.x * way.x + way.y * way.y).squareRoot())
    }.min { $0.1 < $1.1 }
    if let (part, distance) = found, distance < Self.reach {
      chosen = part.index
      drag = (part.index, part.part, part.place)
      update()
      return true
    }
    let place = path.nearest(to: space.toDrawing(press))
    guard place.distance * space.unit < Self.near else { return false }
    chosen = path.split(place.index, at: place.share)
    write(path)
    drag = (chosen, .point, path.nodes[chosen].at)
    return true
  }

  private func pull(_ dx: Double, _ dy: Double) {
    guard let drag, var path, path.nodes.indices.contains(drag.index) else { return }
    let space = space, start = space.toStage(drag.start)
    let place = space.toDrawing(Point2D(x: start.x + dx, y: start.y + dy))
    switch drag.part {
    case .point: path.move(drag.index, to: place)
    case .before: path.pull(drag.index, isAfter: false, to: place)
    case .after: path.pull(drag.index, isAfter: true, to: place)
    }
    write(path, key: "path \(drag.index) \(drag.part)")
  }

  private func key(_ key: Int32) -> Bool {
    guard var path, path.nodes.indices.contains(chosen) else { return false }
    let arrows: [Int32: Point2D] = [
      GDK_KEY_Left: Point2D(x: -1, y: 0), GDK_KEY_Right: Point2D(x: 1, y: 0), GDK_KEY_Up: Point2D(x: 0, y: -1),
      GDK_KEY_Down: Point2D(x: 0, y: 1),
    ]
    switch key {
    case GDK_KEY_Page_Up, GDK_KEY_Page_Down:
      chosen = (chosen + (key == GDK_KEY_Page_Down ? 1 : path.nodes.count - 1)) % path.nodes.count
    case GDK_KEY_Insert:
      chosen = path.split(chosen, at: 0.5)
      write(path)
    case GDK_KEY_Delete, GDK_KEY_BackSpace:
      path.remove(chosen)
      chosen = min(chosen, path.nodes.count - 1)
      write(path)
    default:
      guard let way = arrows[key] else { return false }
      let space = space, at = space.toStage(path.nodes[chosen].at)
      path.move(chosen, to: space.toDrawing(at + way * (Self.step * max(1, space.unit))))
      write(path, key: "path \(chosen) key")
    }
    update()
    return true
  }

  // MARK: Drawing

  private func draw(_ cairo: OpaquePointer?) {
    guard let path else { return }
    var ink = GdkRGBA(), accent = GdkRGBA()
    let context = gtk_widget_get_style_context(area)
    gtk_style_context_get_color(context, &ink)
    if gtk_style_context_lookup_color(context, "accent_bg_color", &accent) == 0 { accent = ink }
    let space = space
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
    // A light edge, so that it is seen on pictures of any colour.
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
      if part.part != .point {
        let from = space.toStage(path.nodes[part.index].at)
        use(accent, 0.8)
        cairo_set_line_width(cairo, 1.5)
        cairo_move_to(cairo, from.x, from.y)
        cairo_line_to(cairo, place.x, place.y)
        cairo_stroke(cairo)
      }
      let radius = part.part == .point ? 8.0 : 6.0
      cairo_set_source_rgba(cairo, 1, 1, 1, 1)
      cairo_arc(cairo, place.x, place.y, radius + 2, 0, 2 * .pi)
      cairo_fill(cairo)
      use(accent, 1)
      cairo_arc(cairo, place.x, place.y, radius, 0, 2 * .pi)
      if part.part == .point, part.index == chosen {
        cairo_fill(cairo)
      } else {
        cairo_set_line_width(cairo, 2.5)
        cairo_stroke(cairo)
      }
    }
  }
}

/// Between the units of a path's drawing and the points of the stage.
struct PathSpace {
  /// How many points of the stage a unit of the drawing is.
  let unit: Double
  private let middle: Point2D
  private let centre: Point2D
  private let isVertical: Bool

  init(_ configuration: CarouselConfiguration, usualBox: String, size: Size2D) {
    let options = configuration.styleOptions
    let text = options["viewBox"]?.string ?? (options["path"] == nil ? usualBox : nil)
    let box = (text ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    isVertical = configuration["axis"]?.string == "vertical"
    let (length, breadth) = isVertical ? (size.height, size.width) : (size.width, size.height)
    if box.count == 4, box[2] > 0, box[3] > 0 {
      unit = max(1e-6, min(length / box[2], breadth / box[3]))
      middle = Point2D(x: box[0] + box[2] / 2, y: box[1] + box[3] / 2)
    } else {
      (unit, middle) = (1, .zero)
    }
    func part(_ name: String, _ axis: String, _ defaultValue: Double) -> Double {
      configuration[name]?[axis]?.number ?? defaultValue
    }
    centre = Point2D(
      x: size.width * part("focusPoint", "x", 0.5) + part("contentOffset", "x", 0) - part("viewpointOffset", "x", 0),
      y: size.height * part("focusPoint", "y", 0.5) + part("contentOffset", "y", 0) - part("viewpointOffset", "y", 0))
  }

  func toStage(_ point: Point2D) -> Point2D {
    let way = (point - middle) * unit
    return isVertical
      ? Point2D(x: centre.x - way.y, y: centre.y + way.x) : Point2D(x: centre.x + way.x, y: centre.y + way.y)
  }

  func toDrawing(_ point: Point2D) -> Point2D {
    let way = (point - centre) * (1 / unit)
    return isVertical
      ? Point2D(x: middle.x + way.y, y: middle.y - way.x) : Point2D(x: middle.x + way.x, y: middle.y + way.y)
  }
}
