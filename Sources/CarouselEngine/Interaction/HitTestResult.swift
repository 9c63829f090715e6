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
  public func hitTest(_ point: Point2D) -> HitTestResult? { hit(at: point)?.result }

  /// Returns the frontmost view at a point, in points from the carousel's upper left corner.
  public func view(at point: Point2D) -> Host.View? { hit(at: point).map { views[$0.position] } }

  func hit(at point: Point2D) -> (position: Int, result: HitTestResult)? {
    guard point.isFinite else { return nil }
    let place = point - ask { $0.middle }
    for order in painting.positions.indices.reversed() {
      let position = painting.positions[order], item = mounted[position]
      guard !item.isLeaving, !item.isKept, !item.placement.isHidden, item.placement.opacity > 0 else { continue }
      guard let local = item.placement.transform.unproject(place) else { continue }
      guard abs(local.x) <= item.size.width / 2, abs(local.y) <= item.size.height / 2 else { continue }
      let result = HitTestResult(
        item: item.placed(order: order), point: local, isBack: item.placement.isBackFacing)
      return (position, result)
    }
    return nil
  }
}
