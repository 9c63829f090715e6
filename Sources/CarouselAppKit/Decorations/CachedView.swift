#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A view that is drawn once and shown as a picture, until it is told to draw again. What is in it takes no clicks.
  open class CachedView: DecoratedView {
    private let picture = CALayer()
    private var pictured = CGSize.zero

    /// A view that is drawn once.
    public override init(_ content: NSView) {
      super.init(content)
      content.isHidden = true
      layer?.addSublayer(picture)
    }

    /// Draws the view again: when its content has changed.
    public func refresh() {
      pictured = .zero
      needsLayout = true
    }

    open override func layout() {
      super.layout()
      picture.frame = bounds
      let size = bounds.size
      guard size != pictured, size.width > 0, size.height > 0 else { return }
      pictured = size
      content.isHidden = false
      content.layoutSubtreeIfNeeded()
      if let image = content.bitmapImageRepForCachingDisplay(in: content.bounds) {
        content.cacheDisplay(in: content.bounds, to: image)
        picture.contents = image.cgImage
      }
      content.isHidden = true
    }

    open override func accessibilityLabel() -> String? { super.accessibilityLabel() ?? content.accessibilityLabel() }
  }
#endif
