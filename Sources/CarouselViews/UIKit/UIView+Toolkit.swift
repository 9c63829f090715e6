#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // What the hosts share asks of a view, in the words of UIKit.
  extension UIView {
    /// The layer that it is drawn in.
    var drawing: CALayer? { layer }

    /// Its size without its transform.
    var plainSize: CGSize { bounds.size }

    /// The size that its constraints give it.
    var sizeByConstraints: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

    /// What assistive technology calls it.
    var spokenName: String? {
      get { accessibilityLabel }
      set { accessibilityLabel = newValue }
    }

    /// Puts a view right in front of another one of its own.
    func put(_ view: UIView, above sibling: UIView) { insertSubview(view, aboveSubview: sibling) }

    /// Gives a view of its own its size and its place.
    func fill(with view: UIView) {
      view.bounds = CGRect(origin: .zero, size: bounds.size)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// Has it arranged anew before it is drawn.
    func arrangeLater() { setNeedsLayout() }

    /// Shows it the other way round, about its middle.
    func mirror(isUpsideDown: Bool) {
      layer.transform = isUpsideDown ? CATransform3DMakeScale(1, -1, 1) : CATransform3DMakeScale(-1, 1, 1)
    }

    /// How wide the clear edge of its picture is, in points: so it is smooth when it is turned.
    static var clearEdge: CGFloat { 1 }

    /// A picture of it, with a clear edge.
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

  extension UIImage {
    /// The picture that is in some bytes, ready for the screen: what would otherwise be done on the main thread, when it is
    /// first drawn.
    static func drawn(from data: Data) -> UIImage? {
      guard let image = UIImage(data: data) else { return nil }
      return image.preparingForDisplay() ?? image
    }

    /// What it costs to keep.
    var bytesInMemory: Int { Int(size.width * scale) * Int(size.height * scale) * 4 }
  }
#endif
