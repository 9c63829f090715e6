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

    /// Draws the shadow: the shadow of the view's own layer is AppKit's.
    private let shade = CALayer()

    /// Creates a view with a shadow.
    public override init(_ content: PlatformView) {
      super.init(content)
      // Behind the content.
      shade.zPosition = -1
      drawing?.addSublayer(shade)
    }

    open override func arrange() {
      super.arrange()
      CATransaction.withoutActions {
        shade.frame = bounds
        shade.shadowColor = PlatformColor(white: 0, alpha: 1).cgColor
        shade.shadowRadius = shadowRadius.held(to: .greatestFiniteMagnitude)
        shade.shadowOpacity = Float(shadowOpacity.held(to: 1))
        shade.shadowOffset = shadowOffset
        // Without a path the shadow would be computed from the pixels in every frame.
        let radius = cornerRadius.held(to: min(bounds.width, bounds.height) / 2)
        shade.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
      }
    }
  }

  extension CGFloat {
    /// Returns the number clamped between 0 and a limit; 0 if it is not finite.
    func held(to most: CGFloat) -> CGFloat { isFinite ? Swift.min(Swift.max(0, self), most) : 0 }
  }
#endif
