/// Where and how one item is shown.
public struct Placement: Equatable, Sendable {
  /// The item's transform about its centre, which rests in the middle of the carousel.
  public var transform: Transform3D
  /// 0…1.
  public var opacity: Double
  /// Whether the item is left out of the picture, and of hit testing.
  public var isHidden: Bool
  /// Whether controls inside the item get touches and clicks.
  public var isInteractive: Bool

  /// An item that is visible by default.
  public init(_ transform: Transform3D, opacity: Double = 1, isHidden: Bool = false, isInteractive: Bool = true) {
    self.transform = transform
    self.opacity = opacity
    self.isHidden = isHidden
    self.isInteractive = isInteractive
  }

  /// Whether the item turns its back to the viewer.
  public var isBackFacing: Bool { !(transform.rows.2.z > 0) }

  /// How near the viewer the item is: the depth of its corner (1, 1, 1), as the classic carousels compare them.
  public var depth: Double { transform.rows.0.z + transform.rows.1.z + transform.rows.2.z + transform.rows.3.z }
}
