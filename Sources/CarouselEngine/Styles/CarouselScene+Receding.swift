extension CarouselScene {
  /// The base, so far back that what is drawn appears at a share of its size: z = (1 / scale − 1) / m34 before a camera;
  /// without one it is made smaller where it is.
  /// - Parameters:
  ///   - scale: Above 0.
  ///   - along: How far from the middle along the carousel, in points of that depth: there they are `scale` as large.
  ///   - across: The same across it.
  func receding(to scale: Double, along: Double = 0, across: Double = 0) -> Transform3D {
    guard abs(perspective) > Self.flattest else {
      return base.translated(along: along * scale, across: across * scale, on: axis).scaled(
        x: scale, y: scale, z: scale)
    }
    return base.translated(along: along, across: across, depth: (1 / scale - 1) / perspective, on: axis)
  }

  /// Cameras farther away than a million points show no depth.
  private static var flattest: Double { 1e-6 }

  /// How near the viewer anything may come without passing the eye, in points.
  var nearest: Double { perspective < 0 ? Self.nearestShare / -perspective : .greatestFiniteMagnitude }

  /// The share of the distance of the eye that styles leave free.
  private static var nearestShare: Double { 0.8 }
}

/// How things fade in the distance, as in fog, by the size that they appear at.
enum Fog {
  /// The sizes between which they fade, as shares of their own.
  static let thick = 0.12
  static let clear = 0.3

  static func opacity(at scale: Double) -> Double { ((scale - thick) / (clear - thick)).clamped(to: 0...1) }
}
