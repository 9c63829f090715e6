/// The transform, the opacity and the visibility of an item.
public struct Placement: Equatable, Sendable {
  /// The transform about the item's centre, which rests in the middle of the carousel.
  public var transform: Transform3D
  /// The opacity, 0…1.
  public var opacity: Double
  /// Whether the item is neither painted nor hit.
  public var isHidden: Bool
  /// Whether controls inside the item receive touches and clicks.
  public var isInteractive: Bool

  /// Creates a placement, visible by default.
  public init(_ transform: Transform3D, opacity: Double = 1, isHidden: Bool = false, isInteractive: Bool = true) {
    self.transform = transform
    self.opacity = opacity
    self.isHidden = isHidden
    self.isInteractive = isInteractive
  }

  /// Whether the item's back faces the viewer.
  public var isBackFacing: Bool { !(transform.rows.2.z > 0) }

  /// The depth of the item: that of its corner (1, 1, 1), as the classic carousels compare it. Higher values are closer
  /// to the viewer.
  public var depth: Double { transform.rows.0.z + transform.rows.1.z + transform.rows.2.z + transform.rows.3.z }

  /// Hides the item if a number of its transform is not finite.
  mutating func hideUnlessFinite() {
    if !transform.isFinite { self = Placement(.identity, opacity: 0, isHidden: true) }
  }
}
