#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A view with a shadow of its rectangle behind it.
  open class ShadowView: DecoratedView {
    /// How soft the shadow is, in points.
    public var shadowRadius: CGFloat = 8 { didSet { arrangeLater() } }
    /// How dark the shadow is, 0…1.
    public var shadowOpacity: CGFloat = 0.35 { didSet { arrangeLater() } }
    /// How far the shadow is from the view, in points.
    public var shadowOffset = CGSize(width: 0, height: 4) { didSet { arrangeLater() } }
    /// The radius of the view's corners, in points.
    public var cornerRadius: CGFloat = 0 { didSet { arrangeLater() } }

    open override func arrange() {
      super.arrange()
      guard let drawing else { return }
      drawing.shadowColor = PlatformColor(white: 0, alpha: 1).cgColor
      drawing.shadowRadius = shadowRadius.held(to: .greatestFiniteMagnitude)
      drawing.shadowOpacity = Float(shadowOpacity.held(to: 1))
      drawing.shadowOffset = shadowOffset
      // Without a path the shadow would be computed from the pixels in every frame.
      let radius = cornerRadius.held(to: min(bounds.width, bounds.height) / 2)
      drawing.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
  }

  extension CGFloat {
    /// The number between 0 and a limit; 0 for what is no number.
    func held(to most: CGFloat) -> CGFloat { isFinite ? Swift.min(Swift.max(0, self), most) : 0 }
  }
#endif
