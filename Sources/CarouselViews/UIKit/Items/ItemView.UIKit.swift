#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  /// A container that transforms an item's view, so that the transform, the opacity and the position of the app's own
  /// view remain the app's. It is as long as an item, with the view in its middle.
  public final class ItemView: UIView {
    /// The app's view.
    public internal(set) var content: UIView
    /// The item as last placed; nil before.
    public internal(set) var item: PlacedItem?

    init(content: UIView) {
      self.content = content
      super.init(frame: .zero)
      accessibilityContainerType = .semanticGroup
      hold(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Placement

    /// Places an item.
    func show(_ item: PlacedItem, in carousel: CarouselModel) {
      let placement = item.placement
      self.item = item
      let size = size(in: carousel)
      if bounds.size != size {
        bounds = CGRect(origin: .zero, size: size)
        centerContent()
      }
      center = CGPoint(carousel.middle)
      layer.transform = CATransform3D(placement.transform)
      layer.zPosition = CGFloat(item.order)
      alpha = CGFloat(placement.opacity)
      isHidden = placement.isHidden
      isUserInteractionEnabled = placement.isInteractive
      (content as? any PlacedView)?.didPlace(item, on: carousel.axis)
    }

    private func centerContent() {
      guard content.translatesAutoresizingMaskIntoConstraints else { return }
      content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      centerContent()
    }
  }
#endif
