/// The item that a finger drags along a style's own course: a belt, or a path.
///
/// The finger's distance is the integral of the distances between places on the course, from the item's first place on,
/// so a drag back ends where it began, and the number of events does not matter.
struct Grip {
  /// The item's distance from the middle when it was gripped, in usual lengths.
  var offset: Double
  /// The last step towards the finger, counted from there, and the finger's distance at it, in points.
  private(set) var step = 0
  private(set) var distance = 0.0

  init(offset: Double) { self.offset = offset }

  /// The length of a step, in items: short enough for the tightest bends.
  private static let stride = 1 / 8.0
  /// The steps after which the course counts as straight: farther away nothing is visible.
  private static let mostSteps = 2000

  /// Moves the item to a distance of the finger, in points.
  /// - Returns: How far it has moved along the course, in items, and the points per item there.
  mutating func follow(_ goal: Double, in layout: Layout) -> (items: Double, pointsPerItem: Double) {
    // The steps lead one way only: where a step's length is rounded, the way back need not end where it began.
    var length = length(in: layout)
    if goal < distance {
      while goal < distance, step > -Self.mostSteps {
        step -= 1
        length = self.length(in: layout)
        distance -= length
      }
    } else {
      while goal - distance >= length, step < Self.mostSteps {
        step += 1
        distance += length
        length = self.length(in: layout)
      }
    }
    return ((Double(step) + (goal - distance) / length) * Self.stride, length / Self.stride)
  }

  /// Returns the distance that a finger covers in the current step. Where the course turns away from the direction of
  /// swipes, items cannot stay under the finger; there it is the way along the course.
  private func length(in layout: Layout) -> Double {
    func place(_ step: Int) -> Point2D? { layout.place(at: offset + Double(step) * Self.stride) }
    let usual = layout.scene.itemLength * Self.stride
    guard let start = place(step), let end = place(step + 1), start.isFinite, end.isFinite else { return usual }
    let way = end - start, whole = way.dot(way).squareRoot(), along = layout.panVector.dot(way)
    return max(along > whole / 2 ? along : whole, usual / Feel.fastestPan)
  }
}

/// How far a drag scrolls. A style's closures tell it, which may call the carousel: so `CarouselController` lets them do it while
/// nothing else has the carousel's state.
struct Pace {
  /// The translation along the axis, and the one from which the drag counts, in points.
  let translation, origin: Double
  var grip: Grip?
  /// How far it scrolls, in items, and the points per item of a flick there.
  private(set) var items, pointsPerItem: Double

  /// A drag of items that do not stay under the finger.
  init(translation: Double, of drag: Drag, in layout: Layout) {
    (self.translation, origin, grip) = (translation, drag.originTranslation, drag.grip)
    items = (translation - origin) * layout.offsetMultiplier / layout.scene.itemLength
    pointsPerItem = layout.scene.itemLength
  }

  /// Follows the finger with the item that it has gripped, if it has.
  mutating func follow(_ layout: Layout) {
    let distance = translation - origin
    if distance.isFinite, let pace = grip?.follow(distance, in: layout) { (items, pointsPerItem) = pace }
  }
}
