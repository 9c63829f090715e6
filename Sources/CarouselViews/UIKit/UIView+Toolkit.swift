#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // The shared code's view operations, implemented with UIKit.
  extension UIView {
    /// The layer that it is drawn in.
    var drawing: CALayer? { layer }

    /// The size without its transform.
    package var plainSize: CGSize {
      get { bounds.size }
      set { bounds.size = newValue }
    }

    /// The opacity, without that of views around it.
    var opacity: CGFloat { alpha }

    /// Whether nothing outside of its bounds is visible.
    var clips: Bool { clipsToBounds || superview == nil }

    /// Whether its transform leaves the plane, in which frames are converted.
    var isTurned: Bool { !CATransform3DIsAffine(layer.transform) }

    /// The size given by its constraints.
    var sizeByConstraints: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

    /// The accessibility label.
    var spokenName: String? {
      get { accessibilityLabel }
      set { accessibilityLabel = newValue }
    }

    /// Inserts a subview directly in front of another one.
    func put(_ view: UIView, above sibling: UIView) { insertSubview(view, aboveSubview: sibling) }

    /// Makes a subview fill the view.
    func fill(with view: UIView) {
      view.bounds = CGRect(origin: .zero, size: bounds.size)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Requests a layout before the next drawing.
    func arrangeLater() { setNeedsLayout() }

    /// Mirrors what is in it about its centre.
    func mirrorContent(isUpsideDown: Bool) {
      layer.sublayerTransform = isUpsideDown ? CATransform3DMakeScale(1, -1, 1) : CATransform3DMakeScale(-1, 1, 1)
    }

    /// Smooths its edges when it is rotated.
    func smoothEdges() { layer.allowsEdgeAntialiasing = true }

    /// Returns a color as it is in the view's appearance, light or dark.
    func resolved(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }

    /// The width of the transparent border of its image, in points: it makes edges smooth when the image is rotated.
    static var clearEdge: CGFloat { 1 }

    /// Returns an image of the view, with a transparent border.
    func drawn() -> CGImage? {
      layoutIfNeeded()
      let edge = Self.clearEdge
      let size = CGSize(width: bounds.width + 2 * edge, height: bounds.height + 2 * edge)
      let image = UIGraphicsImageRenderer(size: size).image { context in
        context.cgContext.translateBy(x: edge, y: edge)
        layer.render(in: context.cgContext)
      }
      return image.cgImage
    }
  }

  extension UIWindow {
    /// Whether its scene is in the background.
    var isInBackground: Bool { windowScene?.activationState == .background }
  }

  extension UIImage {
    /// Decodes an image for the screen; otherwise that would happen on the main thread when it is first drawn.
    nonisolated static func drawn(from data: Data) -> UIImage? {
      guard let image = UIImage(data: data) else { return nil }
      return image.preparingForDisplay() ?? image
    }

    /// The memory it takes, in bytes.
    var bytesInMemory: Int { Int(size.width * scale) * Int(size.height * scale) * 4 }
  }
#endif
