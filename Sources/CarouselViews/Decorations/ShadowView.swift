#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A view with the shadow of its rectangle behind it.
  open class ShadowView: DecoratedView {
    /// The blur radius of the shadow, in points.
    public var shadowRadius: CGFloat = 8 { didSet { arrangeLater() } }
    /// The opacity of the shadow, 0…1.
    public var shadowOpacity: CGFloat = 0.35 { didSet { arrangeLater() } }
    /// The offset of the shadow from the view, in points.
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
    /// Returns the number clamped between 0 and a limit; 0 if it is not finite.
    func held(to most: CGFloat) -> CGFloat { isFinite ? Swift.min(Swift.max(0, self), most) : 0 }
  }
#endif
