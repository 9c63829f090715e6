/// An item that has a view.
struct MountedItem<View> {
  var slot: Int
  /// Nil for a placeholder.
  var item: Int?
  var view: View
  /// The view's size, in points.
  var size: Size
  /// Its offset without the slide.
  var offset = 0.0
  var placement = Placement(.identity, opacity: 0)
  /// What is left of its way to its place.
  var slide = Slide.none
  /// Whether it was removed, and fades away.
  var isLeaving = false
}
