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
    /// The kind of the app's view, if it was dequeued.
    var kind: ViewKind?
    /// How the app's view is fitted to the carousel; nil if it has its own width, or height.
    var widthFit: ItemFit?, heightFit: ItemFit?
    /// A snapshot of the former content that is fading out.
    private var picture: UIView?

    init(content: UIView) {
      self.content = content
      super.init(frame: .zero)
      accessibilityContainerType = .semanticGroup
      smoothEdges()
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
      layer.zPosition = item.zPosition
      alpha = CGFloat(placement.opacity)
      isHidden = placement.isHidden
      isUserInteractionEnabled = placement.isInteractive
      (content as? any PlacedView)?.didPlace(item, on: carousel.layoutAxis)
    }

    // MARK: Fading

    /// Fades a snapshot of the former content out over the view.
    func fadeOut(_ picture: UIView) {
      self.picture = picture
      picture.isUserInteractionEnabled = false
      picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
      addSubview(picture)
      UIView.animate(
        withDuration: CarouselModel.defaultScrollDuration, animations: { picture.alpha = 0 },
        completion: { _ in picture.removeFromSuperview() })
    }

    /// Removes the snapshot: the view is going to show another item.
    func endFading() {
      picture?.removeFromSuperview()
      picture = nil
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
