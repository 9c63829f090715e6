#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import CarouselEngine

  /// Carries an item's view through space, so that the opacity and the place of the app's own view stay the app's. As long as
  /// the items are, with the view in its middle.
  public final class ItemView: NSView {
    /// The app's view.
    public internal(set) var content: NSView
    /// What was last shown of it; nil while it is new.
    public internal(set) var item: PlacedItem?
    /// Where its middle rests, in the content view.
    private var middle = CGPoint.zero

    init(content: NSView) {
      self.content = content
      super.init(frame: .zero)
      wantsLayer = true
      hold(content)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    public override var isFlipped: Bool { true }

    // MARK: Placing

    /// Shows an item in its place.
    func show(_ item: PlacedItem, in carousel: CarouselModel) {
      self.item = item
      middle = CGPoint(carousel.middle)
      let size = size(in: carousel)
      frame = CGRect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
      centerContent()
      layer?.zPosition = CGFloat(item.order)
      alphaValue = CGFloat(item.placement.opacity)
      isHidden = item.placement.isHidden
      turn()
      (content as? any PlacedView)?.didPlace(item, on: carousel.axis)
    }

    /// Moves the frame so that a point, relative to the item's middle, is under a place of the content view; the picture stays.
    func aim(at point: CGPoint, under place: CGPoint) {
      frame.origin = CGPoint(x: place.x - point.x - bounds.width / 2, y: place.y - point.y - bounds.height / 2)
      turn()
    }

    /// Applies the transform. AppKit keeps a layer's anchor in its corner, and puts it where the frame's is: so the transform is
    /// about the middle, and back to where the middle rests.
    private func turn() {
      guard let item, let layer else { return }
      let (width, height) = (Double(bounds.width), Double(bounds.height))
      let rest = Transform3D.identity.translated(
        x: Double(middle.x - frame.origin.x), y: Double(middle.y - frame.origin.y))
      let transform = Transform3D.identity.translated(x: -width / 2, y: -height / 2)
        .concatenating(item.placement.transform).concatenating(rest)
      // Layers of views move by animations otherwise.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.transform = CATransform3D(transform)
      CATransaction.commit()
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
