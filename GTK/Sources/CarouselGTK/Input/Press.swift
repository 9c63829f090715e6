import CGtk4
import CarouselEngine

/// The state of the pointer.
struct Press {
  /// Its last location, in points from the carousel's upper left corner.
  var place: Point2D?
  /// The cell in which a button is pressed; it is tracked wherever the pointer moves.
  var cell: Cell?
  /// Whether a button is held, by the events that have arrived.
  var isDown = false
  /// Whether the carousel's own gesture is in progress.
  var isActive = false
  var start = Point2D.zero
  /// The device that presses, and whether something held its pointer already: a popover around the carousel, for example.
  var device: OpaquePointer?
  var wasGrabbed = false
  /// The device whose pointer something has taken since the last press.
  var taken: OpaquePointer?
  /// Whether it is on a widget that can be dragged elsewhere.
  var isOnDragSource = false
  /// Whether it is on an item that takes input.
  var isOnItem = false
  /// Whether the carousel has left it to what else scrolls.
  var isLeftToOthers = false
  /// Whether it was released, which may be claimed by a control inside.
  var isReleased = false
  /// When it began, as a time stamp in milliseconds.
  var stamp: UInt32 = 0
}
