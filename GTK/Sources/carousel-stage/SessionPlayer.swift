import CGtk4
import CarouselGTK
import Foundation

/// Plays a recorded session through a carousel's cells and compares what they show with what was to be seen.
final class SessionPlayer {
  private let carousel = Carousel()
  private let clockwork: Clockwork
  private let session: Message
  private let items: CarouselItems
  private static let tolerance = 1e-6
  /// Corners are reckoned in another order than matrices, and grow without bound near the eye.
  private static let cornerTolerance = 1e-6

  init(_ path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard let session = try JSONSerialization.jsonObject(with: data) as? Message else { throw Mistake("no session") }
    self.session = session
    clockwork = Clockwork(carousel)
    let sizes = (session["sizes"] as? [[NSNumber]] ?? []).map { $0.map(\.doubleValue) }
    let placeholderSize = session.numbers("placeholderSize") ?? [0, 0]
    func area(_ size: [Double], _ reused: Widget?) -> Widget {
      let widget = reused ?? gtk_drawing_area_new()!
      let area = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkDrawingArea.self)
      gtk_drawing_area_set_content_width(area, Int32(size[0]))
      gtk_drawing_area_set_content_height(area, Int32(size[1]))
      return widget
    }
    items = CarouselItems(count: 0, placeholder: { _, reused in area(placeholderSize, reused) }) { index, reused in
      area(sizes[index % sizes.count], reused)
    }
    let denied = Set((session.numbers("denied") ?? []).map { Int($0) })
    carousel.shouldSelect { !denied.contains($0) }
  }

  /// The first difference; nil where everything agrees.
  func play() throws -> String? {
    let frames = session["frames"] as? [Message] ?? [], inputs = session["inputs"] as? [[Any]] ?? []
    guard let first = frames.first else { throw Mistake("no frames") }
    // A widget that nobody puts anywhere goes with this.
    g_object_ref_sink(UnsafeMutableRawPointer(carousel.widget))
    defer { g_object_unref(UnsafeMutableRawPointer(carousel.widget)) }
    items.count = first.int("numberOfItems") ?? 0
    items.placeholderCount = first.int("numberOfPlaceholders") ?? 0
    carousel.dataSource = items
    var done = 0
    for frame in frames {
      let after = frame.int("after") ?? 0
      while done < after {
        try apply(inputs[done])
        done += 1
      }
      if let difference = difference(frame) { return "after input \(after): \(difference)" }
    }
    return nil
  }

  private func apply(_ input: [Any]) throws {
    guard let name = input.first as? String else { throw Mistake("an input without a name") }
    let a = input.dropFirst().map { parsed($0) }
    switch name {
    case "setTime": clockwork.setTime(a[0])
    case "frame": clockwork.frame(at: a[0])
    case "style":
      let style = StyleCatalogue(rawValue: Int(a[0]))?.style ?? .recorded
      clockwork.update { $0.style = style }
    case "vertical": clockwork.update { $0.axis = a[0] != 0 ? .vertical : .horizontal }
    case "viewport": clockwork.update { $0.viewport = Size(width: a[0], height: a[1]) }
    case "perspective": clockwork.update { $0.perspective = a[0] }
    case "contentOffset": clockwork.update { $0.contentOffset = Point(x: a[0], y: a[1]) }
    case "viewpointOffset": clockwork.update { $0.viewpointOffset = Point(x: a[0], y: a[1]) }
    case "itemLength": clockwork.update { $0.givenItemLength = a[0] }
    case "option":
      clockwork.update { $0.options[StyleOption(rawValue: Int(a[0]))!] = a.count > 1 ? .constant(a[1]) : .standard }
    case "counts": (items.count, items.placeholderCount) = (Int(a[0]), Int(a[1]))
    case "setNeedsLayout": clockwork.update { $0.setNeedsLayout() }
    case "reloadData": clockwork.reloadData()
    case "setScrollOffset": clockwork.update { $0.setScrollOffset(a[0]) }
    case "scrollToItem": clockwork.update { $0.scroll(toItemAt: whole(a[0]), duration: a[1]) }
    case "scrollByItems": clockwork.update { $0.scroll(byItems: whole(a[0]), duration: a[1]) }
    case "scrollToOffset": clockwork.update { $0.scroll(toOffset: a[0], duration: a[1]) }
    case "scrollByOffset": clockwork.update { $0.scroll(byOffset: a[0], duration: a[1]) }
    case "insertItem": clockwork.insertItem(at: whole(a[0]), animated: a[1] != 0)
    case "removeItem": clockwork.removeItem(at: whole(a[0]), animated: a[1] != 0)
    case "reloadItem": clockwork.reloadItem(at: whole(a[0]), animated: a[1] != 0)
    case "touchDown": clockwork.update { $0.touchDown() }
    case "touchUp": clockwork.update { $0.touchUp() }
    case "beginDragging": clockwork.update { $0.beginDragging(translation: Point(x: a[0], y: a[1])) }
    case "drag":
      clockwork.update { $0.drag(translation: Point(x: a[0], y: a[1]), velocity: Point(x: a[2], y: a[3])) }
    case "endDragging": clockwork.update { $0.endDragging() }
    case "tap": clockwork.tap(at: Point(x: a[0], y: a[1]))
    default: try set(name, a[0])
    }
  }

  private func set(_ name: String, _ value: Double) throws {
    let isOn = value != 0
    switch name {
    case "bounces": clockwork.update { $0.bounces = isOn }
    case "bounceDistance": clockwork.update { $0.bounceDistance = value }
    case "decelerationRate": clockwork.update { $0.decelerationRate = value }
    case "scrollSpeed": clockwork.update { $0.scrollSpeed = value }
    case "isScrollEnabled": clockwork.update { $0.isScrollEnabled = isOn }
    case "isPagingEnabled": clockwork.update { $0.isPagingEnabled = isOn }
    case "stopsAtItemBoundary": clockwork.update { $0.stopsAtItemBoundary = isOn }
    case "scrollsToItemBoundary": clockwork.update { $0.scrollsToItemBoundary = isOn }
    case "centersItemWhenSelected": clockwork.update { $0.centersItemWhenSelected = isOn }
    case "ignoresPerpendicularSwipes": clockwork.update { $0.ignoresPerpendicularSwipes = isOn }
    case "autoscroll": clockwork.update { $0.autoscroll = value }
    default: throw Mistake("there is no input \(name)")
    }
  }

  /// The first difference between what was to be seen and what the cells show.
  private func difference(_ frame: Message) -> String? {
    if differ(frame.value("scrollOffset"), carousel.scrollOffset) {
      return "scrollOffset: recorded \(frame.value("scrollOffset")), here \(carousel.scrollOffset)"
    }
    let (recorded, cells) = (frame["items"] as? [Message] ?? [], clockwork.cells)
    guard recorded.count == cells.count else { return "items: recorded \(recorded.count), here \(cells.count)" }
    for (item, cell) in zip(recorded, cells) {
      let matrix = (item["m"] as? [Any] ?? []).map(parsed)
      let rows = cell.settled.transform.rows
      let here = [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
      let isSliding = cell.settled != cell.item.placement
      let isHidden = item.value("h") != 0 || item.value("a") <= 0
      let checks: [(String, Bool)] = [
        ("i", item.int("i") != cell.item.index), ("o", differ(item.value("o"), cell.item.offset)),
        ("m", matrix.count != 16 || zip(matrix, here).contains { differ($0, $1) }),
        ("a", differ(item.value("a"), cell.settled.opacity)),
        ("h", isHidden && cell.isShown),
        ("e", !isHidden && cell.isShown && (item.value("e") != 0) != cell.isInteractive),
        ("corners", !isHidden && !isSliding && cell.isShown && !agree(cell.corners, matrix, cell.size)),
      ]
      if let (field, _) = checks.first(where: \.1) { return "item \(cell.item.index) \(field)" }
    }
    return nil
  }

  /// Whether an item's corners are drawn where its matrix has them.
  private func agree(_ corners: [Point], _ m: [Double], _ size: Size) -> Bool {
    let places = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
    let middle = carousel.middle
    return zip(places, corners).allSatisfy { place, corner in
      let (x, y) = (place.0 * size.width, place.1 * size.height)
      let w = x * m[3] + y * m[7] + m[15]
      let wanted = Point(
        x: (x * m[0] + y * m[4] + m[12]) / w + middle.x, y: (x * m[1] + y * m[5] + m[13]) / w + middle.y)
      let scale = max(1, abs(wanted.x), abs(wanted.y))
      return hypot(wanted.x - corner.x, wanted.y - corner.y) <= Self.cornerTolerance * scale
    }
  }

  private func differ(_ a: Double, _ b: Double) -> Bool {
    !(a == b || abs(a - b) <= Self.tolerance * max(1, abs(a)))
  }
}

extension AnyStyle {
  /// The style that was recorded as one of the author's own: it moves along x whatever the axis.
  fileprivate static var recorded: AnyStyle {
    AnyStyle { offset, scene in
      let length = scene.itemLength
      return Placement(scene.base.translated(x: offset * length * 1.1, y: 20 * offset * offset, z: -50 * abs(offset)))
    }
  }
}

extension Message {
  fileprivate func value(_ name: String) -> Double { parsed(self[name] as Any) }
}

/// A number of a session; text such as "inf" counts.
private func parsed(_ value: Any) -> Double {
  (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init) ?? .nan
}

private func whole(_ value: Double) -> Int { Int(exactly: value.rounded()) ?? (value > 0 ? .max : .min) }
