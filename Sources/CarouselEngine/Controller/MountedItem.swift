/// An item that has a view: all but the view, so that what is done for each item and frame is the same code for every
/// host. Views are kept apart, in the same order.
struct MountedItem {
  var slot: Int
  /// Nil for a placeholder.
  var item: Int?
  /// The view's size, in points.
  var size: Size
  /// Its offset without the slide.
  var offset = 0.0
  var placement = Placement(.identity, opacity: 0)
  /// How near it is; see `Placement`.
  var depth = 0.0
  /// How many places it is from the current one.
  var distance = 0.0
  /// What is left of its way to its place.
  var slide = Slide.none
  /// Whether it was removed, and fades away.
  var isLeaving = false
  /// Whether it is still to be seen.
  var isInSight = true
}
