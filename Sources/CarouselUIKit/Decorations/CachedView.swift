#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A view that is drawn once and shown as a picture, until it is told to draw again. With a clear edge, so that it is
  /// smooth when it is turned. What is in it takes no touches.
  open class CachedView: DecoratedView {
    /// How wide the clear edge is, in points.
    public static let edge: CGFloat = 1

    private let picture = CALayer()
    private var pictured = CGSize.zero

    /// A view that is drawn once.
    public override init(_ content: UIView) {
      super.init(content)
      content.isHidden = true
      layer.addSublayer(picture)
      isAccessibilityElement = content.isAccessibilityElement
    }

    /// Draws the view again: when its content has changed.
    public func refresh() {
      pictured = .zero
      setNeedsLayout()
    }

    open override func layoutSubviews() {
      super.layoutSubviews()
      let size = bounds.size
      picture.bounds = CGRect(origin: .zero, size: size).insetBy(dx: -Self.edge, dy: -Self.edge)
      picture.position = CGPoint(x: size.width / 2, y: size.height / 2)
      guard size != pictured, size.width > 0, size.height > 0 else { return }
      pictured = size
      content.isHidden = false
      content.layoutIfNeeded()
      let renderer = UIGraphicsImageRenderer(size: picture.bounds.size)
      let image = renderer.image { context in
        context.cgContext.translateBy(x: Self.edge, y: Self.edge)
        content.layer.render(in: context.cgContext)
      }
      content.isHidden = true
      picture.contents = image.cgImage
    }

    open override var accessibilityLabel: String? {
      get { super.accessibilityLabel ?? onMain { content.accessibilityLabel } }
      set { super.accessibilityLabel = newValue }
    }
  }
#endif
