/// What a carousel will show if nothing interferes, until its motion ends or a limit is reached: for renderers that move views by
/// themselves, as the compositors of browsers and Apple's render server do, and for whoever loads what will be visible.
///
/// A copy of the carousel is run ahead, by the code that moves the carousel itself. It tells how far the motion has come at each time,
/// its progress; and keyframes tell where each item is at each progress. So an item needs few keyframes, however the motion speeds
/// up and slows down.
public struct CarouselForecast: Sendable {
  /// When it begins, in seconds, on the carousel's clock.
  public var start: Double
  /// When it ends, in seconds.
  public var end: Double
  /// Whether nothing moves at its end; otherwise the motion goes on from there.
  public var endsAtRest = true
  /// The progress of the motion, from `start` to `end`: linear between two of them. It may go back, as where a carousel bounces.
  public var steps: [Step] = []
  /// The courses of the items that have views, and of those that will be visible.
  public var courses: [ItemCourse] = []
  /// The items that will be visible and have no views yet, in the order in which they appear.
  public var arrivals: [Arrival] = []
  /// The times at which something happens that keyframes can't show, in seconds, ascending: an event, another painting order, an
  /// item that appears.
  public var wakes: [Double] = []

  /// The progress at a time.
  public struct Step: Equatable, Sendable {
    /// In seconds, on the carousel's clock.
    public var time: Double
    /// The progress, 0…1.
    public var progress: Double
  }

  /// An item that will be visible.
  public struct Arrival: Equatable, Sendable {
    /// Its slot on the track.
    public var slot: Int
    /// The index by which the carousel's methods refer to it; see `PlacedItem`.
    public var index: Int
    /// When, in seconds, on the carousel's clock; it may be some milliseconds earlier.
    public var time: Double
  }

  /// Returns the progress at a time, in seconds: before the start that of the start, after the end that of the end.
  /// - Complexity: O(log *s*), where *s* is the number of steps.
  public func progress(at time: Double) -> Double {
    let next = steps.firstIndex(beyond: { $0.time > time })
    guard next > 0, let last = steps.last else { return steps.first?.progress ?? 0 }
    guard next < steps.count else { return last.progress }
    let (from, to) = (steps[next - 1], steps[next])
    return from.progress + (time - from.time) / (to.time - from.time) * (to.progress - from.progress)
  }
}

/// Where an item will be, as keyframes.
public struct ItemCourse: Sendable {
  /// Its slot on the track.
  public var slot: Int
  /// The index by which the carousel's methods refer to it; see `PlacedItem`.
  public var index: Int
  /// The size of the item for which they are, in points; nil if they are for all sizes.
  var size: Size2D?
  /// The keyframes, from a progress of 0 to one of 1. Where two have the same progress, the item jumps.
  public internal(set) var keyframes: [Keyframe] = []

  /// A placement at a progress. Renderers interpolate between two of them: the parts of the transform, as CSS Transforms 2 does, and the
  /// opacity.
  public struct Keyframe: Equatable, Sendable {
    /// The progress, 0…1.
    public var progress: Double
    /// The transform about the item's centre.
    public var transform: Transform3D
    /// The opacity, 0…1; 0 where the item is not shown.
    public var opacity: Double
  }

  /// Returns what a renderer shows at a progress; nil without keyframes.
  /// - Complexity: O(log *k*), where *k* is the number of keyframes.
  public func shown(at progress: Double) -> (transform: Transform3D, opacity: Double)? {
    let next = keyframes.firstIndex(beyond: { $0.progress > progress })
    guard next > 0, let last = keyframes.last else { return keyframes.first.map { ($0.transform, $0.opacity) } }
    guard next < keyframes.count else { return (last.transform, last.opacity) }
    let (from, to) = (keyframes[next - 1], keyframes[next])
    return KeyframePair(from, to).shown(at: (progress - from.progress) / (to.progress - from.progress))
  }
}

extension Array {
  /// Returns the index of the first element that is beyond something, in a list whose last elements all are; its count if there is none.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  func firstIndex(beyond isBeyond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Two neighbouring keyframes, and what a renderer shows between them.
struct KeyframePair {
  private var from: ItemCourse.Keyframe
  private var to: ItemCourse.Keyframe
  /// The decomposed transforms, unless only the translation differs.
  private let parts: (from: TransformParts, to: TransformParts)?

  init(_ from: ItemCourse.Keyframe, _ to: ItemCourse.Keyframe) {
    (self.from, self.to) = (from, to)
    self.from.transform.normalize()
    self.to.transform.normalize()
    let (a, b) = (self.from.transform, self.to.transform)
    let differInPlaceAlone = a.rows.0 == b.rows.0 && a.rows.1 == b.rows.1 && a.rows.2 == b.rows.2
    parts = differInPlaceAlone ? nil : (TransformParts(a), TransformParts(b))
  }

  /// Returns what is shown at a share of the way between them, 0…1.
  func shown(at share: Double) -> (transform: Transform3D, opacity: Double) {
    let opacity = from.opacity + share * (to.opacity - from.opacity)
    guard let parts else {
      var transform = from.transform
      transform.rows.3 += share * (to.transform.rows.3 - from.transform.rows.3)
      return (transform, opacity)
    }
    // A degenerate transform has no parts: renderers change to the second one in the middle.
    guard parts.from.isValid, parts.to.isValid else { return (share < 0.5 ? from.transform : to.transform, opacity) }
    return (parts.from.rendered(with: parts.to, share: share).transform, opacity)
  }
}

extension Transform3D {
  /// Divides by the last element, as renderers do before they decompose a transform: it shows the same, but what lies between it and
  /// another one is then a blend of what is seen, and not of places in space.
  fileprivate mutating func normalize() {
    let w = rows.3.w
    guard w != 1 else { return }
    (rows.0, rows.1, rows.2, rows.3) = (rows.0 / w, rows.1 / w, rows.2 / w, rows.3 / w)
  }
}

extension TransformParts {
  /// Returns the parts blended with others by a share of 0…1, as renderers do between keyframes: at a constant speed of rotation, with
  /// skews in units of the scale. See "Interpolation of decomposed 3D matrix values" in CSS Transforms 2, 11.3.
  fileprivate func rendered(with other: TransformParts, share: Double) -> TransformParts {
    var parts = blended(with: other, share: share)
    let ownScale = SIMD4(scale.y, scale.z, scale.z, 1),
      otherScale = SIMD4(other.scale.y, other.scale.z, other.scale.z, 1)
    let skew = self.skew / ownScale, otherSkew = other.skew / otherScale
    parts.skew = (skew + share * (otherSkew - skew)) * SIMD4(parts.scale.y, parts.scale.z, parts.scale.z, 1)
    var cosine = (rotation * other.rotation).sum()
    let end = cosine < 0 ? -1 * other.rotation : other.rotation
    cosine = min(1, abs(cosine))
    let sine = (1 - cosine * cosine).squareRoot()
    guard sine > Self.leastSine else { return parts }
    let angle = Self.angle(sine: sine, cosine: cosine)
    parts.rotation = (sin((1 - share) * angle) / sine) * rotation + (sin(share * angle) / sine) * end
    return parts
  }

  /// Two rotations closer than this are blended as well along a straight line.
  private static var leastSine: Double { 1e-6 }

  /// Returns the angle of 0…π/2 of a sine and a cosine, in radians, by Newton's method.
  private static func angle(sine: Double, cosine: Double) -> Double {
    var angle = sine * (1 + sine * sine / 6)
    for _ in 0..<3 { angle += sine * cos(angle) - cosine * sin(angle) }
    return angle
  }
}
