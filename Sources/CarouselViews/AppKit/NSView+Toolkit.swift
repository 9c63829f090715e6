#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  // The shared code's view operations, implemented with AppKit.
  extension NSView {
    /// The layer that it is drawn in; nil if it has none.
    var drawing: CALayer? { layer }

    /// The size without its transform.
    package var plainSize: CGSize {
      get { frame.size }
      set { setFrameSize(newValue) }
    }

    /// The opacity, without that of views around it.
    var opacity: CGFloat { alphaValue }

    /// Whether nothing outside of its bounds is visible.
    var clips: Bool { clipsToBounds || self is NSScrollView || superview == nil }

    /// Whether its transform leaves the plane, in which frames are converted: AppKit knows no such transforms.
    var isTurned: Bool { false }

    /// The size given by its constraints.
    var sizeByConstraints: CGSize { fittingSize }

    /// The accessibility label.
    var spokenName: String? {
      get { accessibilityLabel() }
      set { setAccessibilityLabel(newValue) }
    }

    /// Inserts a subview directly in front of another one.
    func put(_ view: NSView, above sibling: NSView) { addSubview(view, positioned: .above, relativeTo: sibling) }

    /// Makes a subview fill the view.
    func fill(with view: NSView) { view.frame = bounds }

    /// Requests a layout before the next drawing.
    func arrangeLater() { needsLayout = true }

    /// Mirrors what is in it about its centre. A layer's anchor is its corner here, and its own transform is AppKit's.
    func mirrorContent(isUpsideDown: Bool) {
      wantsLayer = true
      layer?.sublayerTransform =
        isUpsideDown
        ? CATransform3DScale(CATransform3DMakeTranslation(0, bounds.height, 0), 1, -1, 1)
        : CATransform3DScale(CATransform3DMakeTranslation(bounds.width, 0, 0), -1, 1, 1)
    }

    /// Smooths its edges when it is rotated.
    func smoothEdges() {
      wantsLayer = true
      layer?.allowsEdgeAntialiasing = true
    }

    /// Returns a color as it is in the view's appearance, light or dark.
    func resolved(_ color: NSColor) -> CGColor {
      var resolved = color.cgColor
      effectiveAppearance.performAsCurrentDrawingAppearance { resolved = color.cgColor }
      return resolved
    }

    /// The width of the transparent border of its image: it has none.
    static var clearEdge: CGFloat { 0 }

    /// Returns an image of the view.
    func drawn() -> CGImage? {
      layoutSubtreeIfNeeded()
      guard let image = bitmapImageRepForCachingDisplay(in: bounds) else { return nil }
      cacheDisplay(in: bounds, to: image)
      return image.cgImage
    }
  }

  extension NSWindow {
    /// Whether it is minimised, covered by other windows, or hidden with its app.
    var isInBackground: Bool { !occlusionState.contains(.visible) }
  }

  extension NSImage {
    /// Decodes an image into memory; otherwise that would happen on the main thread when it is first drawn.
    nonisolated static func drawn(from data: Data) -> NSImage? {
      guard let image = NSImage(data: data),
        let drawn = image.cgImage(forProposedRect: nil, context: nil, hints: nil)
      else { return nil }
      return NSImage(cgImage: drawn, size: image.size)
    }

    /// The memory it takes, at two pixels per point, the finest resolution of screens.
    var bytesInMemory: Int { Int(size.width * 2) * Int(size.height * 2) * 4 }
  }
#endif
