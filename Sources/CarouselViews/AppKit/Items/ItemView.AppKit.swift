#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  /// A container that transforms an item's view, so that the opacity and the position of the app's own view remain the
  /// app's. It is as long as an item, with the view in its middle.
  public final class ItemView: NSView {
    /// The app's view.
    public internal(set) var content: NSView
    /// The item as last placed; nil before.
    public internal(set) var item: PlacedItem?
    /// The kind of the app's view, if it was dequeued.
    var kind: ViewKind?
    /// How the app's view is fitted to the carousel; nil if it has its own width, or height.
    var widthFit: ItemFit?, heightFit: ItemFit?
    /// The resting position of its centre, in the content view.
    private var middle = CGPoint.zero

    init(content: NSView) {
      self.content = content
      super.init(frame: .zero)
      // Before macOS 14, it is true by default. The transform moves the content out of the frame.
      clipsToBounds = false
      smoothEdges()
      hold(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override var isFlipped: Bool { true }

    // MARK: Placement

    /// Places an item.
    func show(_ item: PlacedItem, in carousel: CarouselModel) {
      self.item = item
      middle = CGPoint(carousel.middle)
      let size = size(in: carousel)
      frame = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
      centerContent()
      layer?.zPosition = item.zPosition
      alphaValue = CGFloat(item.placement.opacity)
      isHidden = item.placement.isHidden
      turn()
      (content as? any PlacedView)?.didPlace(item, on: carousel.layoutAxis)
    }

    /// Moves the frame so that a point, relative to the item's centre, is under a point of the content view; the
    /// rendering stays.
    func aim(at point: CGPoint, under place: CGPoint) {
      frame.origin = CGPoint(x: place.x - point.x - bounds.width / 2, y: place.y - point.y - bounds.height / 2)
      turn()
    }

    /// Nothing to end: AppKit fades the carousel as a whole.
    func endFading() {}

    /// Applies the transform, to what is in the layer: the layer's own transform is AppKit's, which resets it. AppKit keeps
    /// a layer's anchor in its corner and positions it with the frame: so the transform is applied about the centre, and
    /// then moved back to the centre's resting position.
    private func turn() {
      guard let item, let layer else { return }
      let (width, height) = (Double(bounds.width), Double(bounds.height))
      let rest = Transform3D.identity.translated(
        x: Double(middle.x - frame.origin.x), y: Double(middle.y - frame.origin.y))
      let transform = Transform3D.identity.translated(x: -width / 2, y: -height / 2)
        .concatenating(item.placement.transform).concatenating(rest)
      CATransaction.withoutActions { layer.sublayerTransform = CATransform3D(transform) }
    }

    private func centerContent() {
      guard content.translatesAutoresizingMaskIntoConstraints else { return }
      let size = content.frame.size
      content.setFrameOrigin(CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2))
    }

    // MARK: Assistive technology

    public override func isAccessibilityElement() -> Bool { true }
    public override func accessibilityRole() -> NSAccessibility.Role? { .group }
  }
#endif
