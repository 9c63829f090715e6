#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A view that is rendered once to an image, until it is refreshed. Its content receives no touches.
  open class CachedView: DecoratedView {
    private let picture = CALayer()
    private var pictured = CGSize.zero

    /// Creates a view that is rendered once.
    public override init(_ content: PlatformView) {
      super.init(content)
      content.isHidden = true
      drawing?.addSublayer(picture)
      #if canImport(UIKit)
        isAccessibilityElement = content.isAccessibilityElement
      #endif
    }

    /// Renders the view again. Call it when its content has changed.
    public func refresh() {
      pictured = .zero
      arrangeLater()
    }

    open override func arrange() {
      super.arrange()
      let (size, edge) = (bounds.size, PlatformView.clearEdge)
      CATransaction.withoutActions {
        picture.bounds = CGRect(x: 0, y: 0, width: size.width + 2 * edge, height: size.height + 2 * edge)
        picture.position = CGPoint(x: size.width / 2, y: size.height / 2)
      }
      guard size != pictured, size.width > 0, size.height > 0 else { return }
      pictured = size
      content.isHidden = false
      if let image = content.drawn() { CATransaction.withoutActions { picture.contents = image } }
      content.isHidden = true
    }

    #if canImport(UIKit)
      nonisolated open override var accessibilityLabel: String? {
        get { onMain { super.accessibilityLabel ?? content.accessibilityLabel } }
        set { onMain { super.accessibilityLabel = newValue } }
      }
    #else
      open override func accessibilityLabel() -> String? {
        super.accessibilityLabel() ?? content.accessibilityLabel()
      }
    #endif
  }
#endif
