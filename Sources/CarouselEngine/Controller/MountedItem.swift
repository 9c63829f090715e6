/// An item that has a view: all but the view, so that what is done for each item and frame is the same code for every
/// host. Views are kept apart, in the same order.
struct MountedItem {
  var slot: Int
  /// Nil for a placeholder.
  var item: Int?
  /// The view's size, in points.
  var size: Size2D
  /// Its offset without the slide.
  var offset = 0.0
  /// Its offset with the slide.
  var shownOffset = 0.0
  var placement = Placement(.identity, opacity: 0)
  /// How near it is; see `Placement`.
  var depth = 0.0
  /// How many places it is from the current one.
  var distance = 0.0
  /// What is left of its way to its place.
  var slide = Slide.none
  /// What it has to do with the pictures before, while a transition is under way.
  var outgoingRecord = OutgoingRecord()
  /// How often it has been placed: 0 before it is, 1 the first time, 2 ever after.
  var placings = 0
  /// Whether it was removed, or is not in the picture to which a transition leads, and fades away.
  var isLeaving = false
  /// Whether it holds the keyboard focus.
  var focus = ItemFocus.none
  /// Whether it is out of the visible window, and mounted only because it is being edited.
  var isKept = false
  /// Whether it is still to be seen.
  var isInSight = true
}
