extension CarouselScene {
  /// Returns the base, moved back so that content appears at a share of its size: z = (1 / scale − 1) / m34 with a
  /// camera; without one the content is scaled.
  /// - Parameters:
  ///   - scale: The share, above 0.
  ///   - along: The distance from the middle along the carousel, in points at that depth, where they appear at `scale`
  ///     of their size.
  ///   - across: The distance across it, likewise.
  func receding(to scale: Double, along: Double = 0, across: Double = 0) -> Transform3D {
    guard abs(perspective) > Self.flattest else {
      return base.translated(along: along * scale, across: across * scale, on: axis).scaled(
        x: scale, y: scale, z: scale)
    }
    return base.translated(along: along, across: across, depth: (1 / scale - 1) / perspective, on: axis)
  }

  /// The perspective below which nothing shows depth: a camera a million points away.
  private static var flattest: Double { 1e-6 }

  /// The minimum distance to the viewer's eye, in points.
  var nearest: Double { perspective < 0 ? Self.nearestShare / -perspective : .greatestFiniteMagnitude }

  /// The share of the eye's distance that styles may use.
  private static var nearestShare: Double { 0.8 }
}

/// How items fade in the distance, as in fog, by their apparent size.
enum Fog {
  /// The apparent sizes between which they fade, as shares of their own size.
  static let thick = 0.12
  static let clear = 0.3

  static func opacity(at scale: Double) -> Double { ((scale - thick) / (clear - thick)).clamped(to: 0...1) }
}
