#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Carries an item's view through space, so that the transform, the opacity and the place of the app's own view stay the
  /// app's. As long as the items are, with the view in its middle.
  public final class ItemView: UIView {
    /// The app's view.
    public private(set) var content: UIView
    /// What was last shown of it; nil while it is new.
    public private(set) var item: PlacedItem?

    private init(content: UIView) {
      self.content = content
      super.init(frame: .zero)
      accessibilityContainerType = .semanticGroup
      hold(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// A carrier for a view: the one that it was in, where the view is used again.
    static func holding(_ content: UIView, reusing view: ItemView?) -> ItemView {
      guard let view else { return ItemView(content: content) }
      if view.content !== content { view.exchange(for: content) }
      view.item = nil
      return view
    }

    private func exchange(for view: UIView) {
      if content.superview === self { content.removeFromSuperview() }
      content = view
      hold(view)
    }

    private func hold(_ view: UIView) {
      let usesConstraints = !view.translatesAutoresizingMaskIntoConstraints
      addSubview(view)
      guard usesConstraints else { return }
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: centerXAnchor), view.centerYAnchor.constraint(equalTo: centerYAnchor),
      ])
    }

    /// The size of the app's view: by its constraints, or its own.
    var contentSize: CGSize {
      content.translatesAutoresizingMaskIntoConstraints
        ? content.bounds.size : content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    // MARK: Placing

    /// Shows an item in its place.
    func show(_ item: PlacedItem, in carousel: Carousel) {
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

    private func size(in carousel: Carousel) -> CGSize {
      let size = contentSize, length = CGFloat(carousel.itemLength)
      return carousel.axis.isVertical
        ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
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

  /// A view that wants to know where it is shown as an item: decorations do.
  @MainActor
  public protocol PlacedView: UIView {
    /// The item was placed: its offset and its placement are in `item`.
    func didPlace(_ item: PlacedItem, on axis: Axis)
  }
#endif
