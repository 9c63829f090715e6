#if HAS_TOOLKIT
  import CarouselEngine

  /// A view with another on its back, which is seen when the style turns the item away.
  open class DoubleSidedView: DecoratedView {
    /// The view on the back.
    public let back: PlatformView

    /// A view with a back; the back gets the size of the front.
    public init(front: PlatformView, back: PlatformView) {
      self.back = back
      super.init(front)
      back.isHidden = true
      addSubview(back)
    }

    @available(*, unavailable)
    public override init(_ content: PlatformView) { fatalError("a double-sided view has a back") }

    open override func arrange() {
      super.arrange()
      fill(with: back)
    }

    open override func didPlace(_ item: PlacedItem, on axis: Axis) {
      super.didPlace(item, on: axis)
      (back as? any PlacedView)?.didPlace(item, on: axis)
      let isTurned = item.placement.isBackFacing
      // Turned about the axis across the carousel's, the back is seen the wrong way round.
      back.mirror(isUpsideDown: axis.isVertical)
      content.isHidden = isTurned
      back.isHidden = !isTurned
    }
  }
#endif
