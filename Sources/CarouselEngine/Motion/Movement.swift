/// The state of a carousel's movement.
enum Movement: Equatable {
  /// Nothing moves it; autoscrolling goes on from here.
  case resting
  /// A finger rests on it, and has stopped what moved.
  case held
  /// A finger, a mouse or a wheel moves it.
  case dragging(Drag)
  /// It scrolls to a place because it was asked to, or to be in line with an item.
  case scrolling(Flight)
  /// It glides after a flick.
  case decelerating(Flight)

  /// A law, begun at a time.
  struct Flight: Equatable {
    var law: Law
    /// In seconds, by the carousel's clock.
    var start: Double
  }

  /// What a drag has to remember.
  struct Drag: Equatable {
    /// Where the carousel would be without resistance, in items, with the finger where it was at a translation.
    var origin: Double
    /// That translation along the axis, in points.
    var originTranslation: Double
    /// The last translation along the axis, in points.
    var translation: Double
    /// The item that was current when the drag began; where paging counts from.
    var startSlot: Int
    /// Whether a wheel drags, not a finger.
    var isWheel = false
  }

  var isDragging: Bool { if case .dragging = self { true } else { false } }
  var isDecelerating: Bool { if case .decelerating = self { true } else { false } }
  var isScrolling: Bool { if case .scrolling = self { true } else { false } }

  /// The flight that it is in.
  var flight: Flight? {
    switch self {
    case .scrolling(let flight), .decelerating(let flight): flight
    case .resting, .held, .dragging: nil
    }
  }
}
