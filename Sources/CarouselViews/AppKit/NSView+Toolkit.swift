#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  // What the hosts share asks of a view, in the words of AppKit.
  extension NSView {
    /// The layer that it is drawn in; nil of a view that has none.
    var drawing: CALayer? { layer }

    /// Its size without its transform.
    var plainSize: CGSize { frame.size }

    /// The size that its constraints give it.
    var sizeByConstraints: CGSize { fittingSize }

    /// What assistive technology calls it.
    var spokenName: String? {
      get { accessibilityLabel() }
      set { setAccessibilityLabel(newValue) }
    }

    /// Puts a view right in front of another one of its own.
    func put(_ view: NSView, above sibling: NSView) { addSubview(view, positioned: .above, relativeTo: sibling) }

    /// Gives a view of its own its size and its place.
    func fill(with view: NSView) { view.frame = bounds }

    /// Has it arranged anew before it is drawn.
    func arrangeLater() { needsLayout = true }

    /// Shows it the other way round, about its middle. A layer's anchor is its corner here.
    func mirror(isUpsideDown: Bool) {
      wantsLayer = true
      layer?.transform =
        isUpsideDown
        ? CATransform3DScale(CATransform3DMakeTranslation(0, bounds.height, 0), 1, -1, 1)
        : CATransform3DScale(CATransform3DMakeTranslation(bounds.width, 0, 0), -1, 1, 1)
    }

    /// How wide the clear edge of its picture is: it has none.
    static var clearEdge: CGFloat { 0 }

    /// A picture of it.
    func drawn() -> CGImage? {
      layoutSubtreeIfNeeded()
      guard let image = bitmapImageRepForCachingDisplay(in: bounds) else { return nil }
      cacheDisplay(in: bounds, to: image)
      return image.cgImage
    }
  }

  extension NSImage {
    /// The picture that is in some bytes, in memory of its own: which would otherwise be done on the main thread, when it is
    /// first drawn.
    static func drawn(from data: Data) -> NSImage? {
      guard let image = NSImage(data: data),
        let drawn = image.cgImage(forProposedRect: nil, context: nil, hints: nil)
      else { return nil }
      return NSImage(cgImage: drawn, size: image.size)
    }

    /// What it costs to keep, with the screen's finest pixels, two for each point.
    var bytesInMemory: Int { Int(size.width * 2) * Int(size.height * 2) * 4 }
  }
#endif
