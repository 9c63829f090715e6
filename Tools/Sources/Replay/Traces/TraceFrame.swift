import CarouselEngine
import CarouselTesting
import Foundation

/// The visible state of a carousel in one frame, in the format of the traces.
struct TraceFrame {
  let time: Double
  /// The state, as the fields of a JSON object.
  let fields: String
  let events: [[Any]]

  init(_ controller: CarouselController<RecordingHost>, _ content: Content, time: Double) {
    self.time = time
    events = content.events.compactMap(Self.traced)
    let carousel = controller.carousel
    let items = controller.placedItems
    var json = JSONText()
    json.field("scrollOffset", carousel.scrollOffset)
    json.field("currentItemIndex", Double(carousel.currentIndex ?? -1))
    json.field("toggle", carousel.toggleValue)
    json.field("dragging", carousel.isDragging ? 1 : 0)
    json.field("decelerating", carousel.isDecelerating ? 1 : 0)
    json.field("scrolling", carousel.isScrolling ? 1 : 0)
    json.field("timer", content.host.next == .everyRefresh ? 1 : 0)
    json.field("itemWidth", carousel.itemLength)
    json.field("offsetMultiplier", carousel.offsetMultiplier)
    json.field("numberOfVisibleItems", Double(carousel.numberOfVisibleItems))
    json.field("numberOfItems", Double(carousel.numberOfItems))
    json.field("numberOfPlaceholders", Double(carousel.numberOfPlaceholders))
    json.field("wrap", carousel.wraps ? 1 : 0)
    json.raw("items", "[" + items.map { Self.item($0, controller) }.joined(separator: ", ") + "]")
    let order = content.stack.views.compactMap { $0.placed }.filter { !$0.isLeaving }.map { $0.index }
    json.raw("order", "[" + order.map { "[\($0)]" }.joined(separator: ", ") + "]")
    json.field("stale", 0)
    fields = json.text
  }

  /// Returns an event in the format of the traces, or nil if the original does not have it.
  private static func traced(_ event: [Any]) -> [Any]? {
    guard let position = event.firstIndex(where: { names["\($0)"] != nil }) else { return nil }
    let (name, count) = names["\(event[position])"]!
    return event[..<position] + [name] + event[(position + 1)...].prefix(count)
  }

  /// The original's names of events, and the numbers of their arguments.
  private static let names = [
    "didScroll": ("didScroll", 0), "currentIndexDidChange": ("currentItemIndexDidChange", 1),
    "willBeginDragging": ("willBeginDragging", 0), "didEndDragging": ("didEndDragging", 1),
    "willBeginDecelerating": ("willBeginDecelerating", 0), "didEndDecelerating": ("didEndDecelerating", 0),
    "willBeginScrolling": ("willBeginScrollingAnimation", 0), "didEndScrolling": ("didEndScrollingAnimation", 0),
    "didSelect": ("didSelectItem", 1), "shouldSelectItem": ("shouldSelectItem", 2),
    "viewForItem": ("viewForItem", 2), "placeholderView": ("placeholderView", 2), "shouldBegin": ("shouldBegin", 1),
    "itemViewAtPoint": ("itemViewAtPoint", 3),
  ]

  private static func item(_ item: PlacedItem, _ controller: CarouselController<RecordingHost>) -> String {
    let carousel = controller.carousel
    // Like the recording: the destination of an animated insert or removal, not its progress.
    let placement = controller.settledPlacement(of: item)
    let rows = placement.transform.rows
    var json = JSONText()
    json.field("i", Double(item.index))
    json.field("o", item.offset)
    json.field("a", Double(Float(placement.opacity)))
    json.field("h", placement.isHidden ? 1 : 0)
    json.field("e", placement.isInteractive ? 1 : 0)
    json.field("c", [carousel.middle.x, carousel.middle.y])
    let size = controller.view(at: item.index)?.size ?? .zero
    let length = carousel.itemLength
    let container =
      carousel.axis.isVertical ? Size2D(width: size.width, height: length) : Size2D(width: length, height: size.height)
    json.field("b", [container.width, container.height])
    json.field(
      "v", [(container.width - size.width) / 2, (container.height - size.height) / 2, size.width, size.height])
    json.field("m", [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] })
    return "{" + json.text + "}"
  }
}
