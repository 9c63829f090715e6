#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A view with another on its back, which is seen when the style turns the item away.
  open class DoubleSidedView: DecoratedView {
    /// The view on the back.
    public let back: NSView

    /// A view with a back; the back gets the size of the front.
    public init(front: NSView, back: NSView) {
      self.back = back
      super.init(front)
      back.wantsLayer = true
      back.isHidden = true
      addSubview(back)
    }

    @available(*, unavailable)
    public override init(_ content: NSView) { fatalError("a double-sided view has a back") }

    open override func layout() {
      super.layout()
      back.frame = bounds
    }

    open override func didPlace(_ item: PlacedItem, on axis: Axis) {
      super.didPlace(item, on: axis)
      (back as? any PlacedView)?.didPlace(item, on: axis)
      let isTurned = item.placement.isBackFacing
      // Turned about the axis across the carousel's, the back is seen the wrong way round. A layer's anchor is its corner here.
      let (width, height) = (bounds.width, bounds.height)
      back.layer?.transform =
        axis.isVertical
        ? CATransform3DScale(CATransform3DMakeTranslation(0, height, 0), 1, -1, 1)
        : CATransform3DScale(CATransform3DMakeTranslation(width, 0, 0), -1, 1, 1)
      content.isHidden = isTurned
      back.isHidden = !isTurned
    }
  }
#endif
