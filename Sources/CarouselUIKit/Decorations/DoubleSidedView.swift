#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view with another on its back, which is seen when the style turns the item away.
  open class DoubleSidedView: DecoratedView {
    /// The view on the back.
    public let back: UIView

    /// A view with a back; the back gets the size of the front.
    public init(front: UIView, back: UIView) {
      self.back = back
      super.init(front)
      back.isHidden = true
      addSubview(back)
    }

    @available(*, unavailable)
    public override init(_ content: UIView) { fatalError("a double-sided view has a back") }

    open override func layoutSubviews() {
      super.layoutSubviews()
      back.bounds = CGRect(origin: .zero, size: bounds.size)
      back.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    open override func didPlace(_ item: PlacedItem, on axis: Axis) {
      super.didPlace(item, on: axis)
      (back as? any PlacedView)?.didPlace(item, on: axis)
      let isTurned = item.placement.isBackFacing
      // Turned about the axis across the carousel's, the back is seen the wrong way round.
      back.layer.transform = axis.isVertical ? CATransform3DMakeScale(1, -1, 1) : CATransform3DMakeScale(-1, 1, 1)
      content.isHidden = isTurned
      back.isHidden = !isTurned
    }
  }
#endif
