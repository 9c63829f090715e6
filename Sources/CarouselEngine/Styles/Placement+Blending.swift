extension Placement {
  /// Returns the placement blended with another by a share of 0…1. What is hidden in one of the two fades.
  /// - Parameter showsBackfaces: Whether an item may show its back in between.
  func blended(with other: Placement, share: Double, showsBackfaces: Bool) -> Placement {
    var placement = other
    placement.transform = transform.blended(with: other.transform, share: share)
    let (start, end) = (isHidden ? 0 : opacity, other.isHidden ? 0 : other.opacity)
    placement.opacity = start + (end - start) * share
    placement.isHidden = (isHidden && other.isHidden) || (!showsBackfaces && placement.isBackFacing)
    return placement
  }
}
