#if canImport(UIKit) && !os(watchOS)
  import CarouselEngine
  import UIKit

  /// Carries an item's view through space, so that the transform, the opacity and the position of the app's own view stay
  /// the app's. As long as the items are, with the view in its middle.
  public final class ItemView: UIView {
    /// The app's view.
    public internal(set) var content: UIView
    /// What was last shown of it; nil while it is new.
    public internal(set) var item: PlacedItem?

    init(content: UIView) {
      self.content = content
      super.init(frame: .zero)
      accessibilityContainerType = .semanticGroup
      hold(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Placing

    /// Shows an item in its place.
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
