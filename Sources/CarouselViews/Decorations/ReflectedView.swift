#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A view above its reflection. The reflection is live, whatever the content, since the same layers are drawn twice.
  open class ReflectedView: DecoratedView {
    /// The space between the view and its reflection, in points; negative values count as 0.
    public var gap: CGFloat = 0 { didSet { arrangeLater() } }
    /// The share of the view that is reflected, 0…1.
    public var height: CGFloat = 0.4 { didSet { arrangeLater() } }
    /// The opacity at the top of the reflection, 0…1; it fades to 0.
    public var reflectionAlpha: CGFloat = 0.5 { didSet { arrangeLater() } }

    private let fade = CAGradientLayer()

    #if canImport(UIKit)
      open override class var layerClass: AnyClass { CAReplicatorLayer.self }
    #else
      open override func makeBackingLayer() -> CALayer { CAReplicatorLayer() }
    #endif

    /// Creates a view with a reflection.
    public override init(_ content: PlatformView) {
      super.init(content)
      drawing?.mask = fade
    }

    open override func arrange() {
      super.arrange()
      guard let replicator = drawing as? CAReplicatorLayer else { return }
      let (size, gap) = (bounds.size, gap.held(to: .greatestFiniteMagnitude))
      replicator.instanceCount = 2
      // Flipped about the replicator's centre, then moved down by its height and the gap.
      replicator.instanceTransform = CATransform3DScale(CATransform3DMakeTranslation(0, size.height + gap, 0), 1, -1, 1)
      let total = size.height + gap + size.height * height.held(to: 1)
      CATransaction.withoutActions {
        fade.bounds = CGRect(x: 0, y: 0, width: size.width, height: total)
        fade.position = CGPoint(x: size.width / 2, y: total / 2)
        fade.colors = [1, 1, reflectionAlpha.held(to: 1), 0].map { PlatformColor(white: 0, alpha: $0).cgColor }
        guard total > 0 else { return }
        fade.locations = [0, size.height / total, size.height / total, 1].map { NSNumber(value: Double($0)) }
      }
    }
  }
#endif
