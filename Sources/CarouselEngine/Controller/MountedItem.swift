/// A mounted item without its view, so that the code that runs for each item and frame is the same for every host.
/// Views are kept separately, in the same order.
struct MountedItem {
  var slot: Int
  /// The index of the item; nil for a placeholder.
  var item: Int?
  /// The index by which the carousel's methods refer to it.
  var index: Int { item ?? slot }
  /// The view's size, in points.
  var size: Size2D
  /// Its offset without the slide, in items.
  var offset = 0.0
  /// Its offset with the slide, in items.
  var shownOffset = 0.0
  var placement = Placement(.identity, opacity: 0)
  /// Its depth; see `Placement`.
  var depth = 0.0
  /// The number of slots between it and the current one.
  var distance = 0.0
  /// Its slide after an edit.
  var slide = Slide.none
  /// How it relates to the outgoing layouts, while a transition is running.
  var outgoingRecord = OutgoingRecord()
  /// The number of times it has been placed: 0, 1, or 2 for more.
  var placings = 0
  /// Whether it was removed, or is not in the layout to which a transition leads, and is fading out.
  var isLeaving = false
  /// Whether it holds the keyboard focus.
  var focus = ItemFocus.none
  /// Whether something of it is open above everything else, such as a dialog.
  var isOpen = false
  /// Whether it is outside the visible window and mounted only because it is being edited, or something
  /// of it is open.
  var isKept = false
  /// When it will be visible, in seconds, if it has its view ahead of that; nil otherwise.
  var arrival: Double?
  /// Whether it is not to be seen yet.
  var isAhead: Bool { arrival != nil }
  /// Whether it is still visible.
  var isInSight = true
  /// Whether it is outside of the viewport, where the host clips it, and cannot be used.
  var isClipped = false
  /// Whether the host moves its view by itself.
  var isPlayed = false
  /// What it is to the carousel.
  var marks = ItemMarks()
}
