extension CarouselForecast {
  /// Returns a course whose keyframes follow time, for renderers that move at a constant speed from one keyframe to the next: the
  /// progress of its keyframes is the share of the time from `start` to `end` that has passed. It has more keyframes, as each step has one.
  /// - Complexity: O(*s* + *k*), where *s* is the number of steps and *k* that of the keyframes that the motion passes.
  @inline(never)
  public func timed(_ course: ItemCourse) -> ItemCourse {
    guard let first = steps.first, end > start, !course.keyframes.isEmpty else { return course }
    var timed = course
    timed.keyframes = []
    var shown = ShownKeyframes(course.keyframes)
    func append(_ time: Double, _ keyframe: ItemCourse.Keyframe) {
      var keyframe = keyframe
      keyframe.progress = ((time - start) / (end - start)).clamped(to: (timed.keyframes.last?.progress ?? 0)...1)
      timed.append(keyframe)
    }
    append(first.time, shown.keyframe(at: first.progress))
    for index in steps.indices.dropFirst() {
      let (from, to) = (steps[index - 1], steps[index])
      for keyframe in shown.passed(from: from.progress, to: to.progress) {
        let share =
          from.progress == to.progress ? 1 : (keyframe.progress - from.progress) / (to.progress - from.progress)
        append(from.time + share * (to.time - from.time), keyframe)
      }
      append(to.time, shown.keyframe(at: to.progress))
    }
    return timed
  }
}

extension ItemCourse {
  /// Adds a keyframe, and leaves out those before it that change nothing: all but the first and the last one at the same time, and those
  /// between equal ones.
  fileprivate mutating func append(_ keyframe: Keyframe) {
    if keyframes.count > 1 {
      let (first, last) = (keyframes[keyframes.count - 2], keyframes[keyframes.count - 1])
      let isStill = first.looksLike(last) && last.looksLike(keyframe)
      if isStill || first.progress == keyframe.progress { keyframes.removeLast() }
    }
    if keyframe != keyframes.last { keyframes.append(keyframe) }
  }
}

extension ItemCourse.Keyframe {
  /// Whether another one looks the same: what isn't shown may be anywhere.
  fileprivate func looksLike(_ other: Self) -> Bool {
    opacity == other.opacity && (opacity == 0 || transform == other.transform)
  }
}

/// The keyframes of an item, and what is shown between those where it was last looked at.
private struct ShownKeyframes {
  private let keyframes: [ItemCourse.Keyframe]
  private var next = 0
  private var pair: KeyframePair?

  init(_ keyframes: [ItemCourse.Keyframe]) { self.keyframes = keyframes }

  /// Returns the keyframes from one progress to another one, in the order in which they are passed.
  func passed(from: Double, to: Double) -> [ItemCourse.Keyframe] {
    let first = keyframes.firstIndex(beyond: { $0.progress >= min(from, to) })
    let end = keyframes.firstIndex(beyond: { $0.progress > max(from, to) })
    return from <= to ? Array(keyframes[first..<end]) : keyframes[first..<end].reversed()
  }

  /// Returns what is shown at a progress.
  mutating func keyframe(at progress: Double) -> ItemCourse.Keyframe {
    let next = keyframes.firstIndex(beyond: { $0.progress > progress })
    guard next > 0, next < keyframes.count else { return keyframes[max(0, next - 1)] }
    let (from, to) = (keyframes[next - 1], keyframes[next])
    guard progress > from.progress, from.opacity > 0 || to.opacity > 0 else { return from }
    if next != self.next { pair = nil }
    let pair = self.pair ?? KeyframePair(from, to)
    (self.next, self.pair) = (next, pair)
    let shown = pair.shown(at: (progress - from.progress) / (to.progress - from.progress))
    return ItemCourse.Keyframe(progress: progress, transform: shown.transform, opacity: shown.opacity)
  }
}
