#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A view with a shadow of its rectangle behind it.
  open class ShadowView: DecoratedView {
    /// How soft the shadow is, in points.
    public var shadowRadius: CGFloat = 8 { didSet { needsLayout = true } }
    /// How dark the shadow is, 0…1.
    public var shadowOpacity: CGFloat = 0.35 { didSet { needsLayout = true } }
    /// How far the shadow is from the view, in points.
    public var shadowOffset = CGSize(width: 0, height: 4) { didSet { needsLayout = true } }
    /// The radius of the view's corners, in points.
    public var cornerRadius: CGFloat = 0 { didSet { needsLayout = true } }

    open override func layout() {
      super.layout()
      guard let layer else { return }
      layer.shadowColor = NSColor(white: 0, alpha: 1).cgColor
      layer.shadowRadius = shadowRadius.isFinite ? max(0, shadowRadius) : 0
      layer.shadowOpacity = Float(shadowOpacity.isFinite ? min(max(0, shadowOpacity), 1) : 0)
      layer.shadowOffset = shadowOffset
      // Without a path the shadow would be computed from the pixels in every frame.
      let radius = min(cornerRadius.isFinite ? max(0, cornerRadius) : 0, bounds.width / 2, bounds.height / 2)
      layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
  }
#endif
