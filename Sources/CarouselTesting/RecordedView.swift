import CarouselEngine

/// A view without a screen: it records its content, its size and its placement.
public final class RecordedView {
  /// Its number among all views of its host, from 0 on.
  public let id: Int
  /// Whether it is a placeholder; views of items never become placeholders, or the other way round.
  public let isPlaceholder: Bool
  /// What it shows.
  public internal(set) var content: ItemContent
  /// Its size, in points. After changes of mounted views, call the controller's `remeasure`.
  public var size: Size2D
  /// What the app shows in it, and what assistive technology calls it; nothing by default.
  public var text: String?
  /// Whether it is in the carousel.
  public internal(set) var isMounted = false
  /// The item as last placed, with its transform, its opacity and its painting order; nil until it is placed.
  public internal(set) var placed: PlacedItem?
  /// The course on which it is moved by itself; nil while it is not.
  public internal(set) var course: ItemCourse?
  /// The number of times that it was mounted.
  var mounts = 0
  /// Whether the display event was sent since it was mounted.
  var isDisplayed = false

  init(id: Int, content: ItemContent, size: Size2D) {
    self.id = id
    self.content = content
    self.size = size
    isPlaceholder = content.isPlaceholder
  }
}

extension ItemContent {
  var isPlaceholder: Bool { if case .placeholder = self { true } else { false } }
}
