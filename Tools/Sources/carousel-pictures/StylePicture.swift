import CarouselEngine
import CarouselTesting
import Foundation

/// A carousel at rest as an SVG: the engine places the items, whose outlines are projected and painted here.
struct StylePicture {
  let style: NamedStyle
  let axis: CarouselAxis

  /// In the units of the SVG, which are the carousel's points.
  private static let size = Size2D(width: 640, height: 300)
  private static let itemSize = Size2D(width: 140, height: 175)
  /// More than any style shows at once, so that no row ends within the picture.
  private static let itemCount = 25
  /// Enough for a full ring with space between its items.
  private static let ringCount = 12

  /// Every style of the engine, horizontal and vertical.
  static var all: [StylePicture] {
    NamedStyle.allCases.flatMap { style in
      [CarouselAxis.horizontal, .vertical].map { StylePicture(style: style, axis: $0) }
    }
  }

  var fileName: String { "\(style.name)\(axis.isVertical ? "-vertical" : "").svg" }

  /// The carousel's size; the picture of a vertical one is upright.
  private var viewport: Size2D {
    axis.isVertical ? Size2D(width: Self.size.height, height: Self.size.width) : Self.size
  }

  private var items: [PlacedItem] {
    let count = style.style.behavior.wraps ? Self.ringCount : Self.itemCount
    let stage = CarouselStage(items: count, style: style, axis: axis, viewport: viewport, itemSize: Self.itemSize)
    stage.update {
      $0.scrollsToItemBoundary = Self.motion(style) == 0
      $0.setScrollOffset(Double(count / 2) + Self.motion(style))
    }
    stage.settle()
    return stage.host.placedItems.filter { !$0.placement.isHidden && $0.placement.opacity > 0 }
  }

  /// Returns the offset at which a style is shown that shows little more than one item at rest, in items.
  private static func motion(_ style: NamedStyle) -> Double {
    switch "\(style.name)" {
    case "flip": 0.28
    case "cube", "inverted-cube": 0.35
    case "stack": 0.3
    case "fade": 0.4
    default: 0
    }
  }

  var svg: String {
    let size = viewport
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.number(size.width)) \(Self.number(size.height))" \
      role="img"><title>\(style.name), \(axis.isVertical ? "vertical" : "horizontal")</title>\(Self.fade(axis))
      <g mask="url(#m)" stroke-linejoin="round">

      """
    for item in items { text += picture(of: item) }
    return text + "</g></svg>\n"
  }

  /// Returns one card; empty if it reaches behind the eye or is outside the picture.
  private func picture(of item: PlacedItem) -> String {
    let middle = Point2D(x: viewport.width / 2, y: viewport.height / 2)
    var paths = ""
    for (number, area) in Card(size: Self.itemSize, index: item.index).areas.enumerated() {
      let points = area.outline.compactMap { item.placement.transform.project($0).map { $0 + middle } }
      guard points.count == area.outline.count, number > 0 || isInSight(points) else { return "" }
      // A thin shade separates cards of the same colour.
      let edge = number == 0 ? " stroke=\"#000\" stroke-opacity=\".25\"" : ""
      paths += "<path fill=\"\(area.color)\"\(edge) d=\"\(Self.path(points))\"/>"
    }
    let opacity = item.placement.opacity
    return opacity < 1 ? "<g opacity=\"\(Self.number(opacity))\">\(paths)</g>\n" : paths + "\n"
  }

  private func isInSight(_ points: [Point2D]) -> Bool {
    points.contains { (0...viewport.width).contains($0.x) && (0...viewport.height).contains($0.y) }
  }

  /// Fades out items that are cut off at the ends.
  private static func fade(_ axis: CarouselAxis) -> String {
    let end = axis.isVertical ? "x2=\"0\" y2=\"1\"" : "x2=\"1\" y2=\"0\""
    return """

      <linearGradient id="g" \(end)><stop stop-color="#000"/><stop offset=".08" stop-color="#fff"/>\
      <stop offset=".92" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>
      <mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" \
      width="100%" height="100%"><rect width="100%" height="100%" fill="url(#g)"/></mask>
      """
  }

  private static func path(_ points: [Point2D]) -> String {
    var text = ""
    for point in points { text += "\(text.isEmpty ? "M" : " ")\(number(point.x)) \(number(point.y))" }
    return text + "z"
  }

  /// Returns a number rounded to a tenth, without a sign for 0.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }
}
