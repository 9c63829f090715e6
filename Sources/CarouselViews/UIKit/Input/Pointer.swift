#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CarouselEngine
  import UIKit

  /// The interaction with a pointer: it highlights the item that a click would select, and autoplay waits while it
  /// hovers.
  @MainActor
  final class Pointer: NSObject, UIPointerInteractionDelegate {
    private weak var carousel: CarouselView?
    private let hover = UIHoverGestureRecognizer()
    private var action: Action<UIHoverGestureRecognizer>?

    init(carousel: CarouselView) {
      self.carousel = carousel
    }

    func install() {
      guard let carousel else { return }
      carousel.addInteraction(UIPointerInteraction(delegate: self))
      let action = Action<UIHoverGestureRecognizer> { [weak self] in self?.hovered($0) }
      hover.addTarget(action, action: Action<UIHoverGestureRecognizer>.selector)
      carousel.addGestureRecognizer(hover)
      self.action = action
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
      let isInside = hover.state == .began || hover.state == .changed
      carousel?.withController { $0.setAutoplayReason(.hovered, isInside) }
    }

    // MARK: Highlights

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard let carousel, carousel.highlightsItemsUnderPointer else { return nil }
      guard let item = carousel.controller.hitTest(carousel.inner(request.location))?.item, !item.isPlaceholder,
        let view = carousel.controller.view(atSlot: item.slot), let rect = carousel.box(around: item, in: view)
      else { return nil }
      return UIPointerRegion(rect: rect, identifier: item.slot)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      guard let carousel, let slot = region.identifier as? Int, let view = carousel.controller.view(atSlot: slot)
      else { return nil }
      // The item is neither lifted nor moved: the style places it.
      let effect = UIPointerEffect.hover(
        UITargetedPreview(view: view), preferredTintMode: .overlay, prefersShadow: false, prefersScaledContent: false)
      return UIPointerStyle(effect: effect, shape: nil)
    }
  }

  extension CarouselView {
    /// Returns the box around the visible part of an item, or nil if it is partly behind the eye.
    fileprivate func box(around item: PlacedItem, in view: ItemView) -> CGRect? {
      let (x, y) = (Double(view.bounds.width) / 2, Double(view.bounds.height) / 2)
      let corners = [(-x, -y), (x, -y), (-x, y), (x, y)].compactMap {
        item.placement.transform.project(Point2D(x: $0.0, y: $0.1))
      }
      guard corners.count == 4 else { return nil }
      let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
      let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
      let middle = controller.carousel.middle
      return CGRect(
        x: bounds.origin.x + CGFloat(middle.x + left), y: bounds.origin.y + CGFloat(middle.y + top),
        width: CGFloat(right - left), height: CGFloat(bottom - top))
    }
  }
#endif
