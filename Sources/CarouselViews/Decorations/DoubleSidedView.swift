#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import CarouselEngine

  /// A view with another on its back, which is visible when the style turns the item away.
  open class DoubleSidedView: DecoratedView {
    /// The view on the back.
    public let back: PlatformView
    /// The container that mirrors the back.
    private let mirror = PlatformView(frame: .zero)
    private var isVertical = false

    /// Creates a view with a back; the back gets the size of the front.
    public init(front: PlatformView, back: PlatformView) {
      self.back = back
      super.init(front)
      show(isTurned: false)
      mirror.addSubview(back)
      addSubview(mirror)
    }

    @available(*, unavailable)
    public override init(_ content: PlatformView) { fatalError("a double-sided view has a back") }

    open override func arrange() {
      super.arrange()
      fill(with: mirror)
      mirror.fill(with: back)
      turnBack()
    }

    /// Mirrors the back about its centre, since it is seen mirrored when the item turns about the axis across the
    /// carousel. Its centre changes with its size.
    private func turnBack() { mirror.mirrorContent(isUpsideDown: isVertical) }

    open override func didPlace(_ item: PlacedItem, on axis: CarouselAxis) {
      super.didPlace(item, on: axis)
      (back as? any PlacedView)?.didPlace(item, on: axis)
      let isTurned = item.placement.isBackFacing
      if isVertical != axis.isVertical {
        isVertical = axis.isVertical
        turnBack()
      }
      show(isTurned: isTurned)
    }

    private func show(isTurned: Bool) {
      content.isHidden = isTurned
      back.isHidden = !isTurned
      mirror.isHidden = !isTurned
    }
  }
#endif
