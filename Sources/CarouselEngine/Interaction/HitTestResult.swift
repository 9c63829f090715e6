/// The frontmost item at a point of a carousel.
public struct HitTestResult: Sendable {
  /// The item or the placeholder.
  public var item: PlacedItem
  /// The point on the item, in points from its centre.
  public var point: Point2D
  /// Whether the item's back faces the viewer.
  public var isBack: Bool
}

extension CarouselController {
  /// Returns the frontmost item at a point, in points from the carousel's upper left corner, as projected by the
  /// camera.
  ///
  /// Hit testing ignores items that are hidden, fully transparent or leaving, and points behind the viewer's eye.
  /// - Complexity: O(*v*), where *v* is the number of mounted items.
  public func hitTest(_ point: Point2D) -> HitTestResult? {
    guard let hit = hit(at: point) else { return nil }
    return HitTestResult(
      item: mounted[hit.position].placed(order: hit.order), point: hit.point,
      isBack: mounted[hit.position].placement.isBackFacing)
  }

  /// Returns the frontmost view at a point, in points from the carousel's upper left corner.
  public func view(at point: Point2D) -> Host.View? { hit(at: point).map { views[$0.position] } }

  /// Returns the position in `mounted` of the frontmost item at a point, its place in the painting order, and the point on
  /// the item.
  func hit(at point: Point2D) -> (position: Int, order: Int, point: Point2D)? {
    guard point.isFinite else { return nil }
    let place = point - ask { $0.middle }
    for order in painting.positions.indices.reversed() {
      let position = painting.positions[order], size = mounted[position].size
      guard mounted[position].isVisible, let local = mounted[position].placement.transform.unproject(place) else {
        continue
      }
      if abs(local.x) <= size.width / 2, abs(local.y) <= size.height / 2 { return (position, order, local) }
    }
    return nil
  }
}

extension MountedItem {
  /// Whether it can be hit.
  fileprivate var isVisible: Bool { !isLeaving && !isKept && !placement.isHidden && placement.opacity > 0 }
}
